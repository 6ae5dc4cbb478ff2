import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { RecordContent, RecordName } from "../../domain/desk/record.ts";
import type { Desk, DeskDatabase, DeskTables, DraftState } from "./desk-database.server.ts";
import type { Actor } from "./desk-log.server.ts";
import { writeLog } from "./desk-log.server.ts";
import type { PublishOutcome } from "./publish.server.ts";
import { publishRecord } from "./publish.server.ts";
import { readRecord } from "./records.server.ts";

/** Somebody's unpublished work on a record. */
export interface Draft {
	id: string;
	record: RecordName;
	/** What was published when it was begun. */
	base: RecordContent;
	content: RecordContent;
	changeNote: string;
	due: string | null;
	state: DraftState;
	/** Goes up with each saving. */
	revision: number;
	author: Actor;
	reviewer: Actor | null;
	reviewNote: string;
	createdAt: string;
	updatedAt: string;
}

/** What became of a change to a draft; "moved" when another window saved it first, with what it holds now. */
export type DraftOutcome =
	| { outcome: "saved"; draft: Draft }
	| { outcome: "moved"; draft: Draft }
	| { outcome: "gone" };

/** The author's open draft of the record, begun from what is published if there is none. */
export async function beginDraft(desk: Desk, record: RecordName, author: Actor): Promise<Draft> {
	const open = await desk
		.selectFrom("desk_drafts")
		.selectAll()
		.where("record", "=", record)
		.where("author", "=", author.id)
		.where("state", "in", ["editing", "submitted"])
		.executeTakeFirst();
	if (open) return toDraft(open);
	const content = await readRecord(desk, record);
	const at = new Date().toISOString();
	const id = randomUUID();
	await desk
		.insertInto("desk_drafts")
		.values({
			...{ id, record, base: JSON.stringify(content), content: JSON.stringify(content), due: null },
			...{ author: author.id, author_name: author.name, reviewer: null, reviewer_name: null },
			...{ created_at: at, updated_at: at },
		})
		.execute();
	await writeLog(desk, { actor: author, action: "draft.begun", subject: record, detail: { draft: id } });
	const begun = await findDraft(desk, id);
	if (!begun) throw new Error("The draft is gone as soon as it was begun.");
	return begun;
}

/** A draft in any state; undefined for an unknown id. */
export async function findDraft(desk: Desk, id: string): Promise<Draft | undefined> {
	const row = await desk.selectFrom("desk_drafts").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toDraft(row);
}

export interface DraftFilter {
	states?: readonly DraftState[];
	record?: RecordName;
	author?: string;
	most?: number;
}

/** Drafts, the last touched first. */
export async function listDrafts(
	desk: Desk,
	{ states = ["editing", "submitted"], record, author, most = 200 }: DraftFilter = {},
): Promise<Draft[]> {
	let query = desk.selectFrom("desk_drafts").selectAll().where("state", "in", states).orderBy("updated_at", "desc");
	if (record) query = query.where("record", "=", record);
	if (author) query = query.where("author", "=", author);
	return (await query.limit(most).execute()).map(toDraft);
}

export interface DraftSaving {
	id: string;
	/** The revision that the form was made from. */
	revision: number;
	content: RecordContent;
	changeNote: string;
	due: string | null;
}

/** Saves an open draft of this author. Saving a draft that was handed in takes it back to editing. */
export function saveDraft(desk: Desk, { id, revision, ...saving }: DraftSaving, author: Actor): Promise<DraftOutcome> {
	return change(desk, { id, revision, isAllowed: (draft) => draft.author.id === author.id }, () => ({
		content: JSON.stringify(saving.content),
		change_note: saving.changeNote,
		due: saving.due,
		state: "editing",
	}));
}

/** Takes the published content as the new base, once the author has seen what changed under the draft. */
export async function rebaseDraft(
	desk: Desk,
	{ id, revision, content }: Pick<DraftSaving, "id" | "revision" | "content">,
	author: Actor,
): Promise<DraftOutcome> {
	const draft = await findDraft(desk, id);
	const current = draft && (await readRecord(desk, draft.record));
	return change(desk, { id, revision, isAllowed: (each) => each.author.id === author.id }, () => ({
		base: JSON.stringify(current),
		content: JSON.stringify(content),
		state: "editing",
	}));
}

/** Hands a draft in for the second pair of eyes. */
export function submitDraft(desk: Desk, id: string, revision: number, author: Actor): Promise<DraftOutcome> {
	return logged(desk, "draft.submitted", author, {
		...{ id, revision, isAllowed: (draft) => draft.author.id === author.id && draft.state === "editing" },
		values: { state: "submitted" },
	});
}

