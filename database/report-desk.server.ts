import { setTimeout as pause } from "node:timers/promises";
import type { ReportDesk, ReportSubmission } from "../domain/report.ts";
import { ReportDeskClosed, ReportKeyReused } from "../domain/report.ts";
import type { Backend } from "./backend.ts";
import type { Log } from "./log.ts";
import type { Outbox } from "./outbox.server.ts";
import { OUTBOX_FILE, openOutbox, WAITING_LIMIT } from "./outbox.server.ts";
import { hashReceiptCode } from "./receipt.server.ts";
import { startDelivery } from "./report-delivery.server.ts";
import { retryWhileBusy, translateSqliteError } from "./sqlite-file.server.ts";

export interface ReportDeskOptions {
	backend: Backend;
	dataDir: string;
	log: Log;
	/** Milliseconds since 1970, for a test that moves time; by default a clock that no clock change moves. */
	now?(): number;
	/** First pause after a failed delivery; each following one is twice as long, up to five minutes. */
	firstRetryMs?: number;
	/** Reports that may wait for the backend before the form closes. */
	waitingLimit?: number;
	/** How often the disk is tried, in milliseconds. */
	probeMs?: number;
}

const FIRST_RETRY_MS = 1_000;
/** A citizen waits for the receipt: another process holds the lock for a few milliseconds at most. */
const ACCEPT_WAIT_MS = 2_000;
/** While nothing can be stored, the desk looks this often whether it can again. */
const REOPEN_MS = 5_000;
/** While all is well it looks too, so that a full disk is known before a citizen has written a report. */
const PROBE_MS = 60_000;
const ERASE_WAIT_MS = 2_000;
const CLOSE_WAIT_MS = 3_000;

/**
 * Opens the desk over the journal in `dataDir`. It opens even when nothing can be stored (disk full, journal
 * damaged): it then answers `ReportDeskClosed`, says so in `state()` and the log, and looks again by itself.
 */
export async function openReportDesk(options: ReportDeskOptions): Promise<ReportDesk> {
	const { backend, dataDir, log, now = steadyClock() } = options;
	const { firstRetryMs = FIRST_RETRY_MS, waitingLimit = WAITING_LIMIT, probeMs = PROBE_MS } = options;
	let outbox: Outbox | undefined;
	let opening: Promise<Outbox> | undefined;
	let trouble: string | undefined;
	let isFull = false;
	let isClosed = false;
	let timer: NodeJS.Timeout | undefined;

	const delivery = startDelivery({ backend, log, now, firstRetryMs, outbox: () => outbox });

	async function open(): Promise<Outbox> {
		if (isClosed) throw new ReportDeskClosed("The report desk is closed.");
		if (outbox) return outbox;
		opening ??= openOutbox(dataDir, waitingLimit).finally(() => {
			opening = undefined;
		});
		const opened = await opening;
		if (isClosed) {
			opened.close();
			throw new ReportDeskClosed("The report desk is closed.");
		}
		outbox = opened;
		return opened;
	}

	/** Writes to the journal; trouble closes the desk until a write succeeds again. */
	async function write<Result>(work: (journal: Outbox) => Result): Promise<Result> {
		try {
			const journal = await open();
			const result = await retryWhileBusy(async () => work(journal), ACCEPT_WAIT_MS);
			if (trouble) log.info({ file: OUTBOX_FILE }, "Reports can be stored again");
			trouble = undefined;
			return result;
		} catch (error) {
			if (error instanceof ReportDeskClosed) throw error;
			const reason = translateSqliteError(error, `${dataDir}/${OUTBOX_FILE}`).message;
			if (reason !== trouble) log.error({ reason }, "No report can be stored: the form is closed");
			trouble = reason;
			lookAgainIn(REOPEN_MS);
			throw new ReportDeskClosed("No report can be stored at the moment.", { cause: error });
		}
	}

	function lookAgainIn(milliseconds: number): void {
		clearTimeout(timer);
		if (!isClosed) timer = setTimeout(lookAgain, milliseconds).unref();
	}

	async function lookAgain(): Promise<void> {
		try {
			await write((journal) => journal.probe());
			lookAgainIn(probeMs);
			delivery.wake();
		} catch (error) {
			if (!(error instanceof ReportDeskClosed)) throw error;
		}
	}

	function noteFullness(isNowFull: boolean): void {
		if (isNowFull && !isFull) log.error({ ...outbox?.countWaiting() }, "Too many reports wait: the form is closed");
		isFull = isNowFull;
	}

	/** Asks the journal; what is `unknown` while it cannot be read. */
	function ask<Answer>(question: (journal: Outbox) => Answer, unknown: Answer): Answer {
		try {
			if (outbox) return question(outbox);
		} catch (error) {
			log.warn({ reason: String(error) }, "The journal of reports cannot be read");
		}
		return unknown;
	}

	await lookAgain();

	return {
		async accept(submission: ReportSubmission) {
			const taking = await write((journal) => journal.take(submission, now()));
			if (taking.outcome === "key reused") throw new ReportKeyReused("This key belongs to another report.");
			noteFullness(taking.outcome === "full");
			if (taking.outcome === "full") throw new ReportDeskClosed("Too many reports wait for the backend.");
			delivery.wake();
			return { code: taking.code, isRepeat: taking.outcome === "known" };
		},
		async eraseContact(code) {
			const receiptHash = hashReceiptCode(code);
			const isNoted = await write((journal) => journal.requestErasure(receiptHash, now()));
			if (!isNoted) {
				log.error({}, "Too many erasures wait: no more can be noted");
				throw new ReportDeskClosed("Too many erasures wait for the backend.");
			}
			delivery.wake();
			await Promise.race([delivery.settled(), pause(ERASE_WAIT_MS, undefined, { ref: false })]);
		},
		state() {
			const { reports, isFull } = ask((journal) => journal.countWaiting(), { reports: 0, isFull: true });
			return { waiting: reports, isWritable: trouble === undefined && !isFull };
		},
		countRefused: () => ask((journal) => journal.countRefused(), 0),
		async close() {
			isClosed = true;
			clearTimeout(timer);
			await Promise.race([delivery.close(), pause(CLOSE_WAIT_MS, undefined, { ref: false })]);
			outbox?.close();
			outbox = undefined;
		},
	};
}

/** Starts at the machine's time and then counts by itself: a corrected clock neither repeats nor skips anything. */
function steadyClock(): () => number {
	const started = Date.now() - performance.now();
	return () => Math.round(started + performance.now());
}
