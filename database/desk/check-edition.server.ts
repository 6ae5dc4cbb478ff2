import { sql } from "kysely";
import type { CatalogueRows } from "../../domain/catalogue.ts";
import { createCatalogue } from "../../domain/catalogue.ts";
import { guatemalaToday } from "../../domain/days.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { closeEdition, findDayFault } from "../../domain/observatory/editions.ts";
import type { ClosedEdition } from "../../domain/site-documents/edition.ts";
import { EDITION_WORD, readEditionDocument } from "../../domain/site-documents/edition.ts";
import { codedFlaw } from "../../domain/site-documents/flaw-words.ts";
import type { DocumentFlaw } from "../../domain/site-documents/rules.ts";
import type { Desk } from "./desk-database.server.ts";

/** The observatory as it is published at this moment, as an edition. `date` is a calendar date. */
export async function makeEdition(
	desk: Desk,
	about: Pick<ClosedEdition, "name" | "note" | "date">,
): Promise<ClosedEdition> {
	const rows: CatalogueRows = { procedures: [], institutions: [], observatory: [] };
	for (const table of ["procedures", "institutions", "observatory"] as const) {
		rows[table] = (await sql<UntrustedRow>`select * from ${sql.table(table)}`.execute(desk)).rows;
	}
	return closeEdition(createCatalogue(rows, "edition"), about);
}

/**
 * An edition holds what is published in the moment in which it is closed, so that nobody closes figures that were sent by
 * hand, or that were true when the draft was made; and it is of a day after the last one. No flaws for any other document.
 */
export async function checkEdition(desk: Desk, id: string, content: unknown): Promise<DocumentFlaw[]> {
	if (id.split(":")[0] !== EDITION_WORD) return [];
	const edition = readEditionDocument(content);
	// What has no shape is told by its rule.
	if (!edition) return [];
	const fault = findDayFault(edition.date, { today: guatemalaToday(), last: await findLastDay(desk, id) });
	if (fault) return [codedFlaw("date", fault)];
	const now = await makeEdition(desk, edition);
	const isSame = spell(now) === spell(edition);
	return isSame ? [] : [codedFlaw("rows", "editionChanged")];
}

/** The day of the last edition beside this one; undefined when there is none. */
async function findLastDay(desk: Desk, id: string): Promise<string | undefined> {
	const rows = await desk
		.selectFrom("site_documents")
		.select("content")
		.where("id", "like", `${EDITION_WORD}:%`)
		.where("id", "!=", id)
		.execute();
	const days = rows.flatMap(({ content }) => readEditionDocument(JSON.parse(content))?.date ?? []);
	return days.sort().at(-1);
}

function spell({ method, rows, institutions, ceilings }: ClosedEdition): string {
	return JSON.stringify([method, rows, institutions, ceilings]);
}
