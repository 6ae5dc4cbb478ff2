import { setTimeout as pause } from "node:timers/promises";
import { freeze, startCluster } from "../../testbed/cluster.ts";
import { type CleanUp, type DrillCase, type DrillOptions, type Outcome, Tally } from "../../testbed/drill-case.ts";
import { type PostgresReplica, runSql } from "../../testbed/postgres.ts";
import { countWaiting, ReportLedger, readPostgresReports, untilDelivered } from "../../testbed/report-ledger.ts";
import { startSteadyLoad } from "../../testbed/steady-load.ts";
import { watchLoop } from "./loop-delay.ts";

const STALE = {
	es: /Información guardada el .+?\. Puede no estar actualizada\./,
	en: /Information saved on /,
};
/** Screens that the sitemap leaves out. */
const MORE = ["/reportar", "/reportar/borrar", "/procedures/inscripcion-nit", "/institutions", "/catalogo?search=nit"];
const ANSWER_LIMIT_MS = 3_000;

export const outage: DrillCase = {
	name: "outage",
	about: "PostgreSQL killed, then frozen: every page in both languages, reports within 3 s (C11, C12, C25)",
	run: takeDatabaseAway,
};

/** The addresses in a sitemap or in the list of them, without their origin. */
async function readLocations(origin: string, path: string): Promise<string[]> {
	const xml = await (await fetch(origin + path)).text();
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
		const { pathname, search } = new URL(address, origin);
		return pathname + search;
	});
}

async function takeDatabaseAway({ seconds }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const ledger = new ReportLedger();
	const cluster = await startCluster({ servers: 2, refreshSeconds: 1 }, cleanUp);
	const [server] = cluster.servers;
	if (!server) throw new Error("No server started.");
	const loop = await watchLoop(server.origin);
	const sitemaps = await readLocations(server.origin, "/sitemap.xml");
	const listed = (await Promise.all(sitemaps.map((path) => readLocations(server.origin, path)))).flat();
	const pages = [...new Set([...listed, ...MORE])];
	if (listed.length < 200) tally.problems.push(`the sitemap lists only ${listed.length} pages`);

	await cluster.postgres.crash();
	await untilStale(cluster.origin);
	const began = performance.now();
	for (const path of pages) {
		for (const language of ["es", "en"] as const) {
			const response = await fetch(cluster.origin + path, { headers: { cookie: `language=${language}` } });
			const text = (await response.text()).replace(/<!-- -->|<[^>]+>/g, "");
			const saysAge = STALE[path.includes("idioma=en") ? "en" : language].test(text);
			tally.check(
				response.status === 200 && saysAge,
				`${path} in ${language}: ${response.status}, ${saysAge ? "" : "no "}line about the age`,
			);
		}
	}
	tally.notes.push(
		`killed: ${pages.length} pages in two languages in ${Math.round((performance.now() - began) / 1000)} s`,
	);
	for (let sent = 0; sent < 40; sent += 1)
		tally.check(await ledger.sendOne(cluster.origin), "a report was not accepted");
	await cluster.postgres.start();
	await untilDelivered(cluster.folders);

	const thaw = freeze(cluster.postgres);
	cleanUp(thaw);
	const end = performance.now() + seconds * 1000;
	let slowest = 0;
	for (let turn = 0; performance.now() < end; turn += 1) {
		const asked = performance.now();
		const isAccepted = await ledger.sendOne(cluster.origin);
		const { status } = await fetch(cluster.origin + (pages[turn % pages.length] ?? "/"));
		const took = performance.now() - asked;
		slowest = Math.max(slowest, took);
		tally.check(
			isAccepted && status === 200 && took < ANSWER_LIMIT_MS,
			`frozen: ${status} after ${Math.round(took)} ms`,
		);
		await pause(250);
	}
	thaw();
	await ledger.settle(cluster.origin);
	await untilDelivered(cluster.folders);
	tally.problems.push(...ledger.surprises);
	tally.notes.push(
		`frozen for ${seconds} s: a report and a page together took ${Math.round(slowest)} ms at most; ` +
			`${ledger.promised.size} receipts in all`,
	);
	const stored = await readPostgresReports(cluster.databaseUrl);
	return tally.outcome({ ...ledger.audit(stored), loopDelayMs: await loop.stop() });
}

