import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { sql } from "kysely";
import { BRAND } from "../../content/brand.ts";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { isOwnPost } from "../frame/own-requests.ts";
import { LONGEST_PASSWORD, makeBackupCodes, SHORTEST_PASSWORD } from "./desk-account.ts";

/** A working day; whoever comes back the next one signs in again. */
const SESSION_SECONDS = 12 * 3600;
const REFRESH_SECONDS = 1800;
/** Where the four addresses of passkeys lie; nothing else of the library is reached from outside. */
const AUTH_PATH = "/api/auth";
/** Under which name an authenticator or a device shows the desk. */
export const ISSUER = `${BRAND.product} · Mesa`;

interface AuthOptions {
	database: DeskDatabase;
	deskUrl: string;
	secret: string;
	/** Whether this account may have a session at all. */
	isActive(userId: string): Promise<boolean>;
	onPasskeyAdded(userId: string): Promise<void>;
	onError(message: string): void;
}

/** The library that keeps passwords, sessions, codes and passkeys, set up for the desk. Signing up is by invitation only. */
export function createAuth({ database, deskUrl, secret, isActive, onPasskeyAdded, onError }: AuthOptions) {
	const { kysely: db, type } = database.accounts;
	return betterAuth({
		appName: ISSUER,
		baseURL: deskUrl,
		basePath: AUTH_PATH,
		secret,
		trustedOrigins: [deskUrl],
		database: { db, type },
		telemetry: { enabled: false },
		logger: {
			level: "error",
			log: (_level, message) => onError(message),
		},
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: SHORTEST_PASSWORD,
			maxPasswordLength: LONGEST_PASSWORD,
		},
		session: { expiresIn: SESSION_SECONDS, updateAge: REFRESH_SECONDS, cookieCache: { enabled: false } },
		user: {
			additionalFields: {
				role: { type: "string", required: true, input: false },
				isActive: { type: "boolean", required: true, input: false, defaultValue: true },
			},
		},
		databaseHooks: {
			session: {
				create: { before: async (session) => ((await isActive(session.userId)) ? undefined : false) },
			},
		},
		advanced: {
			cookiePrefix: "mesa",
			useSecureCookies: deskUrl.startsWith("https:"),
			defaultCookieAttributes: { sameSite: "lax", httpOnly: true },
		},
		// Our own limits stand before it: its counts would be lost with each start.
		rateLimit: { enabled: false },
		plugins: [
			twoFactor({ issuer: ISSUER, backupCodeOptions: { customBackupCodesGenerate: makeBackupCodes } }),
			passkey({
				rpID: new URL(deskUrl).hostname,
				rpName: ISSUER,
				origin: deskUrl,
				authenticatorSelection: { userVerification: "required", residentKey: "required" },
				// The library asks the device for it and does not look whether it was done: a key without finger or PIN is one
				// step alone.
				registration: {
					afterVerification: async ({ verification, user }) => {
						refuseUnverified(verification.registrationInfo?.userVerified);
						await onPasskeyAdded(user.id);
					},
				},
				authentication: {
					afterVerification: async ({ verification }) => refuseUnverified(verification.authenticationInfo.userVerified),
				},
			}),
		],
	});
}

function refuseUnverified(isVerified: boolean | undefined): void {
	if (!isVerified) throw new APIError("UNAUTHORIZED", { message: "The device did not verify its user." });
}

export type Auth = ReturnType<typeof createAuth>;

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

/** So many wrong passwords for one address are forgiven. */
const FORGIVEN = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;
/** From so many failures on the wait grows no more. */
const MOST_COUNTED = 13;
const KEPT_SECONDS = 24 * 3600;

/**
 * How long an address waits after its failures: nothing for the first four, then half a minute, doubled each time up to an
 * hour. Kept in the database, so that neither a restart nor another process forgets it. An address without an account waits
 * the same, so that the wait tells nothing.
 */
export function waitSeconds(failures: number): number {
	return failures < FORGIVEN ? 0 : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FORGIVEN));
}

/** A try that was counted before its password was looked at. */
export interface CountedTry {
	/** True: it may not be made. */
	isLocked: boolean;
	failures: number;
	/** How long the address waits now, or once this try has failed. */
	seconds: number;
}

export type Lockout = ReturnType<typeof createLockout>;

/** Counts wrong passwords by address. */
export function createLockout({ accounts: { kysely } }: DeskDatabase, now: () => Date = () => new Date()) {
	const later = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString();
	return {
		/**
		 * Counts a try as failed before it is made, in one statement: of a hundred at once no more get through than of a
		 * hundred in turn. Who then gets in forgets it.
		 */
		async begin(email: string): Promise<CountedTry> {
			const waits = Array.from({ length: MOST_COUNTED }, (_, failures) => ({
				failures,
				until: later(waitSeconds(failures)),
			}));
			const cases = waits.map(({ failures, until }) => sql`when ${failures - 1} then ${until}`);
			const counted = await kysely
				.insertInto("sign_in_failures")
				.values({ email, failures: 1, locked_until: later(0) })
				.onConflict((conflict) =>
					conflict
						.column("email")
						.doUpdateSet({
							failures: sql`sign_in_failures.failures + 1`,
							locked_until: sql`case sign_in_failures.failures ${sql.join(cases, sql` `)} else ${later(LONGEST_WAIT_SECONDS)} end`,
						})
						.where("sign_in_failures.locked_until", "<=", later(0)),
				)
				.returning("failures")
				.executeTakeFirst();
			if (counted) return { isLocked: false, failures: counted.failures, seconds: waitSeconds(counted.failures) };
			const kept = await kysely
				.selectFrom("sign_in_failures")
				.selectAll()
				.where("email", "=", email)
				.executeTakeFirst();
			const left = kept ? (Date.parse(kept.locked_until) - now().getTime()) / 1000 : 0;
			return { isLocked: true, failures: kept?.failures ?? 0, seconds: Math.max(1, Math.ceil(left)) };
		},
		/** Forgets addresses that nobody tried for a day after their wait: made-up ones would be kept for ever. */
		async forgetOld(): Promise<void> {
			await kysely.deleteFrom("sign_in_failures").where("locked_until", "<", later(-KEPT_SECONDS)).execute();
		},
		/** Forgets the failures of who got in. */
		async forget(email: string): Promise<void> {
			await kysely.deleteFrom("sign_in_failures").where("email", "=", email).execute();
		},
	};
}
