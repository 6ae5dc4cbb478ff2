import { openDeskDatabase } from "../../database/desk/open-desk.server.ts";
import { publishRecord } from "../../database/desk/publish.server.ts";
import { readRecord } from "../../database/desk/records.server.ts";
import type { RecordName } from "../../domain/desk/record.ts";

/** Publishes one change after the other until it is killed; tells how many it has begun. */
const [dataDir = "", deskDatabaseUrl] = process.argv.slice(2);
const RECORD: RecordName = "procedure:autorizacion-colegio-privado";
const AUTHOR = { id: "ana", name: "Ana" };

const database = await openDeskDatabase({ dataDir, ...(deskDatabaseUrl && { deskDatabaseUrl }) });
process.send?.("ready");
for (let number = 0; ; number += 1) {
	const base = await database.read((desk) => readRecord(desk, RECORD));
	const mark = crypto.randomUUID();
	// The same mark in the main table, in a list beside it and in the note: all of it is there, or none.
	const fee = { concept: mark, amount: 1, up_to: null, currency: "GTQ", condition: null, is_mandatory: true };
	const fees = Array.from({ length: 20 }, (_, at) => ({
		procedure_id: "autorizacion-colegio-privado",
		position: at + 1,
		...fee,
	}));
	const procedures = (base.procedures ?? []).map((row) => ({ ...row, subcategory: mark }));
	const done = await publishRecord(database, {
		...{ record: RECORD, base, content: { ...base, procedures, procedure_fees: fees } },
		...{ kind: "published", changeNote: mark, author: AUTHOR, reviewer: null, due: "2027-01-01" },
	});
	if (done.outcome !== "published") throw new Error(`not published: ${JSON.stringify(done)}`);
	process.send?.(number);
}
