import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** What stands for a visitor whose address cannot be told, such as one who came through a socket file. */
const UNKNOWN = "unknown";

/**
 * The address a request came from. Each trusted proxy appends the address that it saw to X-Forwarded-For, so the
 * right one stands that many places from the end; whatever stands before it was sent by the visitor and is not
 * believed (trust.md C41).
 */
export function visitorAddress(context: Context, trustedProxies: number): string {
	const direct = normalizeAddress(socketAddress(context)) ?? UNKNOWN;
	if (trustedProxies === 0) return direct;
	const hops = (context.req.header("x-forwarded-for") ?? "").split(",");
	return normalizeAddress(hops[Math.max(0, hops.length - trustedProxies)] ?? "") ?? direct;
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
		.replace(/^::ffff:(?=\d+\.)/i, "")
		.replace(/%.*$/, "");
	if (isIP(address) === 4) return address;
	if (isIP(address) !== 6) return undefined;
	const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
	const groups = head.split(":").filter(Boolean);
	const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
	const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill("0");
	return `${[...groups, ...zeros, ...rest].slice(0, 4).join(":")}::/64`;
}
