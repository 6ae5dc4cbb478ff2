import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Backend, BackendUnavailable } from "../../database/backend.ts";
import type { Catalogue, CatalogueRows } from "../../domain/catalogue/catalogue.ts";
import type { Steps } from "../../domain/steps.ts";
import { computeVersion } from "./catalogue-changes.ts";
import { type LiveCatalogue, type LiveCatalogueOptions, openLiveCatalogue } from "./live-catalogue.ts";
import { runInSlices } from "./long-work.ts";

let directory: string;
let snapshotFile: string;
let opened: LiveCatalogue[];
let logged: { level: string; fields: object; message: string }[];

beforeEach(() => {
	directory = mkdtempSync(join(tmpdir(), "live-"));
	snapshotFile = join(directory, "catalogue.json");
	opened = [];
	logged = [];
});
afterEach(async () => {
	await Promise.all(opened.map((live) => live.close()));
	rmSync(directory, { recursive: true, force: true });
});

const log = {
	info: (fields: object, message: string) => logged.push({ level: "info", fields, message }),
	warn: (fields: object, message: string) => logged.push({ level: "warn", fields, message }),
	error: (fields: object, message: string) => logged.push({ level: "error", fields, message }),
};

function createRows(count: number): CatalogueRows {
	const procedures = Array.from({ length: count }, (_, position) => ({
		id: `p${position}`,
		name: `Trámite ${position}`,
	}));
	return { procedures, institutions: [{ id: "sat", name: "SAT" }], observatory: [] };
}

/** A backend whose answer a test sets; it counts how often it was read. */
function createSource(rows: CatalogueRows) {
	const source = {
		rows,
		isDown: false,
		reads: 0,
		delayMs: 0,
		tellChange: () => {},
		isListening: false,
	};
	const backend: Backend = {
		kind: "postgres",
		async readCatalogue() {
			source.reads += 1;
			await pause(source.delayMs);
			if (source.isDown) throw new BackendUnavailable("down");
			return source.rows;
		},
		addReport: () => Promise.reject(new BackendUnavailable("not in this test")),
		eraseContact: async () => {},
		readReportState: async () => undefined,
		onCatalogueChange(listener) {
			source.tellChange = listener;
			source.isListening = true;
			return () => {
				source.isListening = false;
			};
		},
		close: () => Promise.resolve(),
	};
	return { source, backend };
}

async function open(backend: Backend, more: Partial<LiveCatalogueOptions> = {}): Promise<LiveCatalogue> {
	const live = await openLiveCatalogue({ backend, snapshotFile, refreshSeconds: 60, log, ...more });
	opened.push(live);
	return live;
}

function countProcedures(live: LiveCatalogue): number | undefined {
	return live.current()?.catalogue.procedures.length;
}

test("what the backend holds is served, and a change becomes a new catalogue", async () => {
	const { source, backend } = createSource(createRows(3));
	const live = await open(backend);
	const before = live.current();
	expect(before?.catalogue.procedures).toHaveLength(3);
	expect(before?.isStale).toBe(false);
	source.rows = createRows(4);
	await live.refresh();
	expect(countProcedures(live)).toBe(4);
	expect(live.current()?.catalogue.version).not.toBe(before?.catalogue.version);
});

test("unchanged rows, in whatever order, keep the same catalogue and renew its date", async () => {
	const { source, backend } = createSource(createRows(3));
	const live = await open(backend);
	const before = live.current();
	source.rows = { ...source.rows, procedures: source.rows.procedures.map(({ id, name }) => ({ name, id })).reverse() };
	await pause(5);
	await live.refresh();
	expect(live.current()?.catalogue).toBe(before?.catalogue);
	expect(live.current()?.readAt.getTime()).toBeGreaterThan(before?.readAt.getTime() ?? 0);
});

test("a version changes with any value, also one that moves to another table", async () => {
	const rows = createRows(2);
	const version = await computeVersion(rows);
	expect(await computeVersion({ ...rows, institutions: [], observatory: rows.institutions })).not.toBe(version);
	expect(await computeVersion({ ...rows, institutions: [{ id: "sat", name: "SAT " }] })).not.toBe(version);
	expect(await computeVersion(createRows(2))).toBe(version);
});

test("while the backend is down the last good catalogue is served and says so", async () => {
	const { source, backend } = createSource(createRows(3));
	const live = await open(backend);
	const readAt = live.current()?.readAt;
	source.isDown = true;
	await live.refresh();
	await live.refresh();
	expect(live.current()).toMatchObject({ isStale: true, readAt });
	expect(countProcedures(live)).toBe(3);
	expect(logged.filter(({ level }) => level === "error")).toHaveLength(1);
	source.isDown = false;
	await live.refresh();
	expect(live.current()?.isStale).toBe(false);
});

