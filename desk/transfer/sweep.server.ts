import { listUploads, removeFolder } from "../../database/desk/imports/import-folder.server.ts";
import { changeImport, findImport, makeImport, saveImport } from "../../database/desk/imports/imports.server.ts";
import type { DeskServices } from "../desk-services.ts";

const DAY_MS = 86_400_000;
/** How long a file waits for somebody to go on with it. */
export const KEPT_DAYS = 30;
const SWEEP_EVERY_MS = DAY_MS / 4;
/** A folder so young may belong to an upload that is still being written. */
const YOUNG_MS = 60_000;

/**
 * Takes away the files of imports that are done or forgotten, and takes in those whose database went away in the moment in
 * which they were brought. Answers how many it took away.
 */
export async function sweepImports({ database, dataDir }: DeskServices, now = Date.now()): Promise<number> {
	let removed = 0;
	for (const { id, at, note, isTorn } of await listUploads(dataDir)) {
		if (now - at < YOUNG_MS) continue;
		const found = await database.read((desk) => findImport(desk, id));
		const isOld = now - at > KEPT_DAYS * DAY_MS;
		const isDone = found?.state === "applied" || found?.state === "discarded";
		if (!found && note && !isOld) await database.write((desk) => saveImport(desk, makeImport(note)));
		if (!isDone && !isOld && (found || note || isTorn)) continue;
		if (found && !isDone) {
			await database.write((desk) =>
				changeImport(
					desk,
					{ id, isAllowed: ({ state }) => state !== "applied" },
					{ state: "discarded", trouble: "expired" },
				),
			);
		}
		await removeFolder(dataDir, id);
		removed += 1;
	}
	return removed;
}

/** Does so now and every few hours; answers how to stop it. */
export function startSweep(services: DeskServices): () => Promise<void> {
	const sweep = () =>
		void sweepImports(services).catch((error: unknown) =>
			services.log.warn({ err: error }, "Files of imports could not be cleared away"),
		);
	sweep();
	const timer = setInterval(sweep, SWEEP_EVERY_MS);
	timer.unref();
	return async () => clearInterval(timer);
}
