import type { Kysely } from "kysely";
import type { AccountTables } from "../../database/desk/account-tables.ts";
import type { Actor } from "../../database/desk/desk-log.server.ts";
import { writeLog } from "../../database/desk/desk-log.server.ts";
import type { Role } from "../../domain/desk/roles.ts";
import type { AccountParts } from "./account-store.server.ts";

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
