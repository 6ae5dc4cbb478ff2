import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins";
import { BRAND } from "../../content/brand.ts";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-length.ts";

/** A working day; whoever comes back the next one signs in again. */
const SESSION_SECONDS = 12 * 3600;
const REFRESH_SECONDS = 1800;
/** Where the four addresses of passkeys lie; nothing else of the library is reached from outside. */
export const AUTH_PATH = "/api/auth";

interface AuthOptions {
	database: DeskDatabase;
	deskUrl: string;
	secret: string;
	/** Whether this account may have a session at all. */
	isActive(userId: string): Promise<boolean>;
	onError(message: string): void;
}

/** The library that keeps passwords, sessions, codes and passkeys, set up for the desk. Signing up is by invitation only. */
export function createAuth({ database, deskUrl, secret, isActive, onError }: AuthOptions) {
	const { kysely: db, type } = database.accounts;
	return betterAuth({
		appName: `${BRAND.product} · Mesa`,
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
			twoFactor({ issuer: `${BRAND.product} · Mesa` }),
			passkey({
				rpID: new URL(deskUrl).hostname,
				rpName: `${BRAND.product} · Mesa`,
				origin: deskUrl,
				authenticatorSelection: { userVerification: "required", residentKey: "required" },
			}),
		],
	});
}

export type Auth = ReturnType<typeof createAuth>;
