import { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import {
	convertIPv4BinaryToString,
	convertIPv4MappedIPv6ToIPv4,
	convertIPv6BinaryToString,
	convertIPv6ToBinary,
	isIPv4MappedIPv6,
} from "hono/utils/ipaddr";

/** Used for a visitor whose address is not known, such as one who came through a Unix socket. */
const UNKNOWN = "unknown";

/** This machine in IPv6, as `visitorAddress` tells it. */
const LOOPBACK_6 = "::/64";

/** Bits of an IPv6 address that a subscriber may assign to their own devices. */
const HOST_BITS = 64n;

/**
 * The address a request came from. Each trusted proxy appends the address that it saw to X-Forwarded-For, so the
 * right one stands that many places from the end; whatever stands before it was sent by the visitor and is not
 * believed (case C41).
 */
export function visitorAddress(context: Context, trustedProxies: number): string {
	const direct = normalizeAddress(socketAddress(context)) ?? UNKNOWN;
	if (trustedProxies === 0) return direct;
	const hops = (context.req.header("x-forwarded-for") ?? "").split(",");
	return normalizeAddress(hops[Math.max(0, hops.length - trustedProxies)] ?? "") ?? direct;
}

/**
 * Whether an address can be somebody's own. That of this machine is a proxy whose word is not believed (TRUSTED_PROXIES)
 * or the operator: a limit for each visitor would be one for all of them together.
 */
export function isOneVisitor(address: string): boolean {
	return address !== UNKNOWN && address !== LOOPBACK_6 && !address.startsWith("127.");
}

function socketAddress(context: Context): string {
	// Requests that never crossed a socket, as in the page tests, have no connection to ask.
	return context.env?.incoming || context.env?.server ? (getConnInfo(context).remote.address ?? "") : "";
}

/** IPv4 as it is; of IPv6 the first 64 bits, which is what one subscriber gets. Undefined when it is no address. */
function normalizeAddress(text: string): string | undefined {
	const address = text
		.trim()
		.replace(/^\[(.+)\](?::\d+)?$/, "$1")
		.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
		.replace(/%.*$/, "");
	if (isIP(address) === 4) return address;
	if (isIP(address) !== 6) return undefined;
	const bits = convertIPv6ToBinary(address);
	if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits));
	return `${convertIPv6BinaryToString((bits >> HOST_BITS) << HOST_BITS)}/64`;
}

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
