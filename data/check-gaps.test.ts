import { expect, test } from "vitest";
import { checkGaps, type GapSubject, REACH_FIELDS, writeGaps } from "./check-gaps.ts";
import { checkGathered, writeGathered } from "./gathered.ts";

const TODAY = "2026-11-28";
const INSTITUTIONS: GapSubject = {
	file: "institution-gaps.json",
	fields: REACH_FIELDS,
	isKnown: new Map([
		["fha", () => false],
		["renap", (field: string) => field !== "working_hours"],
	]),
};
const GAP = {
	...{ id: "fha", field: "phone", read: TODAY },
	looked_at: ["fha.gob.gt (portada guardada)", "búsqueda: FHA teléfono"],
};

function check(...gaps: unknown[]) {
	return checkGaps(gaps, INSTITUTIONS, TODAY).map(({ id, field }) => `${id} ${field}`);
}

test("the gaps of the release have no mistake", () =>
	expect(checkGathered(import.meta.dirname, new Date().toISOString().slice(0, 10))).toEqual([]));

test("the report knows what the files of the release answer", () => {
	const asked = ["boleto-de-ornato", "dpi-primera-vez"];
	const report = writeGathered(import.meta.dirname, asked, TODAY);
	expect(report).toMatch(/INSTITUCIONES \(\d+\)\n {2}teléfono: \d\d con dato/);
	expect(report).toMatch(/MÁS PEDIDOS \(2\)\n {2}costo: 2 con dato, 0 buscados/);
	expect(report).toMatch(/vigencia: [12] con dato/);
	expect(report).toContain("OFICINAS (");
});

test("what somebody looked for in two places and no page says is no mistake", () => expect(check(GAP)).toEqual([]));

test.each([
	["an institution that there is not", { id: "nada" }, "nada id"],
	["what the institution says already", { id: "renap" }, "renap phone"],
	["a day to come", { read: "2026-11-29" }, "fha read"],
	["a field that is no way to reach it", { field: "website" }, "fha field"],
	["one place", { looked_at: ["fha.gob.gt"] }, "#1 looked_at"],
	["the same place twice", { looked_at: ["fha.gob.gt", "fha.gob.gt"] }, "#1 looked_at"],
	["a day that is none", { read: "ayer" }, "#1 read"],
	["a column of its own", { who: "nadie" }, "#1 -"],
])("%s is told", (_what, change, problem) => expect(check({ ...GAP, ...change })).toEqual([problem]));

test("a gap twice, and what is no list, are told", () => {
	expect(check(GAP, GAP)).toEqual(["fha phone"]);
	expect(checkGaps({}, INSTITUTIONS, TODAY)[0]?.message).toBe("tiene que ser una lista");
});

test("the report tells what is known, what is not published and what nobody looked for", () => {
	const report = writeGaps([GAP], INSTITUTIONS, ["fha", "renap"]);
	expect(report).toContain("teléfono: 1 con dato, 1 buscados y no se publica, 0 sin buscar");
	expect(report).toContain("horario: 0 con dato, 0 buscados y no se publica, 2 sin buscar (fha, renap)");
});

test("a gap that does not say where somebody looked counts as not looked for", () => {
	const report = writeGaps([{ ...GAP, looked_at: [] }], INSTITUTIONS, ["fha", "renap"]);
	expect(report).toContain("teléfono: 1 con dato, 0 buscados y no se publica, 1 sin buscar (fha)");
});