test("it keeps trying by itself while the backend is down", async () => {
	const { source, backend } = createSource(createRows(3));
	source.isDown = true;
	const live = await open(backend);
	expect(live.current()).toBeUndefined();
	source.isDown = false;
	await vi.waitFor(() => expect(countProcedures(live)).toBe(3), { timeout: 10_000 });
});

test("a restart without a backend serves the copy on the disk, with its date", async () => {
	const first = createSource(createRows(25));
	const live = await open(first.backend);
	const before = live.current();
	await live.close();
	const second = createSource(createRows(0));
	second.source.isDown = true;
	const again = await open(second.backend);
	expect(again.current()?.catalogue).toEqual(before?.catalogue);
	expect(again.current()).toMatchObject({ isStale: true, readAt: before?.readAt });
	expect(readdirSync(directory)).toEqual(["catalogue.json"]);
});

test("a copy that an older release wrote, in one line, is served as well", async () => {
	await (await open(createSource(createRows(25)).backend)).close();
	const text = readFileSync(snapshotFile, "utf8");
	expect(text.split("\n").length).toBeGreaterThan(25);
	writeFileSync(snapshotFile, JSON.stringify(JSON.parse(text)));
	const { source, backend } = createSource(createRows(0));
	source.isDown = true;
	expect(countProcedures(await open(backend))).toBe(25);
});

test("visitors keep the old catalogue until all that pages keep for the new one is there", async () => {
	const { source, backend } = createSource(createRows(3));
	let hasTime = true;
	const prepared: number[] = [];
	function* prepare({ procedures }: Catalogue): Steps<void> {
		while (!hasTime) yield;
		prepared.push(procedures.length);
	}
	const live = await open(backend, { prepare });
	expect(prepared).toEqual([3]);
	hasTime = false;
	source.rows = createRows(5);
	const refreshed = live.refresh();
	await pause(50);
	expect(countProcedures(live)).toBe(3);
	hasTime = true;
	await refreshed;
	expect([countProcedures(live), prepared]).toEqual([5, [3, 5]]);
});

test("long work lets others pass in between", async () => {
	function* work(): Steps<string> {
		for (let step = 0; step < 100; step += 1) {
			for (const until = performance.now() + 1; performance.now() < until; );
			yield;
		}
		return "whole";
	}
	let turns = 0;
	const counting = setInterval(() => (turns += 1), 1);
	expect(await runInSlices(work())).toBe("whole");
	clearInterval(counting);
	expect(turns).toBeGreaterThan(8);
});

test.each([
	["cut off", (text: string) => text.slice(0, text.lastIndexOf("Trámite"))],
	["altered", (text: string) => text.replace("Trámite 1", "Trámite X")],
	["of another shape", () => '{"rows":{"procedures":"none"},"readAt":"2026-01-01","version":""}'],
])("a copy that is %s is not served", async (_how, damage) => {
	await (await open(createSource(createRows(3)).backend)).close();
	writeFileSync(snapshotFile, damage(readFileSync(snapshotFile, "utf8")));
	const { source, backend } = createSource(createRows(0));
	source.isDown = true;
	const live = await open(backend);
	expect(live.current()).toBeUndefined();
	expect(logged).toContainEqual(
		expect.objectContaining({ message: "The snapshot of the catalogue could not be read" }),
	);
});

test("a copy that cannot be written is logged once and does not stop the service", async () => {
	const { source, backend } = createSource(createRows(3));
	const live = await open(backend, { snapshotFile: join(directory, "missing", "catalogue.json") });
	source.rows = createRows(4);
	await live.refresh();
	expect(countProcedures(live)).toBe(4);
	expect(logged.filter(({ message }) => message.includes("could not be written"))).toHaveLength(1);
});

test("a copy that could not be written leaves no half of it behind, and each new trouble with it is told", async () => {
	const { source, backend } = createSource(createRows(3));
	const live = await open(backend);
	const countTold = () => logged.filter(({ message }) => message.includes("could not be written")).length;
	for (const told of [1, 2]) {
		rmSync(snapshotFile);
		mkdirSync(snapshotFile);
		source.rows = createRows(3 + told * 2);
		await live.refresh();
		expect(countTold()).toBe(told);
		expect(readdirSync(directory)).toEqual(["catalogue.json"]);
		rmSync(snapshotFile, { recursive: true });
		source.rows = createRows(4 + told * 2);
		await live.refresh();
		expect(countTold()).toBe(told);
	}
});

