import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import type { LoopDelay, MeasuredServer } from "./server-process.ts";
import { ask } from "./server-process.ts";

/** What a change of the catalogue costs those who read other pages meanwhile. */
export interface ChangeFigures {
	/** Until the page of the changed procedure says so; the portal looks for changes every 3 s. */
	shownMs: number;
	loop: LoopDelay;
	/** The time in which 99 of 100 pages from memory were answered. */
	answerP99Ms: number;
	answerMaxMs: number;
}

const SHOWN_WITHIN_MS = 120_000;
const READ_EVERY_MS = 10;
const LOOK_EVERY_MS = 250;

/** Changes one procedure of a portal that is served from `dataDir`, while somebody reads a page from memory. */
export async function measureChange({ server, readLoop }: MeasuredServer, dataDir: string): Promise<ChangeFigures> {
	const { origin } = server;
	const { id, name } = renameProcedure(dataDir);
	const reader = keepReading(`${origin}/ayuda`);
	try {
		await readLoop();
		const began = performance.now();
		while (!(await (await fetch(`${origin}/tramite/${id}`)).text()).includes(name)) {
			if (performance.now() - began > SHOWN_WITHIN_MS) throw new Error("The change was not shown.");
			await pause(LOOK_EVERY_MS);
		}
		const shownMs = performance.now() - began;
		const loop = await readLoop();
		const waited = (await reader.stop()).sort((one, other) => one - other);
		const answerP99Ms = waited[Math.floor(waited.length * 0.99)] ?? Number.NaN;
		return { shownMs, loop, answerP99Ms, answerMaxMs: waited.at(-1) ?? Number.NaN };
	} finally {
		await reader.stop();
	}
}

function renameProcedure(dataDir: string): { id: string; name: string } {
	const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
	try {
		const id = String(database.prepare("select id from procedures order by id limit 1 offset 100").get()?.id);
		const name = `Permiso cambiado ${Date.now()}`;
		database.prepare("update procedures set name = ? where id = ?").run(name, id);
		return { id, name };
	} finally {
		database.close();
	}
}

/** Asks for a page again and again until it is stopped, and tells how long each answer took. */
function keepReading(url: string): { stop(): Promise<number[]> } {
	const took: number[] = [];
	let isStopped = false;
	const reading = (async () => {
		while (!isStopped) {
			const began = performance.now();
			await ask(url);
			took.push(performance.now() - began);
			await pause(READ_EVERY_MS);
		}
	})();
	return {
		async stop() {
			isStopped = true;
			await reading;
			return took;
		},
	};
}
