import { inBatches } from "../../transfer/stored-rows.server.ts";
import type { Desk, DeskDatabase } from "../desk-database.server.ts";
import type { Actor } from "../desk-log.server.ts";
import { writeLog } from "../desk-log.server.ts";
import type { DeskImport, ImportRefusal } from "./desk-import.ts";
import { changeImport, findImport, findImportRefusal, keepImportedVersions } from "./imports.server.ts";
import { bringEvidenceBack, joinDigests, readChangedRecords, runImport } from "./look-import.server.ts";
import type { FormerRecords } from "./record-batches.server.ts";
import { batchRecords, digestRecords, keepFormer, keepImported } from "./record-batches.server.ts";

export type ApplyOutcome =
	| { outcome: "applied"; records: number }
	| { outcome: "refused"; reason: ImportRefusal }
	/** What it would change is no longer what was looked at: nothing was stored. */
	| { outcome: "changed" };

export interface Applying {
	id: string;
	folder: string;
	revision: number;
	publisher: Actor;
	/** Active accounts. */
	accounts: number;
}

/** Undoes a transaction whose catalogue is not the one that was looked at. */
class Changed extends Error {}

/**
 * Applies an import whole or not at all: rows, versions of every record, review dates, the log and the import's own state
 * are one transaction.
 */
export async function applyImport(database: DeskDatabase, applying: Applying): Promise<ApplyOutcome> {
	const { id, folder, revision, publisher, accounts } = applying;
	try {
		return await database.write(async (desk): Promise<ApplyOutcome> => {
			const found = await findImport(desk, id);
			const reason = findImportRefusal(found, { revision, publisher, accounts });
			if (!found || reason) return { outcome: "refused", reason: reason ?? "gone" };
			if (!found.look || found.look.problems > 0 || found.look.changes === 0 || found.changeNote === "")
				return { outcome: "refused", reason: "not-submitted" };
			const names = await readChangedRecords(folder);
			const records = await digestRecords(desk, names);
			const former: FormerRecords[] = [];
			for (const batch of batchRecords(names)) former.push(await keepFormer(desk, batch));
			const isUndoing = found.undoes !== null;
			const report = await runImport(desk, folder, { isApplied: true, encoding: database.encoding, isUndoing });
			if (report.problems > 0 || joinDigests(report.digest, records) !== found.look.digest) throw new Changed();
			if (isUndoing) await bringEvidenceBack(desk, folder);
			const reviewer = found.author.id === publisher.id ? null : publisher;
			const importing = { changeNote: found.changeNote, author: found.author, reviewer };
			const versions = [];
			for (const batch of former) versions.push(...(await keepImported(desk, batch, importing)));
			await keepImportedVersions(desk, id, versions);
			if (found.due !== null) await setReviewDates(desk, names, { due: found.due, actor: publisher });
			await changeImport(desk, { id, isAllowed: () => true }, { state: "applied", reviewer: publisher, trouble: null });
			if (found.undoes !== null)
				await changeImport(desk, { id: found.undoes, isAllowed: () => true }, { undoneBy: id });
			await writeLog(desk, {
				...{ actor: publisher, action: isUndoing ? "import.undone" : "import.applied", subject: `import:${id}` },
				detail: tellImport(found),
			});
			return { outcome: "applied", records: versions.length };
		});
	} catch (error) {
		if (error instanceof Changed) return { outcome: "changed" };
		throw error;
	}
}

/** What the log keeps of an import: what each record said before and after is in its versions. */
function tellImport({ file, changeNote, author, look, undoes }: DeskImport) {
	const counts = Object.entries(look?.counts ?? {}).flatMap(([table, { added, changed, removed }]) =>
		added + changed + removed > 0 ? [[table, { added, changed, removed }] as const] : [],
	);
	return {
		...{ note: changeNote, author: author.name, records: look?.records, rows: Object.fromEntries(counts) },
		...(undoes === null ? { file } : { undoes: `import:${undoes}` }),
	};
}

async function setReviewDates(
	desk: Desk,
	records: readonly string[],
	{ due, actor }: { due: string; actor: Actor },
): Promise<void> {
	const at = new Date().toISOString();
	for (const part of inBatches(records)) {
		await desk
			.insertInto("desk_review_dates")
			.values(part.map((record) => ({ record, due, set_by: actor.name, set_at: at })))
			.onConflict((conflict) =>
				conflict.column("record").doUpdateSet((eb) => ({
					...{ due: eb.ref("excluded.due"), set_by: eb.ref("excluded.set_by"), set_at: eb.ref("excluded.set_at") },
				})),
			)
			.execute();
	}
}
