import { openDeskDatabase } from "../open-desk.server.ts";
import type { ImportMessage, ImportTask } from "./import-task.ts";
import { runTask } from "./run-task.server.ts";

/** A process of its own, so that the desk goes on answering and a file too large ends this one and nothing else. */
process.once("message", (message) => void work(message as ImportTask));
// Without the desk there is nobody to tell.
process.once("disconnect", () => process.exit(1));

async function work(task: ImportTask): Promise<void> {
	try {
		const database = await openDeskDatabase(task.database);
		// What is stored is stored, whatever becomes of the connection.
		await say({ done: await runTask(database, task, (rows) => say({ rows })) });
		await database.close().catch(() => undefined);
	} catch (error) {
		const isAway = error instanceof Error && error.name === "BackendUnavailable";
		await say({
			failed: isAway ? "unavailable" : "failed",
			reason: error instanceof Error ? (error.stack ?? "") : String(error),
		});
	}
	process.exit(0);
}

function say(message: ImportMessage): Promise<void> {
	return new Promise((resolve) => {
		process.send?.(message, undefined, undefined, () => resolve());
	});
}
