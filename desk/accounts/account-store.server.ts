import type { Kysely } from "kysely";
import type { AccountTables, Desk, DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { type Actor, writeLog } from "../../database/desk/desk-log.server.ts";
import { isRole, type Role } from "../../domain/desk/roles.ts";
import type { Auth } from "./create-auth.server.ts";
import type { DeskAccount } from "./desk-account.ts";

/** What the parts of the accounts work on. */
export interface AccountParts {
	database: DeskDatabase;
	auth: Auth;
	deskUrl: string;
	store: AccountStore;
}

type AccountStore = ReturnType<typeof createAccountStore>;

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

interface NewAccount {
	name: string;
	email: string;
	password: string;
	role: Role;
}

/** What became of a change to somebody's account. */
export type AccountChange = "changed" | "last-coordinator" | "unknown";

/** What a coordinator may do to the accounts of others. */
export function createAdministration({ database, store }: AccountParts) {
	async function update(
		{ id, values, action, actor }: { id: string; values: Change; action: string; actor: Actor },
		keepsCoordinator: boolean,
	): Promise<AccountChange> {
		return store.change(async (accounts, desk) => {
			const before = await accounts
				.selectFrom("user")
				.select(["role", "isActive"])
				.where("id", "=", id)
				.executeTakeFirst();
			if (!before) return "unknown";
			if (!keepsCoordinator && (await isLastCoordinator(accounts, id))) return "last-coordinator";
			const was = { role: before.role, isActive: Boolean(before.isActive) };
			const subject = `account:${id}`;
			await writeLog(desk, { actor, action, subject, detail: { before: was, after: { ...was, ...values } } });
			const { isActive } = values;
			const flag = database.kind === "sqlite" ? Number(isActive) : isActive;
			await accounts
				.updateTable("user")
				.set(isActive === undefined ? values : { isActive: flag })
				.where("id", "=", id)
				.execute();
			if (isActive === false) await accounts.deleteFrom("session").where("userId", "=", id).execute();
			return "changed";
		});
	}

	return {
		/** Gives an account another role. The last open coordinator keeps hers. */
		changeRole: (id: string, role: Role, actor: Actor) =>
			update({ id, values: { role }, action: "account.role", actor }, role === "coordinator"),
		/** Closes an account, whose sessions end at once, or opens it again. The last open coordinator stays. */
		setActive: (id: string, isActive: boolean, actor: Actor) =>
			update({ id, values: { isActive }, action: isActive ? "account.opened" : "account.closed", actor }, isActive),
		/** Ends every session of an account, or all but one. Answers how many they were. */
		endSessions(id: string, actor: Actor, but?: string): Promise<number> {
			return store.change(async (accounts, desk) => {
				let ended = accounts.deleteFrom("session").where("userId", "=", id);
				if (but !== undefined) ended = ended.where("id", "<>", but);
				await writeLog(desk, { actor, action: "sessions.ended", subject: `account:${id}` });
				return Number((await ended.executeTakeFirst()).numDeletedRows);
			});
		},
		/** When each account last came in, by its id: the log knows it also once the session is gone. */
		async listLastSignIns(): Promise<ReadonlyMap<string, string>> {
			const rows = await database.read((desk) =>
				desk
					.selectFrom("desk_log")
					.select(({ fn }) => ["account", fn.max("at").as("at")])
					.where("action", "=", "sign-in")
					.groupBy("account")
					.execute(),
			);
			return new Map(rows.map(({ account, at }) => [account, at]));
		},
	};
}

type Change = { role: Role; isActive?: undefined } | { isActive: boolean; role?: undefined };

/** Asked while nobody else writes, so that two coordinators cannot close each other. */
async function isLastCoordinator(accounts: Kysely<AccountTables>, id: string): Promise<boolean> {
	const rows = await accounts.selectFrom("user").select(["id", "role", "isActive"]).execute();
	const coordinators = rows.filter(({ role, isActive }) => role === "coordinator" && Boolean(isActive));
	return coordinators.length === 1 && coordinators[0]?.id === id;
}
