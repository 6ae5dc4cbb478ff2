import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { BackendUnavailable } from "../../database/backend.ts";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { SYSTEM, writeLog } from "../../database/desk/desk-log.server.ts";
import { countFailedSignIn } from "../../database/desk/failed-sign-ins.server.ts";
import { createAccountStore, createAdministration } from "./account-store.server.ts";
import { answerPasskeys, type CountedTry, createAuth, createLockout } from "./create-auth.server.ts";
import type { DeskAccount } from "./desk-account.ts";
import { createInvitations } from "./invitations.server.ts";
import { createOwnAccount } from "./own-account.server.ts";

/** A session and whose it is. */
export interface DeskSession {
	account: DeskAccount;
	sessionId: string;
}

/** What became of a try to sign in; cookies are headers `Set-Cookie` for the answer. */
export type SignInOutcome =
	| { outcome: "signed-in" | "second-step"; cookies: readonly string[] }
	/** Wrong, or no such account, or a closed one: nobody learns which. */
	| { outcome: "wrong" }
	/** The password was right, and the account's second step is a passkey. */
	| { outcome: "passkey-needed" }
	| { outcome: "locked"; seconds: number };

/** An authenticator that is not confirmed yet: its key as an address, and the codes for its loss. */
interface BegunTotp {
	uri: string;
	backupCodes: string[];
}

interface AccountsOptions {
	database: DeskDatabase;
	log: Logger;
	deskUrl: string;
	/** Where the secret that signs cookies is kept; made at the first start. */
	secretFile: string;
}

