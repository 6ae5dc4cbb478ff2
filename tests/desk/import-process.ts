import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyImport } from "../../database/desk/imports/apply-import.server.ts";
import { spoolRows } from "../../database/desk/imports/import-folder.server.ts";
import { changeImport, makeImport, saveImport } from "../../database/desk/imports/imports.server.ts";
import { lookAtImport } from "../../database/desk/imports/look-import.server.ts";
import { openDeskDatabase } from "../../database/desk/open-desk.server.ts";

/** Applies one import after the other until it is killed; tells how many it has begun. */
const [dataDir = "", deskDatabaseUrl] = process.argv.slice(2);
const AUTHOR = { id: "ana", name: "Ana" };
const PUBLISHER = { id: "beto", name: "Beto" };

const database = await openDeskDatabase({ dataDir, ...(deskDatabaseUrl && { deskDatabaseUrl }) });
const ids = await database.read((desk) =>
	desk.selectFrom("procedures").select("id").orderBy("id").limit(200).execute(),
);
const folder = mkdtempSync(join(tmpdir(), "ventanilla-import-"));
process.send?.("ready");
for (let number = 0; ; number += 1) {
	const id = crypto.randomUUID();
	// The same mark in every record and in the note: all of it is there, or none.
	const rows = ids.map((row) => ({ place: {}, values: { id: String(row.id), subcategory: id }, flaws: [] }));
	await spoolRows(folder, [{ file: "procedures.csv", table: "procedures", rows }]);
	await database.write((desk) =>
		saveImport(desk, makeImport({ id, file: "procedures.csv", bytes: 1, author: AUTHOR })),
	);
	const look = await lookAtImport(database, folder, { undoes: null });
	const values = { state: "submitted", look, changeNote: id, due: "2027-01-01" } as const;
	await database.write((desk) => changeImport(desk, { id, isAllowed: () => true }, values));
	process.send?.({ applying: number });
	const done = await applyImport(database, { id, folder, revision: 2, publisher: PUBLISHER, accounts: 2 });
	if (done.outcome !== "applied") throw new Error(`not applied: ${JSON.stringify(done)}`);
	process.send?.({ applied: number });
}
