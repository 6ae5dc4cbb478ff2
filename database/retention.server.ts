import { RETENTION, retentionLimits } from "../domain/report/retention.ts";
import type { Backend, RetentionOutcome } from "./backend.ts";
import type { Log } from "./log.ts";

const FIRST_AFTER_MS = 30_000;
const REPEAT_MS = 24 * 3_600_000;

/**
 * Erases personal data older than its limits (domain/report/retention.ts) soon after the start and then daily,
 * where the backend lets the server do so; the log counts it. Returns how to stop.
 */
export function scheduleRetention(backend: Backend, log: Log): () => void {
	if (!backend.applyRetention) return () => undefined;
	let timer = setTimeout(repeat, FIRST_AFTER_MS).unref();

	async function repeat(): Promise<void> {
		await applyRetention(backend, log);
		timer = setTimeout(repeat, REPEAT_MS).unref();
	}
	return () => clearTimeout(timer);
}

/** One clean-up, which may be repeated at any time. Never rejects: a failure is logged, and the next clean-up does the rest. */
export async function applyRetention(
	backend: Backend,
	log: Log,
	now = new Date(),
): Promise<RetentionOutcome | undefined> {
	try {
		const outcome = await backend.applyRetention?.(retentionLimits(now));
		if (outcome) log.info({ ...outcome, contactMonths: RETENTION.contactMonths }, "Retention: personal data erased");
		return outcome;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		log.error({ reason }, "Retention: personal data could not be erased; it is tried again tomorrow");
		return undefined;
	}
}
