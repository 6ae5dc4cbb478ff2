import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ReportStanding } from "../../domain/report/report-work.ts";
import { submission } from "../../tests/trust/submission.ts";
import type { Backend } from "../backend.ts";
import { BackendUnavailable } from "../backend.ts";
import { hashReceiptCode } from "./receipt.server.ts";
import { openReportIntake } from "./report-intake.server.ts";

test("each time that too many reports wait the form closes, says so beforehand and tells the operator", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-intake-"));
	const line = { isDown: true };
	const told: string[] = [];
	const backend: Backend = {
		kind: "sqlite",
		readCatalogue: async () => ({ procedures: [], institutions: [], observatory: [] }),
		async addReport() {
			if (line.isDown) throw new BackendUnavailable("down");
			return { outcome: "stored" };
		},
		async eraseContact() {},
		readReportState: async () => undefined,
		async close() {},
	};
	const log = { info() {}, warn() {}, error: (_fields: object, message: string) => told.push(message) };
	const intake = await openReportIntake({ backend, dataDir, log, waitingLimit: 1, firstRetryMs: 1 });
	onTestFinished(async () => {
		await intake.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	const send = (description: string) => intake.accept(submission({ description }));

	for (const time of [1, 2]) {
		line.isDown = true;
		expect(intake.state()).toEqual({ waiting: 0, isWritable: true });
		expect(await send(`Cabe ${time}`)).toMatchObject({ outcome: "accepted" });
		expect(intake.state()).toEqual({ waiting: 1, isWritable: false });
		expect(await send(`No cabe ${time}`)).toEqual({ outcome: "closed" });
		expect(told).toHaveLength(time);
		line.isDown = false;
		await vi.waitFor(() => expect(intake.state().waiting).toBe(0), { timeout: 10_000 });
	}
});

/** An intake over a backend that a test takes away, and whose answer for every code it sets. */
async function openAsked() {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-intake-"));
	const line = { isDown: false, standing: undefined as ReportStanding | undefined };
	const asked: string[] = [];
	const warned: string[] = [];
	const backend: Backend = {
		kind: "sqlite",
		readCatalogue: async () => ({ procedures: [], institutions: [], observatory: [] }),
		async addReport() {
			if (line.isDown) throw new BackendUnavailable("down");
			return { outcome: "stored" };
		},
		async eraseContact() {
			if (line.isDown) throw new BackendUnavailable("down");
		},
		async readReportState(receiptHash) {
			asked.push(receiptHash);
			if (line.isDown) throw new BackendUnavailable("down");
			return line.standing;
		},
		async close() {},
	};
	const log = {
		info() {},
		warn: (fields: object, text: string) => warned.push(JSON.stringify([fields, text])),
		error() {},
	};
	const intake = await openReportIntake({ backend, dataDir, log, firstRetryMs: 60_000 });
	onTestFinished(async () => {
		await intake.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	const send = async () => {
		const taking = await intake.accept(submission({ description: crypto.randomUUID() }));
		if (taking.outcome !== "accepted") throw new Error(taking.outcome);
		return taking.code;
	};
	return { intake, line, asked, warned, send, dataDir };
}

const IN_REVIEW: ReportStanding = {
	state: "in_review",
	receivedAt: "2026-11-03T15:00:00.000Z",
	changedAt: "2026-11-05T15:00:00.000Z",
	isErased: false,
};

test("a report that waits in the outbox is received and not yet delivered, also while the backend is away", async () => {
	const { intake, line, asked, send } = await openAsked();
	line.isDown = true;
	const code = await send();
	const answer = await intake.readState(code);
	expect(answer).toMatchObject({ outcome: "known", standing: { state: "waiting", isErased: false } });
	expect(asked).toEqual([]);
	await intake.eraseContact(code);
	expect(await intake.readState(code.toLowerCase().replaceAll("-", " "))).toMatchObject({
		standing: { state: "waiting", isErased: true },
	});
});

test("a delivered report is asked for by the hash of its code; what the outbox has yet to erase counts as erased", async () => {
	const { intake, line, asked, send } = await openAsked();
	line.standing = IN_REVIEW;
	const code = await send();
	await vi.waitFor(() => expect(intake.state().waiting).toBe(0), { timeout: 10_000 });
	expect(await intake.readState(code)).toEqual({ outcome: "known", standing: IN_REVIEW });
	expect(asked).toEqual([hashReceiptCode(code)]);
	line.isDown = true;
	await intake.eraseContact(code);
	line.isDown = false;
	expect(await intake.readState(code)).toEqual({ outcome: "known", standing: { ...IN_REVIEW, isErased: true } });
});

test("a backend that cannot tell is logged once without the code; a code that nobody has is unknown", async () => {
	const { intake, line, warned } = await openAsked();
	expect(await intake.readState("0000-0000-0000-0000")).toEqual({ outcome: "unknown" });
	line.isDown = true;
	for (let time = 0; time < 3; time++) {
		expect(await intake.readState("0000-0000-0000-0000")).toEqual({ outcome: "unavailable" });
	}
	expect(warned.filter((each) => each.includes("Nobody can be told"))).toHaveLength(1);
	expect(warned.join()).not.toContain("0000");
});

test("nothing is unknown while the outbox cannot be read: the report may wait there", async () => {
	const { intake, dataDir } = await openAsked();
	await intake.close();
	rmSync(join(dataDir, "reports.sqlite"), { force: true });
	expect(await intake.readState("0000-0000-0000-0000")).toEqual({ outcome: "unavailable" });
});
