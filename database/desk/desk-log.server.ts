import { sql } from "kysely";
import type { Desk } from "./desk-database.server.ts";

/** Who did something, as the log names them for ever. */
export interface Actor {
	id: string;
	name: string;
}

/** What is done by no account: a first start, a clean-up. */
export const SYSTEM: Actor = { id: "system", name: "Ventanilla Abierta" };

export interface LogEntry {
	actor: Actor;
	/** A word for what was done: `draft.submitted`, `report.contact-seen`. */
	action: string;
	/** What it was done to: a record's name, `report:12`, `account:…`. */
	subject: string;
	/** What was before and after; never contact data of citizens, never a password or a token. */
	detail?: { before?: unknown; after?: unknown } & Readonly<Record<string, unknown>>;
}

export interface StoredLogEntry {
	id: number;
	at: string;
	account: string;
	account_name: string;
	action: string;
	subject: string;
	detail: unknown;
}

/** Adds an entry in the transaction that does what it tells of: neither is there without the other. */
export async function writeLog(desk: Desk, { actor, action, subject, detail = {} }: LogEntry): Promise<void> {
	await desk
		.insertInto("desk_log")
		.values({
			at: new Date().toISOString(),
			account: actor.id,
			account_name: actor.name,
			action,
			subject,
			detail: JSON.stringify(detail),
		})
		.execute();
}

export interface LogFilter {
	/** Only entries about this subject. */
	subject?: string;
	/** Only what this account did. */
	account?: string;
	/** Only what was done with this word. */
	action?: string;
	/** Only entries of this day, written YYYY-MM-DD, and later. */
	since?: string;
	/** Only entries older than this one. */
	before?: number;
	most: number;
}

/** Entries of the log, the newest first. */
export async function readLog(desk: Desk, filter: LogFilter): Promise<StoredLogEntry[]> {
	const { subject, account, action, since, before, most } = filter;
	let query = desk.selectFrom("desk_log").selectAll().orderBy("id", "desc").limit(most);
	if (subject !== undefined) query = query.where("subject", "=", subject);
	if (account !== undefined) query = query.where("account", "=", account);
	if (action !== undefined) query = query.where("action", "=", action);
	if (since !== undefined) query = query.where("at", ">=", since);
	if (before !== undefined) query = query.where("id", "<", before);
	const rows = await query.execute();
	return rows.map((row) => ({ ...row, id: Number(row.id), detail: JSON.parse(row.detail) }));
}

/** Who and what stands in the log, to choose from; who changed their name is called as of late. */
export async function listLogWords(desk: Desk): Promise<{ actors: Actor[]; actions: string[] }> {
	const actors: Actor[] = [];
	for (const id of await listDifferent(desk, "account")) {
		const [last] = await readLog(desk, { account: id, most: 1 });
		actors.push({ id, name: last?.account_name ?? id });
	}
	return {
		actors: actors.sort((one, other) => one.name.localeCompare(other.name)),
		actions: await listDifferent(desk, "action"),
	};
}

/** The different values of an indexed column: from each to the next greater one, so that a long log takes no longer. */
async function listDifferent(desk: Desk, column: "account" | "action"): Promise<string[]> {
	const name = sql.ref(column);
	const { rows } = await sql<{ value: string }>`
		with recursive found (value) as (
			select min(${name}) from desk_log
			union all
			select (select min(${name}) from desk_log where ${name} > found.value) from found where found.value is not null
		)
		select value from found where value is not null`.execute(desk);
	return rows.map(({ value }) => value);
}
