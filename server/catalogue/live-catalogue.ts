import { setTimeout as pause } from "node:timers/promises";
import type { Backend } from "../../database/backend.ts";
import { backOff } from "../../domain/back-off.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { createCatalogue } from "../../domain/catalogue.ts";
import type { Log } from "../operation/log.ts";
import { createSnapshotStore } from "./catalogue-snapshot.ts";
import { computeVersion } from "./catalogue-version.ts";

/** The catalogue in memory and how fresh it is. */
export interface CatalogueReading {
	/** The same object as long as the version is the same. */
	catalogue: Catalogue;
	/** When a backend last confirmed it. */
	readAt: Date;
	/** True while the last attempt to confirm it failed: pages then say when it was saved. */
	isStale: boolean;
}

export interface LiveCatalogue {
	/** What pages show now; undefined when nothing could be read yet, not even the snapshot on the disk. */
	current(): CatalogueReading | undefined;
	/** Reads the backend now, or joins the reading under way. Never rejects: trouble is logged and tried again. */
	refresh(): Promise<void>;
	close(): Promise<void>;
}

export interface LiveCatalogueOptions {
	backend: Backend;
	/** Where the last good rows are kept. */
	snapshotFile: string;
	refreshSeconds: number;
	log: Log;
	/** How long a suspiciously shrunken catalogue must last before it is believed. */
	shrinkPatienceSeconds?: number;
}

const TABLES = ["procedures", "institutions", "observatory"] as const;
/** From this many rows of a table on, losing more than half of them at once looks like an accident. */
const SUSPICIOUS_FROM = 20;
const SHRINK_PATIENCE_SECONDS = 600;
const READ_LIMIT_MS = 15_000;
/** The server starts to listen after this long even when the first reading is still under way. */
const FIRST_WAIT_MS = 3_000;
const RETRY = { firstMs: 1_000, lastMs: 60_000 };
/** A bulk change sends a notification for each statement; the catalogue is read once, this long after the last. */
const CHANGE_PAUSE_MS = 100;
const LOGGED_ROWS = 100;

/**
 * Keeps the catalogue in memory and up to date. Resolves after the first reading, or with the
 * snapshot on the disk when the backend is down or slow. A reading with fewer than half of the 20 or more rows that a
 * table had is not believed until it has lasted ten minutes; an empty table never replaces a full one (to empty
 * one on purpose, stop the portal and delete the snapshot).
 */
export async function openLiveCatalogue(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
	const { backend, snapshotFile, log, shrinkPatienceSeconds = SHRINK_PATIENCE_SECONDS } = options;
	const snapshots = createSnapshotStore(snapshotFile, log);
	const closing = new AbortController();
	let reading: CatalogueReading | undefined;
	let underWay: Promise<void> | undefined;
	let hasChanged = false;
	let timer: NodeJS.Timeout | undefined;
	let failures = 0;
	let trouble = "";
	let confirmedMark: string | undefined;
	let shrunkSince: number | undefined;

	function refresh(): Promise<void> {
		underWay ??= attempt().finally(() => {
			underWay = undefined;
			schedule(failures > 0 ? backOff(failures, RETRY) : options.refreshSeconds * 1000 * (0.9 + Math.random() * 0.2));
			if (hasChanged) schedule(CHANGE_PAUSE_MS);
		});
		return underWay;
	}

	async function attempt(): Promise<void> {
		if (closing.signal.aborted) return;
		hasChanged = false;
		try {
			await readBackend(AbortSignal.any([closing.signal, AbortSignal.timeout(READ_LIMIT_MS)]));
			if (failures > 0) log.info({ failures }, "The backend answers again");
			failures = 0;
			trouble = "";
		} catch (error) {
			if (closing.signal.aborted) return;
			failures += 1;
			if (reading) reading = { ...reading, isStale: true };
			const reason = error instanceof Error ? error.message : String(error);
			if (reason !== trouble) {
				log.error({ err: error }, "The catalogue could not be refreshed; the last good one is served");
			}
			trouble = reason;
		}
	}

	async function readBackend(signal: AbortSignal): Promise<void> {
		const mark = backend.readMark && (await abortable(backend.readMark(), signal));
		const readAt = new Date();
		if (
			reading &&
			mark !== undefined &&
			mark === confirmedMark &&
			!snapshots.isDue(reading.catalogue.version, readAt)
		) {
			reading = { ...reading, readAt, isStale: false };
			return;
		}
		const rows = await abortable(backend.readCatalogue(signal), signal);
		const version = await computeVersion(rows);
		if (version !== reading?.catalogue.version) adopt(createCatalogue(rows, version), readAt);
		else reading = { ...reading, readAt, isStale: false };
		shrunkSince = undefined;
		confirmedMark = mark;
		await snapshots.save({ rows, version, readAt });
	}

	/** Starts to serve a new version; throws when it looks like an accident. */
	function adopt(catalogue: Catalogue, readAt: Date): void {
		const losses = reading ? listLosses(reading.catalogue, catalogue) : [];
		if (losses.length > 0) {
			shrunkSince ??= performance.now();
			const hasLasted = performance.now() - shrunkSince >= shrinkPatienceSeconds * 1000;
			const said = losses.map(({ table, before, now }) => `from ${before} to ${now} ${table}`);
			if (!hasLasted || losses.some(({ now }) => now === 0)) {
				throw new Error(`The catalogue shrank ${said.join(", ")}.`);
			}
		}
		serve(catalogue, readAt, false);
	}

	function serve(catalogue: Catalogue, readAt: Date, isStale: boolean): void {
		reading = { catalogue, readAt, isStale };
		const { version, procedures, institutions, observatory, problems } = catalogue;
		log.info(
			{ version, procedures: procedures.length, institutions: institutions.length, observatory: observatory.length },
			"New version of the catalogue",
		);
		for (const { table, id, fields } of problems.slice(0, LOGGED_ROWS)) {
			log.warn({ table, id, fields, version }, "A row could not be used wholly");
		}
		if (problems.length > LOGGED_ROWS)
			log.warn({ rows: problems.length, version }, "More rows could not be used wholly");
	}

	function noticeChange(): void {
		if (!hasChanged && !underWay) schedule(CHANGE_PAUSE_MS);
		hasChanged = true;
	}

	function schedule(delayMs: number): void {
		clearTimeout(timer);
		if (!closing.signal.aborted) timer = setTimeout(refresh, delayMs).unref();
	}

	const snapshot = await snapshots.load();
	if (snapshot) serve(createCatalogue(snapshot.rows, snapshot.version), snapshot.readAt, true);
	await Promise.race([refresh(), pause(FIRST_WAIT_MS, undefined, { ref: false })]);
	const stopListening = backend.onCatalogueChange?.(noticeChange);

	return {
		current: () => reading,
		refresh,
		async close() {
			closing.abort();
			clearTimeout(timer);
			stopListening?.();
			await underWay;
		},
	};
}

/** Tables that lost more at once than a correction takes away. */
function listLosses(before: Catalogue, now: Catalogue) {
	return TABLES.map((table) => ({ table, before: before[table].length, now: now[table].length })).filter(
		(each) => each.before >= SUSPICIOUS_FROM && each.now < each.before / 2,
	);
}

/** Stops waiting when the signal aborts, even when the backend ignores the signal. */
function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
	return Promise.race([
		work,
		new Promise<never>((_resolve, reject) => {
			signal.addEventListener("abort", () => reject(signal.reason), { once: true });
		}),
	]);
}
