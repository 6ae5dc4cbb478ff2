import { setImmediate as nextTurn } from "node:timers/promises";
import { backOff } from "../../domain/back-off.ts";
import type { ProblemReport } from "../../domain/report/report.ts";
import type { Backend, StoreOutcome } from "../backend.ts";
import type { Log } from "../log.ts";
import type { Outbox } from "./outbox.server.ts";
import { ERASURES_AT_ONCE } from "./outbox.server.ts";
import type { WaitingReport } from "./outbox-schema.server.ts";

const LAST_RETRY_MS = 5 * 60_000;
/** Another process on the same directory may have ended and left reports waiting. */
const LOOK_AGAIN_MS = 60_000;
/** After so many failures the report itself may be the cause, so the ones behind it are tried in the same round. */
const STUBBORN_ATTEMPTS = 8;
const PROBES_IN_A_ROUND = 3;
/** Most taken row numbers that are passed over in one round. */
const NUMBERS_IN_A_ROUND = 500;

export interface DeliveryOptions {
	backend: Backend;
	log: Log;
	/** Undefined while the outbox cannot be opened. */
	outbox(): Outbox | undefined;
	now(): number;
	firstRetryMs: number;
}

export interface Delivery {
	/** Delivers what waits now, unless a retry is already due later. */
	wake(): void;
	/** Resolves when nothing is under way. */
	settled(): Promise<void>;
	close(): Promise<void>;
}

/** Brings waiting reports to the backend in their order, one at a time, and tries again until it has them. */
export function startDelivery(options: DeliveryOptions): Delivery {
	const { backend, log, now } = options;
	const retryLimits = { firstMs: options.firstRetryMs, lastMs: LAST_RETRY_MS };
	let underWay: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;
	let failures = 0;
	let houseTrouble: string | undefined;
	let hasMore = false;
	let isClosed = false;

	function start(): void {
		clearTimeout(timer);
		if (isClosed) return;
		underWay ??= work().finally(() => {
			underWay = undefined;
			if (!isClosed) timer = setTimeout(start, failures > 0 ? backOff(failures, retryLimits) : LOOK_AGAIN_MS).unref();
		});
	}

	async function work(): Promise<void> {
		do {
			hasMore = false;
			let reason: string | undefined;
			try {
				reason = await round();
			} catch (error) {
				reason = messageOf(error);
			}
			note(reason);
		} while (hasMore && failures === 0 && !isClosed);
	}

	/** Logs once when the delivery begins to fail and once when it works again. */
	function note(reason: string | undefined): void {
		if (reason === undefined) {
			if (failures > 0) log.info({ failures }, "Reports reach the backend again");
			failures = 0;
		} else {
			failures += 1;
			if (failures === 1) log.warn({ reason }, "Reports wait in the outbox: the backend does not take them");
		}
	}

	async function round(): Promise<string | undefined> {
		const outbox = options.outbox();
		if (!outbox) return undefined;
		const trouble = await deliverAll(outbox);
		await cleanUp(outbox, trouble === undefined);
		return trouble;
	}

	/** Delivers every waiting report in order. Returns the reason when the backend takes none. */
	async function deliverAll(outbox: Outbox): Promise<string | undefined> {
		const missed = new Set<number>();
		let probes = 0;
		let trouble: string | undefined;
		for (let next = outbox.findWaiting(missed); next && !isClosed; next = outbox.findWaiting(missed)) {
			trouble = await deliver(outbox, next);
			// A database in this process answers at once, so that thousands of reports would hold up every visitor.
			await nextTurn();
			if (trouble === undefined) {
				probes = 0;
				continue;
			}
			missed.add(next.position);
			probes += 1;
			if (next.attempts < STUBBORN_ATTEMPTS || probes > PROBES_IN_A_ROUND) return trouble;
		}
		return trouble;
	}

	/** Erasures and clean-up. A failure here never holds reports back; it is tried again in the next round. */
	async function cleanUp(outbox: Outbox, isBackendThere: boolean): Promise<void> {
		let reason: string | undefined;
		try {
			outbox.forget(now());
			if (isBackendThere) reason = await eraseAll(outbox);
			outbox.purge();
		} catch (error) {
			reason = messageOf(error);
		}
		if (reason && reason !== houseTrouble) {
			log.error({ reason }, "The outbox could not be tidied; erasures wait in it");
		}
		houseTrouble = reason;
	}

	/**
	 * Asks the backend for the erasures that are due, a hundred at a time; one that fails does not hold up the others.
	 * Returns the reason of a failure.
	 */
	async function eraseAll(outbox: Outbox): Promise<string | undefined> {
		const erasures = outbox.listErasures(now());
		let misses = 0;
		let reason: string | undefined;
		for (const receiptHash of erasures) {
			await nextTurn();
			if (isClosed) return reason;
			try {
				await backend.eraseContact(receiptHash);
				outbox.markErased(receiptHash, now());
				misses = 0;
			} catch (error) {
				reason = messageOf(error);
				misses += 1;
				if (misses > PROBES_IN_A_ROUND) return reason;
			}
		}
		// There may be more: waiting reports go first, then the next hundred.
		if (erasures.length === ERASURES_AT_ONCE && misses === 0) hasMore = true;
		return reason;
	}

	/** Delivers one report. Returns the reason when it still waits. */
	async function deliver(outbox: Outbox, { position, report, attempts }: WaitingReport): Promise<string | undefined> {
		const attempt = await tryToStore(report);
		if (attempt.outcome === "stored") {
			outbox.markDelivered(position);
			return undefined;
		}
		const { reason } = attempt;
		if (attempt.outcome === "refused") {
			log.error({ clientId: report.client_id, reason }, "A report was refused by the backend and set aside");
			outbox.setAside(position);
			return undefined;
		}
		outbox.noteAttempt(position);
		if (attempts + 1 === STUBBORN_ATTEMPTS) {
			log.error({ clientId: report.client_id, reason, attempts }, "A report fails again and again; it stays");
		}
		return reason;
	}

	/** Imported rows may use numbers that the sequence has not reached yet. Each try draws the next number until one is free. */
	async function tryToStore(report: ProblemReport): Promise<StoreOutcome | { outcome: "noAnswer"; reason: string }> {
		try {
			for (let numbersLeft = NUMBERS_IN_A_ROUND; ; numbersLeft -= 1) {
				const storing = await backend.addReport(report);
				if (storing.outcome !== "numberTaken" || numbersLeft === 0 || isClosed) return storing;
			}
		} catch (error) {
			return { outcome: "noAnswer", reason: messageOf(error) };
		}
	}

	return {
		wake() {
			hasMore = true;
			if (failures === 0) start();
		},
		settled: () => underWay ?? Promise.resolve(),
		async close() {
			isClosed = true;
			clearTimeout(timer);
			await underWay;
		},
	};
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