/** Until both servers behind this address know that the database is gone. */
async function untilStale(origin: string): Promise<void> {
	const deadline = performance.now() + 20_000;
	for (let inARow = 0; inARow < 10; ) {
		const page = await (await fetch(`${origin}/ayuda?search=${Math.random()}`)).text();
		inARow = STALE.es.test(page.replace(/<!-- -->|<[^>]+>/g, "")) ? inARow + 1 : 0;
		if (performance.now() > deadline) throw new Error("The servers did not notice that the database is gone.");
		await pause(50);
	}
}

const PATHS = ["/", "/catalogo", "/tramite/inscripcion-nit", "/observatorio"];
const PER_SECOND = 20;

export const failover: DrillCase = {
	name: "failover",
	about: "the leading PostgreSQL is lost under load and its streaming replica takes over; the servers find it (C11)",
	run: loseLeader,
};

async function loseLeader(_options: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const ledger = new ReportLedger();
	let replica: PostgresReplica | undefined;
	const cluster = await startCluster(
		{
			servers: 2,
			async nameHosts(serverUrl, postgres) {
				replica = await postgres.startReplica();
				cleanUp(replica.dispose);
				return serverUrl.replace(`:${postgres.port}/`, `:${postgres.port},127.0.0.1:${replica.port}/`);
			},
		},
		cleanUp,
	);
	if (!replica) throw new Error("No replica started.");
	const replicaUrl = cluster.databaseUrl.replace(`:${cluster.postgres.port}/`, `:${replica.port}/`);
	await commitOnBoth(cluster.databaseUrl);
	const loop = await watchLoop(cluster.servers[0]?.origin ?? "");
	const load = startSteadyLoad({ origin: cluster.origin, paths: PATHS, perSecond: PER_SECOND, tally });
	const posting = ledger.post(cluster.origin, 5, 1_000);
	await pause(4_000);
	await cluster.postgres.crash();
	await pause(4_000);
	const waiting = cluster.folders.reduce((sum, folder) => sum + countWaiting(folder), 0);
	tally.check(waiting > 0, "no report waited while nobody led");
	await replica.promote();
	const promoted = performance.now();
	await pause(2_000);
	await posting.stop();
	await ledger.settle(cluster.origin);
	await untilDelivered(cluster.folders);
	const recovered = Math.round((performance.now() - promoted) / 100) / 10;
	const { slowestMs, asked } = await load.stop();
	tally.problems.push(...ledger.surprises);
	tally.notes.push(
		`${asked} pages (slowest ${Math.round(slowestMs)} ms), ${ledger.promised.size} receipts, ${waiting} waited while ` +
			`nobody led; all at the new leader ${recovered} s after it took over`,
	);
	const stored = await readPostgresReports(replicaUrl);
	return tally.outcome({ ...ledger.audit(stored), loopDelayMs: await loop.stop() });
}

/** Makes a commit wait until the replica has it too. Without this, a report could be lost together with the primary server. */
async function commitOnBoth(leaderUrl: string): Promise<void> {
	await runSql(leaderUrl, "alter system set synchronous_standby_names = '*'");
	await runSql(leaderUrl, "select pg_reload_conf()");
	const deadline = performance.now() + 30_000;
	const query = "select count(*)::int as count from pg_stat_replication where sync_state = 'sync'";
	while ((await runSql(leaderUrl, query))[0]?.count !== 1) {
		if (performance.now() > deadline) throw new Error("The replica does not commit together with its leader.");
		await pause(50);
	}
}