test("losing more than half of the procedures is believed only when it lasts", async () => {
	const { source, backend } = createSource(createRows(20));
	const live = await open(backend, { shrinkPatienceSeconds: 0.2 });
	source.rows = createRows(9);
	await live.refresh();
	expect(countProcedures(live)).toBe(20);
	expect(live.current()?.isStale).toBe(true);
	expect(logged).toContainEqual(
		expect.objectContaining({ fields: { err: new Error("The catalogue shrank from 20 to 9 procedures.") } }),
	);
	await pause(250);
	await live.refresh();
	expect(countProcedures(live)).toBe(9);
	expect(live.current()?.isStale).toBe(false);
});

test("losing exactly half of the procedures is believed at once", async () => {
	const { source, backend } = createSource(createRows(20));
	const live = await open(backend);
	source.rows = createRows(10);
	await live.refresh();
	expect(countProcedures(live)).toBe(10);
});

test("a shrunken reading that goes away does not count towards the next one", async () => {
	const { source, backend } = createSource(createRows(20));
	const live = await open(backend, { shrinkPatienceSeconds: 0.2 });
	const whole = source.rows;
	source.rows = createRows(9);
	await live.refresh();
	source.rows = whole;
	await live.refresh();
	await pause(250);
	source.rows = createRows(9);
	await live.refresh();
	expect(countProcedures(live)).toBe(20);
});

test.each([
	["exactly half of many", 20, 10, 10],
	["a few of a small catalogue", 19, 1, 1],
	["all of a small catalogue", 19, 0, 0],
	["all of many, however long it lasts", 20, 0, 20],
])("a catalogue that keeps or loses %s", async (_what, before, after, served) => {
	const { source, backend } = createSource(createRows(before));
	const live = await open(backend, { shrinkPatienceSeconds: 0 });
	source.rows = createRows(after);
	await live.refresh();
	await live.refresh();
	expect(countProcedures(live)).toBe(served);
});

test.each(["institutions", "observatory"] as const)("emptied or shrunken %s are no more believed", async (table) => {
	const full = Array.from({ length: 20 }, (_, position) => ({ id: `x${position}`, name: `X ${position}` }));
	const { source, backend } = createSource({ ...createRows(30), [table]: full });
	const live = await open(backend, { shrinkPatienceSeconds: 0.2 });
	const served = () => live.current()?.catalogue[table].length;
	source.rows = { ...source.rows, [table]: full.slice(0, 9) };
	await live.refresh();
	expect(served()).toBe(20);
	expect(JSON.parse(readFileSync(snapshotFile, "utf8")).rows[table]).toHaveLength(20);
	await pause(250);
	await live.refresh();
	expect(served()).toBe(9);
	source.rows = { ...source.rows, [table]: full };
	await live.refresh();
	source.rows = { ...source.rows, [table]: [] };
	await live.refresh();
	await pause(250);
	await live.refresh();
	expect(served()).toBe(20);
	expect(logged).toContainEqual(
		expect.objectContaining({ fields: { err: new Error(`The catalogue shrank from 20 to 0 ${table}.`) } }),
	);
});

test("a restart with a whole copy makes the catalogue once, out of what the backend says", async () => {
	await (await open(createSource(createRows(30)).backend)).close();
	const prepared: Catalogue[] = [];
	function* prepare(catalogue: Catalogue): Steps<void> {
		prepared.push(catalogue);
		yield;
	}
	const live = await open(createSource(createRows(30)).backend, { prepare });
	expect(prepared).toEqual([live.current()?.catalogue]);
	expect(live.current()?.isStale).toBe(false);
});

test("a damaged copy is told at the restart and replaced, although the backend answers", async () => {
	await (await open(createSource(createRows(30)).backend)).close();
	const whole = readFileSync(snapshotFile, "utf8");
	writeFileSync(snapshotFile, whole.replace("Trámite 7", "Trámite X"));
	const live = await open(createSource(createRows(30)).backend);
	await vi.waitFor(() => expect(readFileSync(snapshotFile, "utf8")).not.toContain("Trámite X"), { timeout: 10_000 });
	await live.close();
	expect(logged).toContainEqual(
		expect.objectContaining({ message: "The snapshot of the catalogue could not be read" }),
	);
	const { source, backend } = createSource(createRows(0));
	source.isDown = true;
	expect(countProcedures(await open(backend))).toBe(30);
});

test("a restart does not make a shrunken catalogue believed", async () => {
	await (await open(createSource(createRows(20)).backend)).close();
	const live = await open(createSource(createRows(2)).backend);
	expect(countProcedures(live)).toBe(20);
});

test("many askers share one reading", async () => {
	const { source, backend } = createSource(createRows(3));
	const live = await open(backend);
	source.delayMs = 20;
	await Promise.all(Array.from({ length: 500 }, () => live.refresh()));
	expect(source.reads).toBe(2);
});

