import "./dictionaries.server.ts";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { ErrorReference } from "./components/error-reference.ts";
import { offlineContext, traceContext } from "./context.ts";
import { finishDocument } from "./finish-document.server.ts";

/** Renders the whole page, then defers its scripts and computes the security policy that allows exactly them. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	const failure = status >= 500 ? context.get(traceContext).id : null;
	const rendered = await renderToText(
		<ErrorReference value={failure}>
			<ServerRouter context={entry} url={request.url} />
		</ErrorReference>,
		request.signal,
	);
	const document = finishDocument(rendered, context.get(offlineContext) ? __OFFLINE_SCRIPT__ : null);
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (import.meta.env.PROD) headers.set("Content-Security-Policy", document.policy);
	return new Response(import.meta.env.PROD ? document.html : rendered, { status, headers });
}

/** Logs what nobody expected, once, under the request's id. A page that does not exist is not logged. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(traceContext).logError(error);
};

/** Gives up when nobody waits for the page any more. */
function renderToText(element: React.ReactNode, signal: AbortSignal): Promise<string> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		const sink = new Writable({
			write(chunk: Buffer, _encoding, done) {
				chunks.push(chunk);
				done();
			},
			final(done) {
				resolve(Buffer.concat(chunks).toString("utf8"));
				done();
			},
		});
		const { pipe, abort } = renderToPipeableStream(element, {
			onAllReady: () => pipe(sink),
			onShellError: reject,
			onError: reject,
		});
		signal.addEventListener("abort", () => abort(signal.reason), { once: true });
		if (signal.aborted) abort(signal.reason);
	});
}
