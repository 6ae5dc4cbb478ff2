import { createHash, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { BackendUnavailable } from "../../database/backend.ts";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";
import type { Actor } from "../../database/desk/desk-log.server.ts";
import { SYSTEM, writeLog } from "../../database/desk/desk-log.server.ts";
import type { Role } from "../../domain/desk/roles.ts";
import { isRole } from "../../domain/desk/roles.ts";
import type { Auth } from "./create-auth.server.ts";
import { AUTH_PATH, createAuth } from "./create-auth.server.ts";
import type { DeskAccount } from "./desk-account.ts";
import { createLockout } from "./lockout.server.ts";

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
	| { outcome: "locked"; seconds: number };

/** An invitation as it is kept; its token is known to nobody but who got the link. */
export interface Invitation {
	id: string;
	email: string;
	role: Role;
	invitedBy: string;
}

const INVITATION_HOURS = 72;
const PASSKEY_PATHS = [
	"generate-register-options",
	"verify-registration",
	"generate-authenticate-options",
	"verify-authentication",
].map((name) => `${AUTH_PATH}/passkey/${name}`);

interface AccountsOptions {
	database: DeskDatabase;
	log: Logger;
	deskUrl: string;
	/** Where the secret that signs cookies is kept; made at the first start. */
	secretFile: string;
}

/** Everything about who may work at the desk. */
export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** Opens the accounts of the desk. */
export async function openAccounts({ database, log, deskUrl, secretFile }: AccountsOptions) {
	const { kysely } = database.accounts;
	const lockout = createLockout(database);
	const auth = createAuth({
		...{ database, deskUrl, secret: await readSecret(secretFile) },
		isActive: async (id) => (await find(id))?.isActive ?? false,
		onError: (message) => log.error({ message }, "accounts"),
	});
	/** Opens the first account while there is none; lost with the process, and made anew at each start. */
	const firstToken = randomBytes(24).toString("base64url");

	async function find(id: string): Promise<DeskAccount | undefined> {
		return (await list()).find((account) => account.id === id);
	}

	async function list(): Promise<DeskAccount[]> {
		const rows = await kysely.selectFrom("user").selectAll().orderBy("name").execute();
		const keys = await kysely.selectFrom("passkey").select("userId").execute();
		return rows.map(({ id, name, email, role, isActive, twoFactorEnabled }) => ({
			...{ id, name, email, role: isRole(role) ? role : "editor" },
			isActive: Boolean(isActive),
			hasTotp: Boolean(twoFactorEnabled),
			passkeys: keys.filter(({ userId }) => userId === id).length,
		}));
	}

	async function create(wanted: { name: string; email: string; password: string; role: Role }): Promise<DeskAccount> {
		const { internalAdapter, password } = await auth.$context;
		const { name, role } = wanted;
		const user = await internalAdapter.createUser(
			{ name, email: wanted.email.toLowerCase(), emailVerified: true, role, isActive: true },
			{ method: "admin" },
		);
		await internalAdapter.linkAccount({
			...{ userId: user.id, providerId: "credential", accountId: user.id },
			password: await password.hash(wanted.password),
		});
		const account = await find(user.id);
		if (!account) throw new Error("The account is gone as soon as it was made.");
		return account;
	}

	function note(actor: Actor, action: string, subject: string, detail = {}): Promise<void> {
		return database.write((desk) => writeLog(desk, { actor, action, subject, detail }));
	}

	return {
		auth,
		find,
		list,
		/** How many may work now: with two or more, nobody publishes alone. */
		async countActive(): Promise<number> {
			return (await list()).filter(({ isActive }) => isActive).length;
		},
		/**
		 * Whose session the request carries; null without one, or when the account was closed. Throws `BackendUnavailable` when
		 * it cannot be looked up, so that a form that comes meanwhile is answered with what was typed.
		 */
		async findSession(headers: Headers): Promise<DeskSession | null> {
			try {
				const found = await auth.api.getSession({ headers });
				if (!found) return null;
				const account = await find(found.user.id);
				return account?.isActive ? { account, sessionId: found.session.id } : null;
			} catch (error) {
				throw new BackendUnavailable("The session could not be looked up.", { cause: error });
			}
		},
		/** Tries a password. The failures of an address are counted, whether there is such an account or not. */
		async signIn(email: string, password: string, headers: Headers): Promise<SignInOutcome> {
			const address = email.toLowerCase();
			const seconds = await lockout.remaining(address);
			if (seconds > 0) return { outcome: "locked", seconds };
			const response = await auth.api.signInEmail({ body: { email: address, password }, headers, asResponse: true });
			const cookies = response.headers.getSetCookie();
			if (!response.ok) {
				const failure = await lockout.fail(address);
				await note(SYSTEM, "sign-in.failed", "account", { failures: failure.failures });
				return failure.seconds > 0 ? { outcome: "locked", seconds: failure.seconds } : { outcome: "wrong" };
			}
			await lockout.forget(address);
			const said: unknown = await response.json();
			const isHalfway = typeof said === "object" && said !== null && "twoFactorRedirect" in said;
			return { outcome: isHalfway ? "second-step" : "signed-in", cookies };
		},
		/** Takes the code of an authenticator, or one of the codes kept for its loss. */
		async takeCode(kind: "totp" | "backup", code: string, headers: Headers): Promise<SignInOutcome> {
			const call = kind === "totp" ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
			const response = await call({ body: { code }, headers, asResponse: true });
			if (!response.ok) return { outcome: "wrong" };
			return { outcome: "signed-in", cookies: response.headers.getSetCookie() };
		},
		/** Begins with an authenticator: its key as an address, and the codes for its loss. Undefined for a wrong password. */
		async beginTotp(password: string, headers: Headers): Promise<{ uri: string; backupCodes: string[] } | undefined> {
			try {
				const begun = await auth.api.enableTwoFactor({ body: { password }, headers });
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
		/** Makes the first account, a coordinator's. Undefined for a wrong token, or when there is an account already. */
		async createFirst(token: string, wanted: { name: string; email: string; password: string }) {
			if (token !== firstToken || (await list()).length > 0) return undefined;
			const account = await create({ ...wanted, role: "coordinator" });
			await note({ id: account.id, name: account.name }, "account.first", `account:${account.id}`);
			return account;
		},
		/** Invites somebody: answers the link, which is shown once and is good for three days and one use. */
		async invite({ email, role }: { email: string; role: Role }, actor: Actor): Promise<string> {
			const { internalAdapter } = await auth.$context;
			const token = randomBytes(32).toString("base64url");
			await internalAdapter.createVerificationValue({
				identifier: invitationId(token),
				value: JSON.stringify({ email: email.toLowerCase(), role, invitedBy: actor.name }),
				expiresAt: new Date(Date.now() + INVITATION_HOURS * 3_600_000),
			});
			await note(actor, "account.invited", "account", { role });
			return `${deskUrl}/invitacion/${token}`;
		},
		/** The invitation behind a link; undefined when it was used, withdrawn, or is too old. */
		async findInvitation(token: string): Promise<Invitation | undefined> {
			const { internalAdapter } = await auth.$context;
			const found = await internalAdapter.findVerificationValue(invitationId(token));
			if (!found || new Date(found.expiresAt).getTime() < Date.now()) return undefined;
			return { id: found.id, ...JSON.parse(found.value) };
		},
		/** Uses an invitation up and makes its account; undefined when it is no longer good. */
		async acceptInvitation(
			token: string,
			wanted: { name: string; password: string },
		): Promise<DeskAccount | undefined> {
			const { internalAdapter } = await auth.$context;
			const used = await internalAdapter.consumeVerificationValue(invitationId(token));
			if (!used || new Date(used.expiresAt).getTime() < Date.now()) return undefined;
			const { email, role } = JSON.parse(used.value);
			if ((await list()).some((account) => account.email === email)) return undefined;
			const account = await create({ ...wanted, email, role });
			await note({ id: account.id, name: account.name }, "account.accepted", `account:${account.id}`, { role });
			return account;
		},
		/** The addresses by which a browser and its device agree on a passkey. */
		answerPasskeys(app: Hono): void {
			for (const path of PASSKEY_PATHS) app.on(["GET", "POST"], path, (context) => auth.handler(context.req.raw));
		},
	};
}

/** Only the digest of a link is kept: who reads the database cannot use it. */
function invitationId(token: string): string {
	return `invitation:${createHash("sha256").update(token).digest("hex")}`;
}

async function readSecret(file: string): Promise<string> {
	try {
		return (await readFile(file, "utf8")).trim();
	} catch {
		const secret = randomBytes(32).toString("base64url");
		await writeFile(file, `${secret}\n`, { mode: 0o600 });
		return secret;
	}
}

export type { Auth };
