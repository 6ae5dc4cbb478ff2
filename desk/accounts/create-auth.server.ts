import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import { BRAND } from "../../content/brand.ts";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { makeBackupCodes } from "./backup-codes.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-length.ts";

/** A working day; whoever comes back the next one signs in again. */
const SESSION_SECONDS = 12 * 3600;
const REFRESH_SECONDS = 1800;
/** Where the four addresses of passkeys lie; nothing else of the library is reached from outside. */
export const AUTH_PATH = "/api/auth";
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
