import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import type { ReportSubmission } from "../../domain/report/report.ts";
import type { Outbox } from "./outbox.server.ts";
import { OUTBOX_FILE, openOutbox } from "./outbox.server.ts";
import { hashReceiptCode } from "./receipt.server.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const ONE_MINUTE_MS = 60_000;
const ONE_DAY_MS = 24 * 60 * ONE_MINUTE_MS;
const NOBODY: ReadonlySet<number> = new Set();

function submission(description: string, key?: string): ReportSubmission {
	return {
		key,
		report: {
			problem_type: "wrong-contact",
			description,
			user_name: "Ana",
			user_email: "ana@correo.gt",
			page_url: "/tramite/nit",
			browser_info: "Firefox 140; Android",
			status: "pending",
			spam_score: 0,
		},
	};
}

interface Opened {
	outbox: Outbox;
	/** Opens it again, as the next start does. */
	restart(): Promise<Outbox>;
	/** What an operator would do to its file. */
	change(sql: string): void;
}

async function open(waitingLimit = 100): Promise<Opened> {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-outbox-"));
	let outbox = await openOutbox(dataDir, { waitingLimit });
	onTestFinished(() => {
		outbox.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	return {
		outbox,
		async restart() {
			outbox.close();
			outbox = await openOutbox(dataDir, { waitingLimit });
			return outbox;
		},
		change(sql) {
			const database = new DatabaseSync(join(dataDir, OUTBOX_FILE));
			database.exec(sql);
			database.close();
		},
	};
}

/** Takes a report; the position under which it waits. */
function take(outbox: Outbox, description: string, now = NOW): number {
	outbox.take(submission(description, `key of ${description}`), now);
	const seen = new Set<number>();
	for (let next = outbox.findWaiting(seen); next; next = outbox.findWaiting(seen)) {
		if (next.report.description === description) return next.position;
		seen.add(next.position);
	}
	throw new Error(`${description} does not wait.`);
}

test("a citizen whose report is stored gets the receipt again also while no new report is taken", async () => {
	const { outbox } = await open(1);
	const first = outbox.take(submission("Primero", "key-1"), NOW);
	expect(first.outcome).toBe("new");
	expect(outbox.take(submission("Segundo", "key-2"), NOW)).toEqual({ outcome: "full" });
	expect(outbox.take(submission("Primero", "key-1"), NOW)).toEqual({ ...first, outcome: "known" });
});

test("a few reports of the greatest length close the form as many short ones do, before they fill the disk", async () => {
	const { outbox } = await open();
	for (let part = 0; part < 4; part++) {
		expect(outbox.countWaiting().isFull).toBe(false);
		take(outbox, `${part} ${"a".repeat(4_000_000)}`);
	}
	expect(outbox.countWaiting()).toEqual({ reports: 4, isFull: true });
	expect(outbox.take(submission("Uno más", "key-5"), NOW)).toEqual({ outcome: "full" });
});

test("the same words without a key are one report for ten minutes, and another afterwards", async () => {
	const { outbox } = await open();
	const first = outbox.take(submission("Cerrado"), NOW);
	const justBefore = NOW + 10 * ONE_MINUTE_MS - 1;
	expect(outbox.take(submission("Cerrado"), justBefore)).toEqual({ ...first, outcome: "known" });
	expect(outbox.take(submission("Cerrado"), NOW + 10 * ONE_MINUTE_MS).outcome).toBe("new");
});

test("a report that was refused starts anew after a restart: its old failures are not held against it", async () => {
	const { outbox, restart } = await open();
	const position = take(outbox, "Rechazado");
	outbox.noteAttempt(position);
	outbox.setAside(position);
	expect(outbox.findWaiting(NOBODY)).toBeUndefined();
	expect(outbox.countRefused()).toBe(1);
	const next = await restart();
	expect(next.findWaiting(NOBODY)).toMatchObject({ position, attempts: 0 });
	expect(next.countRefused()).toBe(0);
});

test("an erasure is asked of the backend at once, then again after a day and not sooner", async () => {
	const { outbox } = await open();
	const receiptHash = hashReceiptCode("AAAA-BBBB");
	expect(outbox.requestErasure(receiptHash, NOW)).toBe(true);
	expect(outbox.listErasures(NOW)).toEqual([receiptHash]);
	outbox.markErased(receiptHash, NOW);
	expect(outbox.listErasures(NOW + ONE_DAY_MS - 1)).toEqual([]);
	expect(outbox.listErasures(NOW + ONE_DAY_MS)).toEqual([receiptHash]);
});

test("who asks again to have the contact data erased does not wait for the day to pass", async () => {
	const { outbox } = await open();
	const receiptHash = hashReceiptCode("AAAA-BBBB");
	outbox.requestErasure(receiptHash, NOW);
	outbox.markErased(receiptHash, NOW);
	expect(outbox.requestErasure(receiptHash, NOW + ONE_MINUTE_MS)).toBe(true);
	expect(outbox.listErasures(NOW + ONE_MINUTE_MS)).toEqual([receiptHash]);
});

test("an erasure of a report that still waits here is asked of the backend once the report is there, and not in vain", async () => {
	const { outbox } = await open();
	const taking = outbox.take(submission("Espera", "key-1"), NOW);
	if (taking.outcome !== "new") throw new Error(taking.outcome);
	const receiptHash = hashReceiptCode(taking.code);
	outbox.requestErasure(receiptHash, NOW);
	expect(outbox.listErasures(NOW)).toEqual([]);
	outbox.markDelivered(outbox.findWaiting(NOBODY)?.position ?? 0);
	expect(outbox.listErasures(NOW)).toEqual([receiptHash]);
});

test("an erasure is forgotten after thirty days, when no copy holds the contact data any more", async () => {
	const { outbox } = await open();
	outbox.requestErasure(hashReceiptCode("AAAA-BBBB"), NOW);
	outbox.forget(NOW + 30 * ONE_DAY_MS - 1);
	expect(outbox.listErasures(NOW + 30 * ONE_DAY_MS)).toHaveLength(1);
	outbox.forget(NOW + 30 * ONE_DAY_MS);
	expect(outbox.listErasures(NOW + 30 * ONE_DAY_MS)).toEqual([]);
});

test("nobody's name and e-mail lie longer than a year in an outbox that no backend empties", async () => {
	const { outbox } = await open();
	take(outbox, "Atascado");
	outbox.forget(Date.parse("2027-11-22T12:00:00Z"));
	expect(outbox.findWaiting(NOBODY)?.report).toMatchObject({ user_name: "Ana", page_url: "/tramite/nit" });
	outbox.forget(Date.parse("2027-11-22T12:00:01Z"));
	expect(outbox.findWaiting(NOBODY)?.report).toMatchObject({
		description: "Atascado",
		user_name: "",
		user_email: "",
		page_url: "",
		browser_info: "",
	});
});

test("of delivered reports two hundred thousand are remembered, so that the file does not grow for ever", async () => {
	const { outbox, change } = await open();
	const first = take(outbox, "El más antiguo");
	outbox.markDelivered(first);
	change("update sqlite_sequence set seq = 199999 where name = 'reports'");
	outbox.markDelivered(take(outbox, "Muchos después"));
	outbox.forget(NOW);
	expect(outbox.take(submission("El más antiguo", "key of El más antiguo"), NOW).outcome).toBe("known");
	outbox.forget(NOW);
	change("update sqlite_sequence set seq = 200000 where name = 'reports'");
	outbox.markDelivered(take(outbox, "Uno más"));
	outbox.forget(NOW);
	expect(outbox.take(submission("El más antiguo", "key of El más antiguo"), NOW).outcome).toBe("new");
});
