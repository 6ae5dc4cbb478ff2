import type { MiddlewareHandler } from "hono";

/** Names of this machine by which a browser on it reaches the desk. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Refuses a request under a name that is not the desk's: a stranger's page could otherwise give its own name this machine's
 * address, and read what the desk answers (DNS rebinding). Probes of a supervisor ask by the loopback.
 */
export function refuseStrangeHosts(deskUrl: string): MiddlewareHandler {
	const own = new URL(deskUrl).hostname;
	return async (context, next) => {
		const { hostname } = new URL(context.req.url);
		if (hostname !== own && !LOOPBACK.includes(hostname)) return context.text("Misdirected request", 421);
		await next();
	};
}

/** The public portal forbids passkeys; the desk asks for its own. */
export const allowPasskeys: MiddlewareHandler = async (context, next) => {
	await next();
	const policy = context.res.headers.get("Permissions-Policy");
	const allowed = policy?.replace("publickey-credentials-get=()", "publickey-credentials-get=(self)");
	if (allowed) context.res.headers.set("Permissions-Policy", `${allowed}, publickey-credentials-create=(self)`);
};
