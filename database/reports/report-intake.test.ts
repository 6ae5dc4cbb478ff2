import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { submission } from "../../tests/trust/submission.ts";
import type { Backend } from "../backend.ts";
import { BackendUnavailable } from "../backend.ts";
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
