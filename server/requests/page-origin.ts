import { IncomingMessage } from "node:http";
import type { Context } from "hono";

/** Names by which a machine calls itself. */
const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origin to write into pages: the one of the settings. Without one the Host of the request is believed only where it
 * is this machine's own name and port, as on a trial at home: pages are kept and served to everybody, and whoever could
 * choose what stands in them could send citizens elsewhere, or fill the cache with a page for each name they invent.
 */
export function pageOrigin(context: Context, publicUrl: string | undefined): string | undefined {
	if (publicUrl !== undefined) return publicUrl;
	const port = localPort(context);
	const { origin } = new URL(context.req.url);
	return OWN_NAMES.some((name) => new URL(`http://${name}:${port}`).origin === origin) ? origin : undefined;
}

/** Zero for requests that never crossed a socket, as in the page tests. */
function localPort(context: Context): number {
	const incoming: unknown = context.env?.incoming;
	return (incoming instanceof IncomingMessage && incoming.socket.localPort) || 0;
}