test("a change that the backend tells is read at once, also one told during a reading", async () => {
	const { source, backend } = createSource(createRows(3));
	const live = await open(backend);
	source.rows = createRows(4);
	source.tellChange();
	await vi.waitFor(() => expect(countProcedures(live)).toBe(4), { timeout: 10_000 });
	source.delayMs = 100;
	const reading = live.refresh();
	source.rows = createRows(5);
	source.tellChange();
	await reading;
	await vi.waitFor(() => expect(countProcedures(live)).toBe(5), { timeout: 10_000 });
	await live.close();
	expect(source.isListening).toBe(false);
});

test("an unchanged mark spares the reading", async () => {
	const { source, backend } = createSource(createRows(3));
	let mark = "1";
	const live = await open({ ...backend, readMark: () => Promise.resolve(mark) });
	await live.refresh();
	expect(source.reads).toBe(1);
	expect(live.current()?.isStale).toBe(false);
	mark = "2";
	await live.refresh();
	expect(source.reads).toBe(2);
});

test("a row that cannot be used wholly is logged with its table and id, once for each version", async () => {
	const { backend } = createSource({ ...createRows(1), observatory: [{ id: 7, maturity_level: 9 }] });
	const live = await open(backend);
	await live.refresh();
	const warnings = logged.filter(({ level }) => level === "warn");
	expect(warnings).toHaveLength(1);
	expect(warnings[0]?.fields).toMatchObject({ table: "observatory", id: "7", fields: ["maturity_level"] });
});

test("a backend that hangs does not hold up closing", async () => {
	const { source, backend } = createSource(createRows(3));
	const live = await open(backend);
	source.delayMs = 60_000;
	const reading = live.refresh();
	await live.close();
	await reading;
	expect(countProcedures(live)).toBe(3);
});

const FACT = {
	procedure_id: "p0",
	field: "costo",
	source: "https://www.sat.gob.gt/x",
	read: "2026-01-01",
	status: "confirmado",
};

test("a restart without a backend also knows where its facts come from, and a copy of an older release is read without", async () => {
	const rows = { ...createRows(2), procedure_facts: [FACT] };
	await (await open(createSource(rows).backend)).close();
	const down = createSource(rows);
	down.source.isDown = true;
	const factsOf = (live: LiveCatalogue) => live.current()?.catalogue.procedures.map(({ facts }) => facts.length);
	expect(factsOf(await open(down.backend))).toEqual([1, 0]);
	const older = { rows: createRows(2), version: "by a rule of its own", readAt: new Date().toISOString() };
	writeFileSync(snapshotFile, JSON.stringify(older));
	expect(factsOf(await open(down.backend))).toEqual([0, 0]);
});

test("tables that a backend lacks count as empty ones, and are named in the log once", async () => {
	const { backend } = createSource(createRows(2));
	const live = await open(backend);
	await live.refresh();
	const lacking = () => logged.filter(({ message }) => message.includes("lacks tables"));
	expect(lacking()).toEqual([
		expect.objectContaining({
			fields: {
				tables: [
					"procedure_facts",
					"procedure_fees",
					"procedure_places",
					"procedure_terms",
					"offices",
					"site_documents",
				],
			},
		}),
	]);
	const empty = { ...createRows(2), procedure_facts: [], procedure_fees: [], procedure_places: [] };
	expect(await computeVersion(empty)).toBe(await computeVersion(createRows(2)));
	expect(await computeVersion({ ...empty, procedure_facts: [FACT] })).not.toBe(await computeVersion(empty));
});

test("a document that somebody changed by hand and no page can use is named in the log", async () => {
	const documents = [
		{ id: "association", content: JSON.stringify({ email: 7 }) },
		{ id: "notices", content: JSON.stringify({}) },
	];
	await open(createSource({ ...createRows(2), site_documents: documents }).backend);
	expect(logged.filter(({ message }) => message.startsWith("A document"))).toEqual([
		expect.objectContaining({ fields: expect.objectContaining({ id: "association", fields: ["email"] }) }),
	]);
});

test("facts that are lost are believed only when it lasts; a backend that has none any more is no outage for ever", async () => {
	const fields = ["costo", "duration", "requirements", "steps", "respaldo_legal", "enlace", "lugar"];
	const facts = ["p0", "p1", "p2"].flatMap((procedure_id) => fields.map((field) => ({ ...FACT, procedure_id, field })));
	const { source, backend } = createSource({ ...createRows(3), procedure_facts: facts });
	const live = await open(backend, { shrinkPatienceSeconds: 0.2 });
	const count = () => live.current()?.catalogue.procedures.flatMap((procedure) => procedure.facts).length;
	source.rows = createRows(3);
	await live.refresh();
	expect(count()).toBe(21);
	expect(live.current()?.isStale).toBe(true);
	await pause(250);
	await live.refresh();
	expect(count()).toBe(0);
	expect(live.current()?.isStale).toBe(false);
});
