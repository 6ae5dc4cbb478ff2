import { sql } from "kysely";
import type { CatalogueRows } from "../../domain/catalogue.ts";
import { createCatalogue } from "../../domain/catalogue.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { closeEdition } from "../../domain/observatory/close-edition.ts";
import type { ClosedEdition } from "../../domain/site-documents/edition.ts";
import { EDITION_WORD, readEditionDocument } from "../../domain/site-documents/edition.ts";
import type { DocumentFlaw } from "../../domain/site-documents/rules.ts";
import type { Desk } from "./desk-database.server.ts";

const CHANGED =
	"las evaluaciones cambiaron desde que se preparó esta edición: quien la preparó la abre y presiona «Prepararla otra vez con lo de ahora»";

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
 * hand, or that were true when the draft was made. No flaws for any other document.
 */
export async function checkEdition(desk: Desk, id: string, content: unknown): Promise<DocumentFlaw[]> {
	if (id.split(":")[0] !== EDITION_WORD) return [];
	const edition = readEditionDocument(content);
	// What has no shape is told by its rule.
	if (!edition) return [];
	const now = await makeEdition(desk, edition);
	const isSame = JSON.stringify([now.method, now.rows, now.institutions]) === spell(edition);
	return isSame ? [] : [{ field: "rows", message: CHANGED }];
}

function spell({ method, rows, institutions }: ClosedEdition): string {
	return JSON.stringify([method, rows, institutions]);
}
