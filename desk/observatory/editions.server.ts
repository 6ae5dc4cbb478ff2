import { makeEdition } from "../../database/desk/check-edition.server.ts";
import type { Desk, DeskDatabase } from "../../database/desk/desk-database.server.ts";
import type { Actor } from "../../database/desk/desk-log.server.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { beginDraft, listDrafts, publishDraft, saveDraft, submitDraft } from "../../database/desk/drafts.server.ts";
import { guatemalaToday } from "../../domain/days.ts";
import { nameRecord, type RecordContent, type RecordName } from "../../domain/desk/record.ts";
import { compareEditionDays } from "../../domain/observatory/editions.ts";
import type { ClosedEdition } from "../../domain/site-documents/edition.ts";
import { EDITION_WORD, readEditionDocument } from "../../domain/site-documents/edition.ts";

export interface DeskEdition extends ClosedEdition {
	id: string;
}

export interface Editions {
	/** The newest first. */
	closed: readonly DeskEdition[];
	drafts: readonly Draft[];
}

/** The record of the edition with this id. */
export function editionRecord(id: string): RecordName {
	return nameRecord("document", `${EDITION_WORD}:${id}`);
}

/** The edition in a draft; undefined where it has none that can be read. */
export function editionIn(content: RecordContent): ClosedEdition | undefined {
	return readEditionDocument(content.site_documents?.[0]?.content);
}

/** All editions that are closed, and the drafts of those that are not. */
export async function readEditions(desk: Desk): Promise<Editions> {
	const rows = await desk.selectFrom("site_documents").selectAll().where("id", "like", `${EDITION_WORD}:%`).execute();
	const closed = rows.flatMap(({ id, content }): DeskEdition[] => {
		const edition = readEditionDocument(JSON.parse(content));
		return edition ? [{ ...edition, id: id.slice(EDITION_WORD.length + 1) }] : [];
	});
	const drafts = (await listDrafts(desk)).filter(({ record }) => record.startsWith(editionRecord("")));
	return { closed: closed.sort(compareEditionDays).reverse(), drafts };
}

interface Preparing {
	id: string;
	about: Pick<ClosedEdition, "name" | "note">;
	changeNote: string;
	actor: Actor;
	/** Active accounts. */
	accounts: number;
	/** Whether whoever prepares it may publish. */
	mayPublish: boolean;
}

/**
 * Makes an edition of what is published at this moment, with the day of it, as a draft that is handed in; whoever works
 * alone closes it at once.
 * "moved" when the draft was saved elsewhere in the same moment, or somebody published meanwhile.
 */
export async function prepareEdition(
	database: DeskDatabase,
	{ id, about, changeNote, actor, accounts, mayPublish }: Preparing,
): Promise<"submitted" | "published" | "moved"> {
	const record = editionRecord(id);
	const isAlone = accounts < 2 && mayPublish;
	const draft = await database.write(async (desk) => {
		const begun = await beginDraft(desk, record, actor);
		const edition = await makeEdition(desk, { ...about, date: guatemalaToday() });
		const content = { site_documents: [{ id: `${EDITION_WORD}:${id}`, content: edition }] };
		const saving = { id: begun.id, revision: begun.revision, content, changeNote, due: null };
		const saved = await saveDraft(desk, saving, actor);
		if (saved.outcome !== "saved") return undefined;
		const handed = isAlone ? saved : await submitDraft(desk, begun.id, saved.draft.revision, actor);
		return handed.outcome === "saved" ? handed.draft : undefined;
	});
	if (!draft) return "moved";
	if (!isAlone) return "submitted";
	const done = await publishDraft(database, { id: draft.id, revision: draft.revision, publisher: actor, accounts });
	return done.outcome === "published" ? "published" : "moved";
}
