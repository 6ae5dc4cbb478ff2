import "./dictionaries.server.ts";
import { renderToString } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import type { Language } from "../domain/language.ts";
import { languageInAddress } from "./address-language.ts";
import { ErrorReference } from "./components/error-reference.ts";
import { KeptMarking } from "./components/kept.tsx";
import { clientFilesContext, linkedDataContext, offlineContext, renderedContext, traceContext } from "./context.ts";
import { escapeForScript } from "./escape-for-script.server.ts";
import { addBoot, DOCK, finishDocument, writeData } from "./finish-document.server.ts";
import { markKeptParts } from "./kept-html.server.ts";
import type { RenderedPage } from "./rendered-page.server.ts";
import { answerWithText } from "./written-response.server.ts";

/** Renders the whole page, then defers its scripts and computes the security policy that allows exactly them. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	const failure = status >= 500 ? context.get(traceContext).id : null;
	const named = languageInAddress(new URL(request.url).search);
	const page = await renderPage(entry, named, (whole) => (
		<ErrorReference value={failure}>
			<ServerRouter context={whole} url={request.url} />
		</ErrorReference>
	));
	const rendered = { ...page, html: addLinkedData(page.html, context.get(linkedDataContext)) };
	context.get(renderedContext)?.(rendered);
	headers.set("Content-Type", "text/html; charset=utf-8");
	// In development Vite sends styles and scripts as they change, and there is no policy.
	if (!import.meta.env.PROD) {
		return new Response(addBoot(writeData(rendered.html, rendered.dataScript), false), { status, headers });
	}
	const document = finishDocument(rendered, {
		files: context.get(clientFilesContext),
		isOffline: context.get(offlineContext),
	});
	headers.set("Content-Security-Policy", document.policy);
	return answerWithText(document.pieces, { status, headers });
}

/**
 * Writes what the page says to programs before the dock, after the words of the page. It is data and never runs, so the
 * policy need not know it, and no script carries it a second time. React passes over a child of the body that it did not
 * render.
 */
function addLinkedData(html: string, linkedData: string | null): string {
	if (linkedData === null) return html;
	return html.replace(DOCK, () => `<script type="application/ld+json">${linkedData}</script>${DOCK}`);
}

/** Logs what nobody expected, once, under the request's id. A page that does not exist is not logged. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(traceContext).logError(error);
};

/**
 * Renders in one go, twice as fast as to a stream: nothing of a page is waited for once its loaders have answered. Its data,
 * which React Router would stream after it, is read first and written before the end of the body, where the stream puts it.
 */
async function renderPage(
	{ serverHandoffStream, ...entry }: EntryContext,
	named: Language | null,
	elementOf: (entry: EntryContext) => React.ReactNode,
): Promise<RenderedPage> {
	const data = serverHandoffStream ? await readText(serverHandoffStream) : "";
	const { marksFor, writeKept } = markKeptParts();
	// Every link has the language that the address names.
	const marks = (by: unknown) => marksFor(named ? [named, by] : by);
	const rendered = renderToString(<KeptMarking value={marks}>{elementOf(entry)}</KeptMarking>);
	const html = `<!DOCTYPE html>${writeKept(rendered)}`;
	if (!entry.renderMeta?.didRenderScripts) return { html, dataScript: null };
	const calls = [...(data ? [`enqueue(${escapeForScript(JSON.stringify(data))})`] : []), "close()"];
	// One script, because the policy sends a digest of each.
	return { html, dataScript: calls.map((call) => `window.__reactRouterContext.streamController.${call};`).join("") };
}

/** All of a stream, without the Response around it that would check and queue each piece. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
	const decoder = new TextDecoder();
	const reader = stream.getReader();
	let text = "";
	for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
		text += decoder.decode(piece.value, { stream: true });
	}
	return text + decoder.decode();
}
