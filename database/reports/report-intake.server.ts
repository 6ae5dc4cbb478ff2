import { setTimeout as pause } from "node:timers/promises";
import type { AcceptOutcome, EraseOutcome, ReportIntake } from "../../domain/report/report.ts";
import type { StandingOutcome } from "../../domain/report/report-work.ts";
import type { Backend } from "../backend.ts";
import { BackendUnavailable } from "../backend.ts";
import type { Log } from "../log.ts";
import { retryWhileBusy, translateSqliteError } from "../sqlite/sqlite-file.server.ts";
import type { Outbox } from "./outbox.server.ts";
import { OUTBOX_FILE, openOutbox, WAITING_LIMIT } from "./outbox.server.ts";
import { hashReceiptCode } from "./receipt.server.ts";
import { startDelivery } from "./report-delivery.server.ts";

export interface ReportIntakeOptions {
	backend: Backend;
	dataDir: string;
	log: Log;
	/** Milliseconds since 1970; tests pass a clock of their own. The default ignores corrections of the system clock. */
	now?(): number;
	/** First pause after a failed delivery; each following one is twice as long, up to five minutes. */
	firstRetryMs?: number;
	/** What receipt codes are keyed with where several machines serve one portal; by default a secret in `dataDir`. */
	receiptSecret?: string | undefined;
	/** Reports that may wait for the backend before the form closes. */
	waitingLimit?: number;
	/** How often the disk is tried, in milliseconds. */
	probeMs?: number;
}

const FIRST_RETRY_MS = 1_000;
/** Longest wait for the lock while a citizen waits for the receipt; another process holds it for a few milliseconds. */
const ACCEPT_WAIT_MS = 2_000;
/** While nothing can be stored, the intake tries this often whether it can again. */
const REOPEN_MS = 5_000;
/** While storing works it is tried this often, so that a full disk is known before a citizen has written a report. */
const PROBE_MS = 60_000;
const ERASE_WAIT_MS = 2_000;
/** Longest wait for the backend while somebody asks what became of a report. */
const STATE_WAIT_MS = 2_500;
const CLOSE_WAIT_MS = 3_000;

/**
 * Opens the intake over the outbox in `dataDir`. It opens even when nothing can be stored (disk full, outbox
 * damaged): it then answers "closed", says so in `state()` and the log, and looks again by itself.
 */
