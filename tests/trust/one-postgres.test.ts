import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Cluster, freeze, startCluster } from "../../testbed/cluster.ts";
import { Tally } from "../../testbed/drill-case.ts";
import { ReportLedger, readPostgresReports, untilDelivered } from "../../testbed/report-ledger.ts";
import { startSteadyLoad } from "../../testbed/steady-load.ts";

// The long versions, with a replica that takes over among them, are in `npm run drill`.

const PATHS = ["/", "/catalogo", "/tramite/inscripcion-nit", "/favicon.svg"];
const undoing: (() => unknown)[] = [];
const ledger = new ReportLedger();
let cluster: Cluster;

beforeAll(async () => {
	cluster = await startCluster({ servers: 2, refreshSeconds: 1 }, (undo) => undoing.push(undo));
}, 120_000);
afterAll(async () => {
	for (const undo of undoing.reverse()) await undo();
});

async function audit() {
	await ledger.settle(cluster.origin);
	await untilDelivered(cluster.folders);
	return ledger.audit(await readPostgresReports(cluster.databaseUrl));
}

test("two machines over one PostgreSQL behind nginx are restarted under load, and no request fails", async () => {
	const tally = new Tally();
	const load = startSteadyLoad({ origin: cluster.origin, paths: PATHS, perSecond: 20, tally });
	const posting = ledger.post(cluster.origin, 2, 100);
	expect(await cluster.restart(0)).toBe(0);
	// As deploy/restart-one-by-one.sh: what came while one was away has only the other to answer it.
	await pause(3_000);
	expect(await cluster.restart(1)).toBe(0);
	await load.stop();
	await posting.stop();
	expect(tally.problems).toEqual([]);
	expect(tally.tried).toBeGreaterThan(20);
	expect(ledger.promised.size).toBeGreaterThan(0);
	expect(ledger.surprises).toEqual([]);
	expect(await audit()).toEqual({ lost: 0, duplicated: 0 });
}, 60_000);

test("PostgreSQL is killed: pages go on and say their age, and a report sent meanwhile arrives once", async () => {
	const before = ledger.promised.size;
	await cluster.postgres.crash();
	await vi.waitFor(
		async () => {
			const page = await fetch(`${cluster.origin}/catalogo`, { headers: { cookie: "language=es" } });
			expect(page.status).toBe(200);
			expect(await page.text()).toContain("Información guardada el");
		},
		{ timeout: 15_000, interval: 200 },
	);
	expect(await ledger.sendOne(cluster.origin)).toBe(true);
	await cluster.postgres.start();
	expect(await audit()).toEqual({ lost: 0, duplicated: 0 });
	expect(ledger.promised.size).toBe(before + 1);
}, 60_000);

test("PostgreSQL hangs: a report is acknowledged within three seconds and arrives once", async () => {
	const thaw = freeze(cluster.postgres);
	undoing.push(thaw);
	const began = performance.now();
	expect(await ledger.sendOne(cluster.origin)).toBe(true);
	expect(performance.now() - began).toBeLessThan(3_000);
	await pause(300);
	thaw();
	expect(await audit()).toEqual({ lost: 0, duplicated: 0 });
}, 60_000);
