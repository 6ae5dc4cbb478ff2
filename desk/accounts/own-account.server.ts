import { createOTP } from "@better-auth/utils/otp";
import { generateRandomString, symmetricEncrypt } from "better-auth/crypto";
import type { Actor } from "../../database/desk/desk-log.server.ts";
import { writeLog } from "../../database/desk/desk-log.server.ts";
import type { AccountParts } from "./account-store.server.ts";
import { ISSUER, type Lockout } from "./create-auth.server.ts";
import type { DeskAccount } from "./desk-account.ts";

/** A session of one's own. */
export interface OwnSession {
	id: string;
	since: Date;
	/** What the browser calls itself. */
	userAgent: string;
}

export interface OwnPasskey {
	id: string;
	name: string;
	createdAt: Date | null;
}

/** What became of something that asks for the password first. */
export type Guarded<Result> =
	| { outcome: "done"; result: Result }
	| { outcome: "wrong-password" | "wrong-code" | "locked" };

const SECRET_LENGTH = 32;

/** What everybody may do with the own account. */
export function createOwnAccount({ database, auth, store }: AccountParts, lockout: Lockout) {
	const { kysely } = database.accounts;

	/** Guesses are counted by account and apart from those at the door: nobody outside can lock out who is inside. */
	async function withPassword<Result>(
		id: string,
		password: string,
		work: () => Promise<Guarded<Result>>,
	): Promise<Guarded<Result>> {
		const key = `account:${id}`;
		if ((await lockout.begin(key)).isLocked) return { outcome: "locked" };
		const { internalAdapter, password: passwords } = await auth.$context;
		const kept = (await internalAdapter.findCredentialAccount(id))?.password;
		if (!kept || !(await passwords.verify({ hash: kept, password }))) return { outcome: "wrong-password" };
		const done = await work();
		if (done.outcome === "done") await lockout.forget(key);
		return done;
	}

	return {
		/** The name that everybody sees from now on; what the log says already stays. */
		async rename(account: DeskAccount, name: string): Promise<void> {
			await store.change(async (accounts, desk) => {
				const detail = { before: account.name, after: name };
				const actor = actorOf(account);
				await writeLog(desk, { actor, action: "account.renamed", subject: `account:${account.id}`, detail });
				await accounts.updateTable("user").set({ name }).where("id", "=", account.id).execute();
			});
		},
		/** Changes the password and ends every other session. */
		changePassword: (account: DeskAccount, typed: { current: string; wanted: string }, sessionId: string) =>
			withPassword(account.id, typed.current, async () => {
				const { internalAdapter, password } = await auth.$context;
				await internalAdapter.updatePassword(account.id, await password.hash(typed.wanted));
				await store.change(async (accounts, desk) => {
					const subject = `account:${account.id}`;
					await writeLog(desk, { actor: actorOf(account), action: "password.changed", subject });
					await accounts.deleteFrom("session").where("userId", "=", account.id).where("id", "<>", sessionId).execute();
				});
				return { outcome: "done", result: undefined };
			}),
		/** A key for a new authenticator, which counts only once `renewTotp` has seen its code. */
		offerTotp(account: DeskAccount, key: string = generateRandomString(SECRET_LENGTH, "a-z", "A-Z", "0-9")) {
			return { key, uri: createOTP(key).url(ISSUER, account.email) };
		},
		/** Puts a new authenticator in the place of the old one. Answers new codes for its loss. */
		renewTotp: (account: DeskAccount, typed: { password: string; key: string; code: string }, headers: Headers) =>
			withPassword<string[]>(account.id, typed.password, async () => {
				if (typed.key.length !== SECRET_LENGTH || !(await createOTP(typed.key).verify(typed.code))) {
					return { outcome: "wrong-code" };
				}
				const { secretConfig, internalAdapter, adapter } = await auth.$context;
				const secret = await symmetricEncrypt({ key: secretConfig, data: typed.key });
				const where = [{ field: "userId", value: account.id }];
				await adapter.deleteMany({ model: "twoFactor", where });
				const backupCodes = await symmetricEncrypt({ key: secretConfig, data: "[]" });
				await adapter.create({
					model: "twoFactor",
					data: { userId: account.id, secret, backupCodes, verified: true, failedVerificationCount: 0 },
				});
				await internalAdapter.updateUser(account.id, { twoFactorEnabled: true });
				const body = { password: typed.password };
				const made = await auth.api.generateBackupCodes({ body, headers });
				await store.note(actorOf(account), "authenticator.renewed", `account:${account.id}`);
				return { outcome: "done", result: made.backupCodes };
			}),
		/** New codes for the loss of the authenticator; the old ones are no longer good. */
		renewBackupCodes: (account: DeskAccount, password: string, headers: Headers) =>
			withPassword<string[]>(account.id, password, async () => {
				const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers });
				await store.note(actorOf(account), "backup-codes.renewed", `account:${account.id}`);
				return { outcome: "done", result: backupCodes };
			}),
		async listPasskeys(id: string): Promise<OwnPasskey[]> {
			const rows = await kysely.selectFrom("passkey").selectAll().where("userId", "=", id).execute();
			return rows.map(({ id: key, name, createdAt }) => ({
				...{ id: key, name: name ?? "" },
				createdAt: createdAt === null ? null : new Date(createdAt),
			}));
		},
		/** Gives a passkey of one's own another name. */
		async renamePasskey(account: DeskAccount, id: string, name: string): Promise<void> {
			await kysely.updateTable("passkey").set({ name }).where("id", "=", id).where("userId", "=", account.id).execute();
		},
		/** Removes a passkey of one's own; the last second factor stays. */
		removePasskey(account: DeskAccount, id: string): Promise<"removed" | "last-factor" | "unknown"> {
			return store.change(async (accounts, desk) => {
				const own = await accounts.selectFrom("passkey").select("id").where("userId", "=", account.id).execute();
				if (!own.some((key) => key.id === id)) return "unknown";
				const user = await accounts
					.selectFrom("user")
					.select("twoFactorEnabled")
					.where("id", "=", account.id)
					.executeTakeFirst();
				if (own.length === 1 && !user?.twoFactorEnabled) return "last-factor";
				const subject = `account:${account.id}`;
				await writeLog(desk, { actor: actorOf(account), action: "passkey.removed", subject });
				await accounts.deleteFrom("passkey").where("id", "=", id).execute();
				return "removed";
			});
		},
		async listSessions(id: string): Promise<OwnSession[]> {
			const rows = await kysely.selectFrom("session").selectAll().where("userId", "=", id).execute();
			return rows
				.filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
				.map((row) => ({ id: row.id, since: new Date(row.createdAt), userAgent: row.userAgent ?? "" }))
				.sort((one, other) => other.since.getTime() - one.since.getTime());
		},
		/** Ends one session of one's own. */
		async endSession(account: DeskAccount, id: string): Promise<void> {
			await store.change(async (accounts, desk) => {
				const subject = `account:${account.id}`;
				await writeLog(desk, { actor: actorOf(account), action: "session.ended", subject });
				await accounts.deleteFrom("session").where("id", "=", id).where("userId", "=", account.id).execute();
			});
		},
	};
}

function actorOf({ id, name }: DeskAccount): Actor {
	return { id, name };
}
