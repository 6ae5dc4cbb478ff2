import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openReportDesk } from "../database/report-desk.server.ts";
import { openSqliteBackend } from "../database/sqlite.server.ts";
import type { ReportSubmission } from "../domain/report.ts";
import { ReportDeskClosed, TooManyTries } from "../domain/report.ts";
import { guardDesk } from "./guarded-desk.ts";

let written = 0;

function write(): ReportSubmission {
	return {
		report: {
			problem_type: "other",
			description: `a\nNo especificada\n\nReporte ${++written}`,
			user_name: "",
			user_email: "",
			page_url: "/",
			browser_info: "",
			status: "pending",
			spam_score: 0,
		},
	};
}

/** A real desk behind the guard, on a clock that the test moves. */
async function openGuarded() {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-guard-"));
	const alerts: string[] = [];
	const log = { info() {}, warn() {}, error: (_fields: object, message: string) => alerts.push(message) };
	const backend = await openSqliteBackend({ dataDir });
	const desk = await openReportDesk({ backend, dataDir, log });
	onTestFinished(async () => {
		await desk.close();
		await backend.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	let moment = 0;
	const guard = guardDesk(desk, log, () => moment);
	return {
		guard,
		alerts,
		pass: (milliseconds: number) => {
			moment += milliseconds;
		},
	};
}

test("the sixth report at once from one address is told to wait, another address is not", async () => {
	const { guard } = await openGuarded();
	const school = guard.deskFor("203.0.113.9");
	for (let count = 0; count < 5; count++) await school.accept(write());
	await expect(school.accept(write())).rejects.toThrow(TooManyTries);
	await expect(guard.deskFor("203.0.113.9").accept(write())).rejects.toMatchObject({ seconds: 12 });
	await guard.deskFor("203.0.113.10").accept(write());
});

test("from very many addresses at once the form alone closes, with one alert", async () => {
	const { guard, alerts, pass } = await openGuarded();
	const send = (visitor: number) =>
		guard.deskFor(`10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`).accept(write());
	const outcomes = await Promise.allSettled(Array.from({ length: 2_000 }, (_, visitor) => send(visitor)));
	expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(600);
	expect(outcomes.at(-1)).toMatchObject({ status: "rejected", reason: expect.any(ReportDeskClosed) });
	expect(alerts).toHaveLength(1);
	pass(60_000);
	await send(5_000);
});

test("the eleventh receipt code tried from one address is told to wait", async () => {
	const { guard } = await openGuarded();
	const desk = guard.deskFor("203.0.113.9");
	for (let count = 0; count < 10; count++) await desk.eraseContact(`code ${count}`);
	await expect(desk.eraseContact("one more")).rejects.toMatchObject({ seconds: 60 });
});

test("from very many addresses at once erasing alone closes, with an alert of its own", async () => {
	const { guard, alerts, pass } = await openGuarded();
	const addressOf = (visitor: number) => `10.0.${visitor >> 8}.${visitor & 255}`;
	const reports = Array.from({ length: 700 }, (_, visitor) => guard.deskFor(addressOf(visitor)).accept(write()));
	await Promise.allSettled(reports);
	const erase = (visitor: number) => guard.deskFor(addressOf(visitor)).eraseContact(`code ${visitor}`);
	const outcomes = await Promise.allSettled(Array.from({ length: 320 }, (_, visitor) => erase(visitor)));
	expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(300);
	expect(outcomes.at(-1)).toMatchObject({ status: "rejected", reason: expect.any(ReportDeskClosed) });
	expect(alerts).toEqual([expect.stringContaining("More reports"), expect.stringContaining("More receipt codes")]);
	pass(60_000);
	await erase(5_000);
});

test("after a day an address is nobody known: its key was thrown away", async () => {
	const { guard, pass } = await openGuarded();
	const desk = guard.deskFor("203.0.113.9");
	for (let count = 0; count < 5; count++) await desk.accept(write());
	pass(86_400_000);
	await desk.accept(write());
});
