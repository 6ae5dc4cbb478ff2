import type { Kysely } from "kysely";
import type { AccountTables } from "../../database/desk/account-tables.ts";
import type { Desk, DeskDatabase } from "../../database/desk/desk-database.server.ts";
import type { Actor } from "../../database/desk/desk-log.server.ts";
import { writeLog } from "../../database/desk/desk-log.server.ts";
import type { Role } from "../../domain/desk/roles.ts";
import { isRole } from "../../domain/desk/roles.ts";
import type { Auth } from "./create-auth.server.ts";
import type { DeskAccount } from "./desk-account.ts";

/** What the parts of the accounts work on. */
export interface AccountParts {
	database: DeskDatabase;
	auth: Auth;
	deskUrl: string;
	store: AccountStore;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Finds accounts, makes them and writes about them into the log. */
export function createAccountStore(database: DeskDatabase) {
	const { kysely } = database.accounts;

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

	async function find(id: string): Promise<DeskAccount | undefined> {
		return (await list()).find((account) => account.id === id);
	}

	return {
		find,
		list,
		/** By the address, however it is spelled. */
		async findByEmail(email: string): Promise<DeskAccount | undefined> {
			const wanted = email.trim().toLowerCase();
			return (await list()).find((account) => account.email === wanted);
		},
		/** Makes an account with a password and no second factor yet. */
		async create(auth: Auth, wanted: NewAccount): Promise<DeskAccount> {
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
		},
		/** Writes what was done into the log. */
		note(actor: Actor, action: string, subject: string, detail = {}): Promise<void> {
			return database.write((desk) => writeLog(desk, { actor, action, subject, detail }));
		},
		/**
		 * Changes accounts while nobody else does, in the transaction of the log. In PostgreSQL both are one; SQLite keeps
		 * accounts in a file of their own, so the change comes last and stands by itself.
		 */
		change<Result>(work: (accounts: Kysely<AccountTables>, desk: Desk) => Promise<Result>): Promise<Result> {
			return database.write((desk) =>
				work(database.kind === "postgres" ? desk.withTables<AccountTables>() : kysely, desk),
			);
		},
	};
}

export interface NewAccount {
	name: string;
	email: string;
	password: string;
	role: Role;
}
