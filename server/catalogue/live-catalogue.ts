import { setTimeout as pause } from "node:timers/promises";
import type { Backend } from "../../database/backend.ts";
import type { Log } from "../../database/log.ts";
import { backOff } from "../../domain/back-off.ts";
import {
	BESIDE_TABLES,
	type Catalogue,
	type CatalogueRows,
	readCatalogueInSteps,
} from "../../domain/catalogue/catalogue.ts";
import { listFlawedDocuments } from "../../domain/site-documents/rules.ts";
import { SITE_TABLE } from "../../domain/site-documents/site-document.ts";
import type { Steps } from "../../domain/steps.ts";
import { computeVersion, countTables, listLosses, type TableCounts, watchMark } from "./catalogue-changes.ts";
import { createSnapshotStore } from "./catalogue-snapshot.ts";
import { abortable, runInSlices } from "./long-work.ts";

/** The catalogue in memory and how fresh it is. */
interface CatalogueReading {
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
	/** Makes what pages keep for a catalogue; it is shown only when that is whole. */
	prepare?: (catalogue: Catalogue) => Steps<void>;
	/** How long a suspiciously shrunken catalogue must last before it is believed. */
	shrinkPatienceSeconds?: number;
}

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
 * table had is not believed until it has lasted ten minutes; an empty table of the specification never replaces a full one
 * (to empty one on purpose, stop the portal and delete the snapshot).
 */
export async function openLiveCatalogue(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
	const {
		backend,
		snapshotFile,
		log,
		shrinkPatienceSeconds = SHRINK_PATIENCE_SECONDS,
		prepare = prepareNothing,
	} = options;
	const snapshots = createSnapshotStore(snapshotFile, log);
	const closing = new AbortController();
	let reading: CatalogueReading | undefined;
	/** How much there was before: of the catalogue that is served, or of the copy that was not needed. */
	let before: TableCounts | undefined;
	let underWay: Promise<void> | undefined;
	let hasAnswered = false;
	let hasChanged = false;
	let timer: NodeJS.Timeout | undefined;
	let failures = 0;
	let trouble = "";
	let confirmedMark: string | undefined;
	let missing = "";
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
		const catalogue = await readRows(signal, readAt);
		if (catalogue) await serve({ catalogue, readAt, isStale: false });
		else if (reading) reading = { ...reading, readAt, isStale: false };
		shrunkSince = undefined;
		confirmedMark = mark;
	}

	/**
	 * A new version, undefined where there is none; throws when it looks like an accident. It is copied before it is shown:
	 * the rows, as large as catalogue and search together, are then let go before the search is made.
	 */
	async function readRows(signal: AbortSignal, readAt: Date): Promise<Catalogue | undefined> {
		const rows = await abortable(backend.readCatalogue(signal), signal);
		hasAnswered = true;
		noteMissing(rows);
		const version = await computeVersion(rows);
		const catalogue = version === reading?.catalogue.version ? undefined : await makeCatalogue(rows, version);
		if (catalogue) refuseLosses(catalogue);
		const counts = catalogue ? countTables(catalogue) : before;
		if (counts) await snapshots.save({ rows, version, readAt }, counts);
		return catalogue;
	}

	/** Throws when a new version looks like an accident. */
	function refuseLosses(catalogue: Catalogue): void {
		const losses = before ? listLosses(before, countTables(catalogue)) : [];
		if (losses.length === 0) return;
		shrunkSince ??= performance.now();
		const hasLasted = performance.now() - shrunkSince >= shrinkPatienceSeconds * 1000;
		const said = losses.map(({ table, before, now }) => `from ${before} to ${now} ${table}`);
		if (!hasLasted || losses.some(({ isEmptied }) => isEmptied)) {
			throw new Error(`The catalogue shrank ${said.join(", ")}.`);
		}
	}

	/** A hosted project, or a database before `npm run migrate`, may lack them: its facts are then shown without their sources. */
	function noteMissing(rows: CatalogueRows): void {
		const tables = BESIDE_TABLES.filter((table) => rows[table] === undefined);
		if (tables.length > 0 && missing !== tables.join())
			log.info({ tables }, "The backend lacks tables; they are read as empty");
		missing = tables.join();
	}

	function makeCatalogue(rows: CatalogueRows, version: string): Promise<Catalogue> {
		return runInSlices(readCatalogueInSteps(rows, version));
	}

	/** Shows the old version until all that the new one needs is there. What is stale never takes the place of another. */
	async function serve({ catalogue, readAt, isStale }: CatalogueReading): Promise<void> {
		await runInSlices(prepare(catalogue));
		if (closing.signal.aborted || (isStale && reading)) return;
		reading = { catalogue, readAt, isStale };
		before = countTables(catalogue);
		const { version, procedures, institutions, observatory, problems } = catalogue;
		log.info(
			{ version, procedures: procedures.length, institutions: institutions.length, observatory: observatory.length },
			"New version of the catalogue",
		);
		for (const { table, id, fields } of problems.slice(0, LOGGED_ROWS)) {
			log.warn({ table, id, fields, version }, "A row could not be used wholly");
		}
		for (const { id, fields, reasons } of listFlawedDocuments(catalogue.documents).slice(0, LOGGED_ROWS)) {
			log.warn({ table: SITE_TABLE, id, fields, reasons, version }, "A document could not be used wholly");
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

	async function serveCopy(): Promise<void> {
		const snapshot = await snapshots.load();
		if (!snapshot) return;
		await serve({
			catalogue: await makeCatalogue(snapshot.rows, snapshot.version),
			readAt: snapshot.readAt,
			isStale: true,
		});
	}

	/** Waits for an answer only so long, and for what is made of it as long as that takes. */
	async function awaitFirstReading(): Promise<void> {
		await Promise.race([refresh(), pause(FIRST_WAIT_MS, undefined, { ref: false })]);
		if (hasAnswered) await underWay;
	}

	// A copy that is whole lies there for when the backend does not answer; else its rows would be read, hashed and indexed twice.
	before = (await snapshots.readHead())?.counts;
	const hasCopy = before !== undefined;
	if (!before) await serveCopy();
	await awaitFirstReading();
	if (!reading) await serveCopy();
	// Reading it whole takes as long as a tenth of the start: nobody waits for that.
	const checked = hasCopy && snapshots.check().then((isRight) => (isRight ? undefined : refresh()));
	const stopListening = backend.onCatalogueChange?.(noticeChange);
	const readMark = backend.readMark?.bind(backend);
	const stopWatching = readMark && watchMark({ readMark, known: () => confirmedMark, refresh });

	return {
		current: () => reading,
		refresh,
		async close() {
			closing.abort();
			clearTimeout(timer);
			stopListening?.();
			stopWatching?.();
			await checked;
			await underWay;
		},
	};
}

function* prepareNothing(): Steps<void> {}
