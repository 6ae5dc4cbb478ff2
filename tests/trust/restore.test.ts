import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openReportIntake } from "../../database/reports/report-intake.server.ts";
import { openSqliteBackend } from "../../database/sqlite/sqlite-backend.server.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { readEmbeddedReports, untilDelivered } from "../../testbed/report-ledger.ts";
import { handIn, NO_FACTS, submission } from "./submission.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");
const log = { info() {}, warn() {}, error() {} };
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "ventanilla-restore-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function openPortalIn(dataDir: string) {
	const backend = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
	const intake = await openReportIntake({ backend, dataDir, log });
	return {
		intake,
		async close() {
			await intake.close();
			await backend.close();
		},
	};
}

function run(program: string, ...parameters: string[]) {
	return spawnSync(process.execPath, [join(DEPLOY, program), ...parameters], { encoding: "utf8" });
}

test("a backup of a running portal comes back whole, private and in an empty folder only", async () => {
	const [data, backups] = [join(folder, "data"), join(folder, "backups")];
	const portal = await openPortalIn(data);
	await handIn(portal.intake, submission({ description: "Antes de la copia" }));
	await untilDelivered([data]);
	expect(run("back-up.mjs", data, backups)).toMatchObject({ status: 0 });
	await handIn(portal.intake, submission({ description: "Después de la copia" }));
	const [name = ""] = readdirSync(backups);
	const copy = join(backups, name);

	expect(run("restore.mjs", copy, data)).toMatchObject({ status: 1, stderr: expect.stringContaining("is in use") });
	await untilDelivered([data]);
	await portal.close();
	const refused = run("restore.mjs", copy, data);
	expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining("holds a database already") });
	expect(readEmbeddedReports(data)).toHaveLength(2);

	const fresh = join(folder, "fresh");
	mkdirSync(fresh);
	writeFileSync(join(fresh, "catalogue.json"), "{}");
	expect(run("restore.mjs", copy, fresh)).toMatchObject({ status: 0 });
	expect(readdirSync(fresh).sort()).toEqual(["portal.sqlite", "reports.sqlite"]);
	expect(statSync(join(fresh, "portal.sqlite")).mode & 0o777).toBe(0o600);
	const restored = await openPortalIn(fresh);
	await restored.close();
	expect(readEmbeddedReports(fresh).map(({ description }) => description)).toEqual(["Antes de la copia"]);
});

test("a damaged backup is refused before anything is written", async () => {
	const [data, backups] = [join(folder, "data"), join(folder, "backups")];
	const portal = await openPortalIn(data);
	await portal.close();
	run("back-up.mjs", data, backups);
	const copy = join(backups, readdirSync(backups)[0] ?? "");
	writeFileSync(join(copy, "portal.sqlite"), "not a database, but long enough to be read as one".repeat(200));
	const target = join(folder, "target");
	expect(run("restore.mjs", copy, target).status).not.toBe(0);
	expect(() => statSync(join(target, "reports.sqlite"))).toThrow();
	expect(run("restore.mjs", join(folder, "nowhere"), target)).toMatchObject({
		status: 1,
		stderr: expect.stringContaining("There is no backup"),
	});
});

test("the accounts of the desk and what they are signed with come back together, and are private", async () => {
	const [data, backups] = [join(folder, "data"), join(folder, "backups")];
	const desk = await openTestDesk({ dataDir: data });
	await desk.join("coordinator", "Ana");
	writeFileSync(join(data, "desk-secret"), "only for this test", { mode: 0o600 });
	expect(run("back-up.mjs", data, backups)).toMatchObject({ status: 0 });
	await desk.dispose();
	const [name = ""] = readdirSync(backups);
	const fresh = join(folder, "fresh");
	expect(run("restore.mjs", join(backups, name), fresh)).toMatchObject({ status: 0 });
	expect(readdirSync(fresh).sort()).toEqual(["desk-secret", "desk.sqlite", "portal.sqlite"]);
	for (const file of readdirSync(fresh)) expect(statSync(join(fresh, file)).mode & 0o777).toBe(0o600);
	const restored = await openTestDesk({ dataDir: fresh });
	expect((await restored.services.accounts.list()).map((account) => account.name)).toEqual(["Ana"]);
	await restored.dispose();
	const refused = run("restore.mjs", join(backups, name), fresh);
	expect(refused.stderr).toContain("holds a database already");
});
