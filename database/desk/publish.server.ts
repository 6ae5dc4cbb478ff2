import { shortenTables } from "../../domain/desk/pieces.ts";
import {
	type ContentChange,
	documentIdOf,
	isSameContent,
	listContentChanges,
	parseRecordName,
	type RecordContent,
	type RecordName,
} from "../../domain/desk/record.ts";
import { applyContent, type ContentFlaw } from "./apply-content.server.ts";
import type { Desk, DeskDatabase, VersionKind } from "./desk-database.server.ts";
import type { Actor } from "./desk-log.server.ts";
import { writeLog } from "./desk-log.server.ts";
import { addVersion, readRecord } from "./records.server.ts";

export interface Publication {
	record: RecordName;
	/** What was published when the work began: if it is no longer that, nothing is overwritten. */
	base: RecordContent;
	content: RecordContent;
	kind: Exclude<VersionKind, "first">;
	/** What changed and why, for whoever reads the history. */
	changeNote: string;
	author: Actor;
	/** The second pair of eyes; null while one account works alone. */
	reviewer: Actor | null;
	/** When the record is to be looked at again, a calendar date. */
	due: string | null;
}

export type PublishOutcome =
	| { outcome: "published"; version: number; changes: readonly ContentChange[] }
	/** Somebody published something else meanwhile: this is what stands there now. */
	| { outcome: "conflict"; current: RecordContent }
	| { outcome: "same" }
	| { outcome: "flawed"; flaws: readonly ContentFlaw[] };

/** Carries a list of flaws out of the transaction, so that it is undone. */
class Refused extends Error {
	readonly flaws: readonly ContentFlaw[];
	constructor(flaws: readonly ContentFlaw[]) {
		super("refused");
		this.flaws = flaws;
	}
}

/**
 * Publishes a record whole or not at all: rows, version, review date and log are one transaction. `also` runs in it, once
 * the rest stands.
 */
export async function publishRecord(
	database: DeskDatabase,
	publication: Publication,
	also?: (desk: Desk, version: number) => Promise<void>,
): Promise<PublishOutcome> {
	const { record, base, content, kind, changeNote, author, reviewer, due } = publication;
	const parsed = parseRecordName(record);
	const recordKind = parsed?.kind;
	if (!recordKind) throw new Error(`"${record}" names no record.`);
	try {
		return await database.write(async (desk): Promise<PublishOutcome> => {
			const current = await readRecord(desk, record);
			if (!isSameContent(current, base)) return { outcome: "conflict", current };
			const changes = listContentChanges(recordKind, current, content);
			if (changes.length === 0) return { outcome: "same" };
			const flaws = await applyContent(desk, { record, current, content, ...surroundings(database) });
			if (flaws.length > 0) throw new Refused(flaws);
			// As it is read again: what a table fills or shortens by itself is part of it.
			const stored = await readRecord(desk, record);
			const version = await addVersion(desk, {
				...{ record, before: current, content: stored, kind, changeNote, author, reviewer },
				isInRelease: recordKind === "document" && (database.isInRelease?.(documentIdOf(parsed)) ?? false),
			});
			if (due !== null) await setReviewDate(desk, record, due, reviewer ?? author);
			const subject = record;
			await writeLog(desk, {
				actor: reviewer ?? author,
				action: `record.${kind}`,
				subject,
				detail: { version, note: changeNote, author: author.name, changes: changes.map(shorten) },
			});
			await also?.(desk, version);
			return { outcome: "published", version, changes };
		});
	} catch (error) {
		if (error instanceof Refused) return { outcome: "flawed", flaws: error.flaws };
		throw error;
	}
}

/** A change as the log tells it: the version beside it has the rest. */
function shorten(change: ContentChange): ContentChange {
	return { ...change, before: shortenTables(change.before), after: shortenTables(change.after) };
}

/** Looks whether a content could be published, without publishing it; none when it could. */
export async function checkContent(
	database: DeskDatabase,
	{ record, content }: Pick<Publication, "record" | "content">,
): Promise<readonly ContentFlaw[]> {
	try {
		return await database.write(async (desk) => {
			const current = await readRecord(desk, record);
			throw new Refused(await applyContent(desk, { record, current, content, ...surroundings(database) }));
		});
	} catch (error) {
		if (error instanceof Refused) return error.flaws;
		throw error;
	}
}

function surroundings({ encoding, checkBeside }: DeskDatabase) {
	return { encoding, checkBeside, today: new Date().toISOString().slice(0, 10) };
}

/** Sets when a record is to be looked at again, a calendar date. */
export async function setReviewDate(desk: Desk, record: RecordName, due: string, actor: Actor): Promise<void> {
	const values = { record, due, set_by: actor.name, set_at: new Date().toISOString() };
	await desk
		.insertInto("desk_review_dates")
		.values(values)
		.onConflict((conflict) => conflict.column("record").doUpdateSet(values))
		.execute();
}