export async function openReportIntake(options: ReportIntakeOptions): Promise<ReportIntake> {
	const { backend, dataDir, log, now = steadyClock() } = options;
	const { firstRetryMs = FIRST_RETRY_MS, waitingLimit = WAITING_LIMIT, probeMs = PROBE_MS } = options;
	let outbox: Outbox | undefined;
	let opening: Promise<Outbox> | undefined;
	let trouble: string | undefined;
	let stateTrouble: string | undefined;
	let isFull = false;
	let isClosed = false;
	let timer: NodeJS.Timeout | undefined;

	const delivery = startDelivery({ backend, log, now, firstRetryMs, outbox: () => outbox });

	/** Undefined once the intake has been closed for good. */
	async function open(): Promise<Outbox | undefined> {
		if (isClosed || outbox) return isClosed ? undefined : outbox;
		opening ??= openOutbox(dataDir, { waitingLimit, receiptSecret: options.receiptSecret }).finally(() => {
			opening = undefined;
		});
		const opened = await opening;
		if (isClosed) {
			opened.close();
			return undefined;
		}
		outbox = opened;
		return opened;
	}

	/** Writes to the outbox. Undefined when it cannot be written: the intake is then closed until a write succeeds. */
	async function write<Result extends object>(work: (outbox: Outbox) => Result): Promise<Result | undefined> {
		try {
			const opened = await open();
			if (!opened) return undefined;
			const result = await retryWhileBusy(async () => work(opened), ACCEPT_WAIT_MS);
			if (trouble) log.info({ file: OUTBOX_FILE }, "Reports can be stored again");
			trouble = undefined;
			return result;
		} catch (error) {
			const reason = translateSqliteError(error, `${dataDir}/${OUTBOX_FILE}`).message;
			if (reason !== trouble) log.error({ reason }, "No report can be stored: the form is closed");
			trouble = reason;
			lookAgainIn(REOPEN_MS);
			return undefined;
		}
	}

	function lookAgainIn(milliseconds: number): void {
		clearTimeout(timer);
		if (!isClosed) timer = setTimeout(lookAgain, milliseconds).unref();
	}

	async function lookAgain(): Promise<void> {
		const isWritten = await write((opened) => {
			opened.probe();
			return { isWritten: true };
		});
		if (!isWritten) return;
		lookAgainIn(probeMs);
		delivery.wake();
	}

	function noteFullness(isNowFull: boolean): void {
		if (isNowFull && !isFull) log.error({ ...outbox?.countWaiting() }, "Too many reports wait: the form is closed");
		isFull = isNowFull;
	}

	/** Asks the outbox; returns `unknown` while it cannot be read. */
	function ask<Answer>(question: (outbox: Outbox) => Answer, unknown: Answer): Answer {
		try {
			if (outbox) return question(outbox);
		} catch (error) {
			log.warn({ reason: String(error) }, "The outbox of reports cannot be read");
		}
		return unknown;
	}

	/** Asks the backend; "unavailable" when it does not answer soon, which is logged once until it answers again. */
	async function askBackend(receiptHash: string): Promise<StandingOutcome> {
		const late = () => Promise.reject(new BackendUnavailable("The backend takes too long."));
		try {
			const standing = await Promise.race([
				backend.readReportState(receiptHash),
				pause(STATE_WAIT_MS, undefined, { ref: false }).then(late),
			]);
			stateTrouble = undefined;
			return standing ? { outcome: "known", standing } : { outcome: "unknown" };
		} catch (error) {
			if (!(error instanceof BackendUnavailable)) throw error;
			if (error.message !== stateTrouble) log.warn({ reason: error.message }, "Nobody can be told how a report is");
			stateTrouble = error.message;
			return { outcome: "unavailable" };
		}
	}

	await lookAgain();

	return {
		async accept(submission): Promise<AcceptOutcome> {
			const taking = await write((opened) => opened.take(submission, now()));
			if (!taking) return { outcome: "closed" };
			if (taking.outcome === "keyReused") return taking;
			noteFullness(taking.outcome === "full");
			if (taking.outcome === "full") return { outcome: "closed" };
			delivery.wake();
			return { outcome: "accepted", code: taking.code, isRepeat: taking.outcome === "known" };
		},
		async eraseContact(code): Promise<EraseOutcome> {
			const receiptHash = hashReceiptCode(code);
			const request = await write((opened) => ({ isNoted: opened.requestErasure(receiptHash, now()) }));
			if (request?.isNoted === false) log.error({}, "Too many erasures wait: no more can be noted");
			if (!request?.isNoted) return { outcome: "closed" };
			delivery.wake();
			await Promise.race([delivery.settled(), pause(ERASE_WAIT_MS, undefined, { ref: false })]);
			return { outcome: "erased" };
		},
		async readState(code) {
			const receiptHash = hashReceiptCode(code);
			const held = ask((opened) => opened.findHeld(receiptHash), undefined);
			if (held?.waitingSince !== undefined) {
				const { isErased } = held;
				const receivedAt = new Date(held.waitingSince).toISOString();
				return { outcome: "known", standing: { state: "waiting", receivedAt, changedAt: receivedAt, isErased } };
			}
			const answer = await askBackend(receiptHash);
			// It may wait in the outbox that cannot be read.
			if (answer.outcome === "unknown" && !held) return { outcome: "unavailable" };
			if (answer.outcome !== "known" || !held?.isErased) return answer;
			return { outcome: "known", standing: { ...answer.standing, isErased: true } };
		},
		state() {
			const { reports, isFull } = ask((opened) => opened.countWaiting(), { reports: 0, isFull: true });
			return { waiting: reports, isWritable: trouble === undefined && !isFull };
		},
		countRefused: () => ask((opened) => opened.countRefused(), 0),
		async close() {
			isClosed = true;
			clearTimeout(timer);
			await Promise.race([delivery.close(), pause(CLOSE_WAIT_MS, undefined, { ref: false })]);
			outbox?.close();
			outbox = undefined;
		},
	};
}

/**
 * Starts at the system time and then counts by itself, because a correction of the system clock would repeat or skip
 * time.
 */
function steadyClock(): () => number {
	const started = Date.now() - performance.now();
	return () => Math.round(started + performance.now());
}
