import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isOwnPost } from "../requests/own-post.ts";
import type { Auth } from "./create-auth.server.ts";
import { AUTH_PATH } from "./create-auth.server.ts";

/** What a browser may ask of the library; nothing else of it is reached from outside. */
const ASKED = ["generate-register-options", "generate-authenticate-options"];
const SENT = ["verify-registration", "verify-authentication"];
const MOST_BYTES = 64_000;

interface PasskeyOptions {
	auth: Auth;
	deskUrl: string;
	onSignIn(accountId: string): Promise<void>;
}

/** Puts the four addresses by which a browser and its device agree on a passkey on the application. */
export function answerPasskeys(app: Hono, { auth, deskUrl, onSignIn }: PasskeyOptions): void {
	const limit = bodyLimit({ maxSize: MOST_BYTES, onError: (context) => context.body(null, 413) });
	for (const name of ASKED) {
		app.get(`${AUTH_PATH}/passkey/${name}`, async ({ req }) => {
			const answered = await auth.handler(req.raw);
			if (!answered.ok || name === "generate-register-options") return plain(answered);
			// The library only prefers it here, whatever it was told (better-auth #11155); we refuse who was not verified.
			const options = { ...(await answered.json()), userVerification: "required" };
			return new Response(JSON.stringify(options), { status: 200, headers: withoutLength(answered.headers) });
		});
	}
	for (const name of SENT) {
		app.post(`${AUTH_PATH}/passkey/${name}`, limit, async (context) => {
			const { raw: request } = context.req;
			if (!isOwnPost(request, deskUrl)) return context.body(null, 403);
			const answered = await auth.handler(request);
			if (!answered.ok) return plain(answered);
			if (name === "verify-authentication") {
				const { user } = (await answered.clone().json()) as { user?: { id?: unknown } };
				if (typeof user?.id === "string") await onSignIn(user.id);
			}
			// The library would tell session and account; the page needs neither.
			return new Response("{}", { status: 200, headers: withoutLength(answered.headers) });
		});
	}
}

function plain(answered: Response): Response {
	const headers = withoutLength(answered.headers);
	return new Response(answered.body, { status: answered.status, headers });
}

function withoutLength(from: Headers): Headers {
	const headers = new Headers(from);
	headers.delete("Content-Length");
	headers.set("Cache-Control", "no-store");
	return headers;
}
