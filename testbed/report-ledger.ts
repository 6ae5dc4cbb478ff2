import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { OUTBOX_FILE } from "../database/reports/outbox.server.ts";
import { hashReceiptCode } from "../database/reports/receipt.server.ts";
import { SQLITE_FILE } from "../database/sqlite/sqlite-backend.server.ts";
import { runSql } from "./postgres.ts";

const ANSWER_LIMIT_MS = 10_000;
const REFUSED_PAUSE_MS = 200;

interface Order {
	number: number;
	key: string;
}

/** What identifies a stored report. */
interface StoredReport {
	receipt_hash: string;
	description: string;
}

/** Sends reports as browsers do and remembers every receipt, to compare them with what was stored. */
export class ReportLedger {
	/** Digest of each receipt that a server gave out. */
	readonly promised = new Set<string>();
	/** Answers that were neither a receipt nor a refusal to be tried again. */
	readonly surprises: string[] = [];
	/** Sent again with the same key, because no answer arrived or it said to try again. */
	repeats = 0;
	/** Longest time that a citizen waited for a receipt. */
	slowestMs = 0;
	private readonly unanswered: Order[] = [];
	private numbers = 0;
	private tries = 0;

	/** As many citizens as given, each sending one report after another until told to stop. */
	post(origin: string, citizens: number, everyMs = 0): { stop(): Promise<void> } {
		let isOver = false;
		const citizen = async () => {
			while (!isOver) {
				await this.sendOne(origin);
				if (everyMs > 0) await pause(everyMs);
			}
		};
		const all = Promise.all(Array.from({ length: citizens }, citizen));
		return {
			stop: async () => {
				isOver = true;
				await all;
			},
		};
	}

	/** Sends the report that has waited longest for an answer, or a new one. Answers whether a receipt came. */
	async sendOne(origin: string): Promise<boolean> {
		const waiting = this.unanswered.shift();
		if (waiting) this.repeats += 1;
		this.numbers += waiting ? 0 : 1;
		const order = waiting ?? { number: this.numbers, key: randomUUID() };
		const began = performance.now();
		this.tries += 1;
		const answer = await send(origin, order, addressOf(this.tries)).catch(() => undefined);
		if (answer?.receipt) {
			this.slowestMs = Math.max(this.slowestMs, performance.now() - began);
			this.promised.add(hashReceiptCode(answer.receipt));
			return true;
		}
		this.unanswered.push(order);
		if (answer && answer.status !== 503) this.surprises.push(`report ${order.number} was answered ${answer.status}`);
		await pause(answer ? REFUSED_PAUSE_MS : 10);
		return false;
	}

	/** Sends what never got an answer once more, so that each report has its receipt. */
	async settle(origin: string): Promise<void> {
		for (let tries = 0; this.unanswered.length > 0 && tries < 1_000; tries += 1) await this.sendOne(origin);
	}

	/** Compares the receipts with the stored reports. */
	audit(stored: readonly StoredReport[]): { lost: number; duplicated: number } {
		const found = new Set(stored.map((row) => row.receipt_hash));
		return {
			lost: [...this.promised].filter((hash) => !found.has(hash)).length,
			duplicated: stored.length - new Set(stored.map((row) => row.description)).size,
		};
	}
}

/** Each try has an address of its own, because the rate limiter allows one address five reports at once. */
function addressOf(number: number): string {
	return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

async function send(
	origin: string,
	{ number, key }: Order,
	address: string,
): Promise<{ status: number; receipt?: string }> {
	const response = await fetch(`${origin}/reportar`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			Accept: "application/json",
			"Idempotency-Key": key,
			"X-Forwarded-For": address,
		},
		body: JSON.stringify({
			problem_type: "outdated-info",
			procedure: "Inscripción al NIT",
			institution: "SAT",
			description: `Reporte de simulacro ${number}`,
			user_name: "",
			user_email: "",
		}),
		signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
	});
	if (!response.ok) return { status: response.status };
	// A server killed while it answers leaves half a body: that fails here, like any answer that never came.
	const answer: unknown = await response.json();
	if (typeof answer !== "object" || answer === null || !("receipt" in answer)) return { status: response.status };
	return { status: response.status, receipt: String(answer.receipt) };
}

const QUERY = "select receipt_hash, description from problem_reports";

/** The reports of the embedded database in this folder. */
export function readEmbeddedReports(folder: string): StoredReport[] {
	return readRows(folder, SQLITE_FILE, QUERY).map(toReport);
}

/** The reports of a PostgreSQL database, read as somebody who may. */
export async function readPostgresReports(url: string): Promise<StoredReport[]> {
	return (await runSql(url, QUERY)).map(toReport);
}

/**
 * Waits until no outbox of these folders holds an undelivered report; PostgreSQL takes a limited number each minute.
 * Throws after two and a half.
 */
export async function untilDelivered(folders: readonly string[]): Promise<void> {
	const deadline = performance.now() + 150_000;
	while (folders.some((folder) => countWaiting(folder) > 0)) {
		if (performance.now() > deadline) throw new Error("Reports still wait in the outbox after more than two minutes.");
		await pause(100);
	}
}

export function countWaiting(folder: string): number {
	const [row] = readRows(folder, OUTBOX_FILE, "select count(*) as waiting from reports where state = 'waiting'");
	return Number(row?.waiting);
}

function readRows(folder: string, file: string, query: string): Record<string, unknown>[] {
	const database = new DatabaseSync(join(folder, file), { timeout: 5_000 });
	try {
		return database.prepare(query).all();
	} finally {
		database.close();
	}
}

function toReport(row: Record<string, unknown>): StoredReport {
	return { receipt_hash: String(row.receipt_hash), description: String(row.description) };
}