/** Everything about who may work at the desk. */
export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** Opens the accounts of the desk. Asks nothing of the database yet. */
export async function openAccounts({ database, log, deskUrl, secretFile }: AccountsOptions) {
	const lockout = createLockout(database);
	const store = createAccountStore(database);
	const { find, list, note } = store;
	const auth = createAuth({
		...{ database, deskUrl, secret: await readSecret(secretFile) },
		isActive: async (id) => (await find(id))?.isActive ?? false,
		onPasskeyAdded: (id) => noteAbout(id, "passkey.added"),
		onError: (message) => log.error({ message }, "accounts"),
	});
	const parts = { database, auth, deskUrl, store };
	/** Opens the first account while there is none; lost with the process, and made anew at each start. */
	const firstToken = randomBytes(24).toString("base64url");

	/** Writes down what an account did itself. */
	async function noteAbout(id: string, action: string): Promise<void> {
		const account = await find(id);
		if (account) await note({ id, name: account.name }, action, `account:${id}`);
	}

	async function findSession(headers: Headers): Promise<DeskSession | null> {
		try {
			const found = await auth.api.getSession({ headers });
			if (!found) return null;
			const account = await find(found.user.id);
			return account?.isActive ? { account, sessionId: found.session.id } : null;
		} catch (error) {
			throw new BackendUnavailable("The session could not be looked up.", { cause: error });
		}
	}

	return {
		...{ auth, find, list, findByEmail: store.findByEmail },
		...createInvitations(parts),
		...createAdministration(parts),
		...createOwnAccount(parts, lockout),
		/** How many may work now: with two or more, nobody publishes alone. */
		async countActive(): Promise<number> {
			return (await list()).filter(({ isActive }) => isActive).length;
		},
		/**
		 * Whose session the request carries; null without one, or when the account was closed. Throws `BackendUnavailable` when
		 * it cannot be looked up, so that a form that comes meanwhile is answered with what was typed.
		 */
		findSession,
		/** Tries a password. The failures of an address are counted, whether there is such an account or not. */
		async signIn(email: string, password: string, headers: Headers): Promise<SignInOutcome> {
			const address = email.toLowerCase();
			const counted = await lockout.begin(address);
			if (counted.isLocked) return { outcome: "locked", seconds: counted.seconds };
			const response = await auth.api.signInEmail({ body: { email: address, password }, headers, asResponse: true });
			const cookies = response.headers.getSetCookie();
			if (!response.ok) {
				await noteFailure(address, counted);
				return counted.seconds > 0 ? { outcome: "locked", seconds: counted.seconds } : { outcome: "wrong" };
			}
			const said: unknown = await response.json();
			if (typeof said === "object" && said !== null && "twoFactorRedirect" in said) {
				await lockout.forget(address);
				return { outcome: "second-step", cookies };
			}
			const account = await store.findByEmail(address);
			await lockout.forget(address);
			if (account && account.passkeys > 0) {
				// The library knows a second step only by code: what it opened by the password alone is closed again.
				await endBySetCookie(cookies);
				return { outcome: "passkey-needed" };
			}
			if (account) await noteAbout(account.id, "sign-in");
			return { outcome: "signed-in", cookies };
		},
		/** Takes the code of an authenticator, or one of the codes kept for its loss. */
		async takeCode(kind: "totp" | "backup", code: string, headers: Headers): Promise<SignInOutcome> {
			const isInside = (await findSession(headers)) !== null;
			const call = kind === "totp" ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
			const response = await call({ body: { code }, headers, asResponse: true });
			if (!response.ok) return { outcome: "wrong" };
			const cookies = response.headers.getSetCookie();
			const { user } = (await response.json()) as { user?: { id?: unknown } };
			if (!isInside && typeof user?.id === "string") await noteAbout(user.id, "sign-in");
			return { outcome: "signed-in", cookies };
		},
		/** Begins with an authenticator. Undefined for a wrong password, or after too many. */
		async beginTotp(id: string, password: string, headers: Headers): Promise<BegunTotp | undefined> {
			const key = `account:${id}`;
			if ((await lockout.begin(key)).isLocked) return undefined;
			try {
				const begun = await auth.api.enableTwoFactor({ body: { password }, headers });
				await lockout.forget(key);
				return "totpURI" in begun ? { uri: begun.totpURI, backupCodes: begun.backupCodes } : undefined;
			} catch (error) {
				if (error instanceof Error && error.name === "APIError") return undefined;
				throw error;
			}
		},
		/** Ends the session of the request. Answers the cookies that take it from the browser. */
		async signOut(headers: Headers): Promise<readonly string[]> {
			const response = await auth.api.signOut({ headers, asResponse: true });
			return response.headers.getSetCookie();
		},
		/** The one-time address of the first account; undefined once there is one. */
		async firstAddress(): Promise<string | undefined> {
			return (await list()).length === 0 ? `${deskUrl}/primera-cuenta/${firstToken}` : undefined;
		},
		/** Whether this is the token of the first account, while there is none. */
		async isFirstToken(token: string): Promise<boolean> {
			return token === firstToken && (await list()).length === 0;
		},
		/** Makes the first account, a coordinator's. Undefined for a wrong token, or when there is an account already. */
		async createFirst(token: string, wanted: { name: string; email: string; password: string }) {
			if (token !== firstToken || (await list()).length > 0) return undefined;
			const account = await store.create(auth, { ...wanted, role: "coordinator" });
			await note({ id: account.id, name: account.name }, "account.first", `account:${account.id}`);
			return account;
		},
		/** The addresses by which a browser and its device agree on a passkey. */
		answerPasskeys: (app: Hono) => answerPasskeys(app, { auth, deskUrl, onSignIn: (id) => noteAbout(id, "sign-in") }),
	};

	/** Counts a failed sign-in; the log tells at once when somebody's address has to wait. */
	async function noteFailure(address: string, { failures, seconds }: CountedTry): Promise<void> {
		const known = await store.findByEmail(address);
		const isNewHour = await database.write(async (desk) => {
			const subject = `account:${known?.id}`;
			if (known && seconds > 0)
				await writeLog(desk, { actor: SYSTEM, action: "sign-in.locked", subject, detail: { failures, seconds } });
			return countFailedSignIn(desk, known?.id ?? null);
		});
		if (isNewHour) await lockout.forgetOld();
	}

	async function endBySetCookie(cookies: readonly string[]): Promise<void> {
		const headers = new Headers({ Cookie: cookies.map((line) => line.split(";")[0]).join("; ") });
		const found = await auth.api.getSession({ headers });
		if (!found) return;
		await database.accounts.kysely.deleteFrom("session").where("id", "=", found.session.id).execute();
	}
}

async function readSecret(file: string): Promise<string> {
	try {
		return (await readFile(file, "utf8")).trim();
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
		const secret = randomBytes(32).toString("base64url");
		await writeFile(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
		return secret;
	}
}
