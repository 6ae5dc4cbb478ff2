import type { ChildProcess } from "node:child_process";
import { fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { join, resolve } from "node:path";
import type { ApplyOutcome } from "../../database/desk/imports/apply-import.server.ts";
import { listUploads, removeFolder } from "../../database/desk/imports/import-folder.server.ts";
import type { ImportMessage, ImportTask } from "../../database/desk/imports/import-task.ts";
import {
	changeImport,
	findImport,
	type ImportTrouble,
	makeImport,
	saveImport,
} from "../../database/desk/imports/imports.server.ts";
import type { DeskServices } from "../frame/desk-route.ts";

/** Run by Node as it is; relative to the working directory, as all that the desk reads of its release. */
const PROGRAM = "database/desk/imports/import-process.ts";
/** Longest work on one file. */
const LIMIT_MS = 120_000;
/**
 * Most memory of the work for values, and for young ones among them, in megabytes; the file itself comes on top. Ten
 * thousand rows take 200 MB with them, whatever the format, and 290 MB to be written as a spreadsheet.
 */
const HEAP_MB = 128;
const YOUNG_MB = 8;
/** Exit codes of a process that ran out of memory: its own, and that of the signal with which Node ends it. */
const OUT_OF_MEMORY = [134, 5];

export type TaskOutcome =
	| ApplyOutcome
	| { outcome: "done" }
	| { outcome: "trouble"; trouble: ImportTrouble }
	/** Other work with the same import is under way: nothing was begun. */
	| { outcome: "busy" };

/** What a room asks for: the database is the desk's own. */
export type WantedTask = ImportTask extends infer Each
	? Each extends ImportTask
		? Omit<Each, "database">
		: never
	: never;

interface Running {
	task: ImportTask["task"];
	rows: number;
	end: Promise<TaskOutcome>;
}

/** Work under way or waiting for its turn, by the import's id. */
const running = new Map<string, Running>();
let last: Promise<unknown> = Promise.resolve();

/** How many rows were read so far; undefined where nothing is under way. */
export function findProgress(id: string): number | undefined {
	return running.get(id)?.rows;
}

/**
 * Does the work in a process of its own, one after the other. Asked twice for the same work, it does it once; asked for
 * other work with an import that is being worked on, it does nothing and says so. What went wrong is kept with the import, so that it can be
 * tried again; what was brought stays.
 */
export function startTask(services: DeskServices, wanted: WantedTask, limitMs = LIMIT_MS): Promise<TaskOutcome> {
	const key = "id" in wanted ? wanted.id : wanted.file;
	const begun = running.get(key);
	if (begun) return begun.task === wanted.task ? begun.end : Promise.resolve({ outcome: "busy" });
	const { dataDir, deskDatabaseUrl } = services;
	const task = { ...wanted, database: { dataDir, deskDatabaseUrl } } as ImportTask;
	const state: Running = { task: wanted.task, rows: 0, end: last.then(() => run(services, task, { limitMs, state })) };
	last = state.end.catch(() => undefined);
	running.set(key, state);
	void state.end.finally(() => running.delete(key)).catch(() => undefined);
	return state.end;
}

/** Waits for work a little, so that a small file needs no second look; undefined while it goes on. */
export async function waitFor(end: Promise<TaskOutcome>, milliseconds: number): Promise<TaskOutcome | undefined> {
	let timer: NodeJS.Timeout | undefined;
	const pause = new Promise<undefined>((done) => {
		timer = setTimeout(() => done(undefined), milliseconds);
	});
	try {
		return await Promise.race([end, pause]);
	} finally {
		clearTimeout(timer);
	}
}

async function run(
	services: DeskServices,
	task: ImportTask,
	{ limitMs, state }: { limitMs: number; state: { rows: number } },
): Promise<TaskOutcome> {
	const outcome = await runProcess(services, task, { limitMs, onRows: (rows) => Object.assign(state, { rows }) });
	if (outcome.outcome === "trouble" && task.task === "apply") {
		// Its last word may be lost behind a commit: what the database says is what became of it.
		const found = await services.database.read((desk) => findImport(desk, task.id)).catch(() => undefined);
		if (found?.state === "applied") return { outcome: "applied", records: found.look?.records ?? 0 };
	}
	if (outcome.outcome === "trouble" && "id" in task) {
		const isAllowed = (found: { state: string }) => found.state !== "applied" && found.state !== "discarded";
		const { trouble } = outcome;
		await services.database
			.write((desk) => changeImport(desk, { id: task.id, isAllowed }, { trouble }))
			.catch((error: unknown) => services.log.warn({ err: error }, "The state of an import could not be kept"));
	}
	return outcome;
}

function runProcess(
	services: DeskServices,
	task: ImportTask,
	{ limitMs, onRows }: { limitMs: number; onRows: (rows: number) => void },
): Promise<TaskOutcome> {
	return new Promise((done) => {
		let said: TaskOutcome | undefined;
		let isLate = false;
		let errors = "";
		let timer: NodeJS.Timeout | undefined;
		/** What never began, or can no longer be talked to, ends as what a press is told. */
		function fail(error: unknown): void {
			clearTimeout(timer);
			services.log.error({ err: error, task: task.task }, "The process of an import did not start");
			done(said ?? { outcome: "trouble", trouble: "failed" });
		}
		let child: ChildProcess;
		try {
			child = forkProcess(services.dataDir);
		} catch (error) {
			return fail(error);
		}
		// More than one may come: that of the start, and that of the message that nobody takes.
		child.on("error", (error) => {
			child.kill("SIGKILL");
			fail(error);
		});
		// Without file descriptors there is neither a process nor a line to it.
		if (!child.connected) return;
		timer = setTimeout(() => {
			isLate = true;
			child.kill("SIGKILL");
		}, limitMs);
		child.stderr?.setEncoding("utf8").on("data", (text: string) => {
			errors = `${errors}${text}`.slice(-4_000);
		});
		child.on("message", (message) => {
			const told = message as ImportMessage;
			if ("rows" in told) onRows(told.rows);
			if ("done" in told) said = told.done;
			if ("failed" in told) {
				said = { outcome: "trouble", trouble: told.failed };
				services.log.error({ task: task.task, reason: told.reason }, "An import could not be worked on");
			}
		});
		child.once("close", (code) => {
			clearTimeout(timer);
			if (said) return done(said);
			const isFull = (code !== null && OUT_OF_MEMORY.includes(code)) || /heap out of memory/.test(errors);
			const trouble = isLate ? "slow" : isFull ? "memory" : "failed";
			services.log.error({ task: task.task, code, trouble, errors }, "The process of an import ended early");
			done({ outcome: "trouble", trouble });
		});
		child.send(task);
	});
}

/** It gets what it needs as a message: neither the settings of the desk nor a password in its arguments. */
function forkProcess(dataDir: string): ChildProcess {
	return fork(resolve(PROGRAM), [], {
		execArgv: [
			`--max-old-space-size=${HEAP_MB}`,
			`--max-semi-space-size=${YOUNG_MB}`,
			"--disable-warning=ExperimentalWarning",
		],
		// Compiled once for all files that are brought, as the portal does it (server/main.ts).
		env: { NODE_COMPILE_CACHE: getCompileCacheDir() ?? join(dataDir, "compiled") },
		stdio: ["ignore", "ignore", "pipe", "ipc"],
	});
}

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