/** Sends a draft that was handed in back to its author, saying why. */
export function returnDraft(desk: Desk, id: string, revision: number, reviewer: Actor, note: string) {
	return logged(desk, "draft.returned", reviewer, {
		...{ id, revision, isAllowed: (draft) => draft.state === "submitted" },
		values: { state: "editing", review_note: note, reviewer: reviewer.id, reviewer_name: reviewer.name },
	});
}

/** Puts a draft away; it stays readable in the history of drafts. */
export function discardDraft(desk: Desk, id: string, revision: number, author: Actor): Promise<DraftOutcome> {
	return logged(desk, "draft.discarded", author, {
		...{ id, revision, isAllowed: (draft) => draft.author.id === author.id },
		values: { state: "discarded" },
	});
}

/** Undoes a publication whose draft was saved or taken back while it was made. */
class DraftMoved extends Error {
	override name = "DraftMoved";
}

/** Why somebody may not publish a draft. */
export type PublishRefusal = "own-draft" | "not-submitted" | "gone" | "moved";

/**
 * Publishes a draft. As soon as there are two accounts it must have been handed in, and somebody else must publish it;
 * whoever works alone publishes from editing.
 */
export async function publishDraft(
	database: DeskDatabase,
	{ id, revision, publisher, accounts }: { id: string; revision: number; publisher: Actor; accounts: number },
): Promise<PublishOutcome | { outcome: "refused"; reason: PublishRefusal }> {
	const draft = await database.read((desk) => findDraft(desk, id));
	const reason = findRefusal(draft, { revision, publisher, accounts });
	if (!draft || reason) return { outcome: "refused", reason: reason ?? "gone" };
	const { record, base, content, changeNote, author, due } = draft;
	const reviewer = author.id === publisher.id ? null : publisher;
	const publication = { record, base, content, kind: "published", changeNote, author, reviewer, due } as const;
	try {
		return await publishRecord(database, publication, async (desk) => {
			const isAllowed = (each: Draft) => each.state === draft.state;
			const values = { state: "published" as const, reviewer: publisher.id, reviewer_name: publisher.name };
			const { outcome } = await change(desk, { id, revision, isAllowed }, () => values);
			if (outcome !== "saved") throw new DraftMoved();
		});
	} catch (error) {
		if (error instanceof DraftMoved) return { outcome: "refused", reason: "moved" };
		throw error;
	}
}

function findRefusal(
	draft: Draft | undefined,
	{ revision, publisher, accounts }: { revision: number; publisher: Actor; accounts: number },
): PublishRefusal | undefined {
	if (!draft || draft.state === "published" || draft.state === "discarded") return "gone";
	if (draft.revision !== revision) return "moved";
	if (accounts < 2) return undefined;
	if (draft.author.id === publisher.id) return "own-draft";
	return draft.state === "submitted" ? undefined : "not-submitted";
}

interface Change {
	id: string;
	revision: number;
	isAllowed(draft: Draft): boolean;
}

type DraftValues = Partial<Omit<Selectable<DeskTables["desk_drafts"]>, "id" | "record" | "author" | "revision">>;

async function change(desk: Desk, { id, revision, isAllowed }: Change, make: () => DraftValues): Promise<DraftOutcome> {
	const draft = await findDraft(desk, id);
	if (!draft || draft.state === "published" || draft.state === "discarded" || !isAllowed(draft)) {
		return { outcome: "gone" };
	}
	if (draft.revision !== revision) return { outcome: "moved", draft };
	await desk
		.updateTable("desk_drafts")
		.set({ ...make(), revision: revision + 1, updated_at: new Date().toISOString() })
		.where("id", "=", id)
		.execute();
	const saved = await findDraft(desk, id);
	return saved ? { outcome: "saved", draft: saved } : { outcome: "gone" };
}

async function logged(
	desk: Desk,
	action: string,
	actor: Actor,
	{ values, ...wanted }: Change & { values: DraftValues },
): Promise<DraftOutcome> {
	const done = await change(desk, wanted, () => values);
	if (done.outcome === "saved") {
		const { record, reviewNote, changeNote } = done.draft;
		const note = action === "draft.returned" ? reviewNote : changeNote;
		await writeLog(desk, { actor, action, subject: record, detail: { draft: wanted.id, note } });
	}
	return done;
}

function toDraft(row: Selectable<DeskTables["desk_drafts"]>): Draft {
	return {
		id: row.id,
		record: row.record as RecordName,
		base: JSON.parse(row.base),
		content: JSON.parse(row.content),
		changeNote: row.change_note,
		due: row.due,
		state: row.state,
		revision: row.revision,
		author: { id: row.author, name: row.author_name },
		reviewer: row.reviewer === null ? null : { id: row.reviewer, name: row.reviewer_name ?? "" },
		reviewNote: row.review_note,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}
