import { renderToString } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import type { Language } from "../domain/language.ts";
import { LANGUAGES } from "../domain/language.ts";
import en from "../public/locales/en.json";
import es from "../public/locales/es.json";
import { ErrorReference } from "./components/load-failure.tsx";
import {
	clientFilesContext,
	feedContext,
	hasFilesContext,
	linkedDataContext,
	offlineContext,
	traceContext,
} from "./context.ts";
import {
	addBeforeDock,
	finishDocument,
	finishInDevelopment,
	type RenderedPage,
} from "./document/finish-document.server.ts";
import { escapeForScript } from "./document/inline.server.ts";
import { DrawsIcons } from "./icons/icon.tsx";
import { readNumbered } from "./take-over/page-data.ts";
import type { Dictionary } from "./words/text.ts";
import { registerDictionary } from "./words/text.ts";

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { es, en };

for (const language of LANGUAGES) registerDictionary(language, DICTIONARIES[language]);

/** Renders the whole page, then defers its scripts and computes the security policy that allows exactly them. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	const failure = status >= 500 ? context.get(traceContext).id : null;
	const hasFiles = context.get(hasFilesContext);
	const page = await renderPage(entry, (whole) => (
		<ErrorReference value={failure}>
			<DrawsIcons value={!hasFiles}>
				<ServerRouter context={whole} url={request.url} />
			</DrawsIcons>
		</ErrorReference>
	));
	const html = addFeed(addLinkedData(page.html, context.get(linkedDataContext)), context.get(feedContext));
	const rendered = { ...page, html };
	headers.set("Content-Type", "text/html; charset=utf-8");
	// In development there is no policy.
	if (!import.meta.env.PROD) return new Response(finishInDevelopment(rendered), { status, headers });
	const { html: finished, policy } = finishDocument(rendered, {
		files: context.get(clientFilesContext),
		isOffline: context.get(offlineContext),
		hasFiles,
	});
	headers.set("Content-Security-Policy", policy);
	return new Response(finished, { status, headers });
}

/**
 * Writes what the page says to programs before the dock, after the words of the page. It is data and never runs, so the
 * policy need not know it, and no script carries it a second time. React passes over a child of the body that it did not
 * render.
 */
function addLinkedData(html: string, linkedData: string | null): string {
	if (linkedData === null) return html;
	return addBeforeDock(html, `<script type="application/ld+json">${linkedData}</script>`);
}

/** By which a feed reader finds the feed of a page: no script needs to know it, and React passes over it in the head too. */
function addFeed(html: string, feed: string | null): string {
	if (feed === null) return html;
	return html.replace("</head>", () => `<link rel="alternate" type="application/atom+xml" href="${feed}"/></head>`);
}

/** Logs what nobody expected, once, under the request's id. A page that does not exist is not logged. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(traceContext).logError(error);
};

/**
 * Renders in one go, twice as fast as to a stream: nothing of a page is waited for once its loaders have answered. Its data,
 * which React Router would stream after it, is read first and written before the end of the body (app/take-over/page-data.ts).
 */
async function renderPage(
	{ serverHandoffStream, ...entry }: EntryContext,
	elementOf: (entry: EntryContext) => React.ReactNode,
): Promise<RenderedPage> {
	const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
	const html = `<!DOCTYPE html>${renderToString(elementOf(entry))}`;
	if (!entry.renderMeta?.didRenderScripts) return { html, data: null };
	// What JSON cannot say goes as React Router wrote it, in a text.
	return { html, data: data && escapeForScript(readNumbered(data) ?? JSON.stringify(data)) };
}
