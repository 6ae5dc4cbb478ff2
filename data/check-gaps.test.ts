import { expect, test } from "vitest";
import { checkGaps, readGaps, writeGaps } from "./check-gaps.ts";
import { readFactFiles } from "./fact-files.ts";

const TODAY = "2026-11-28";
const INSTITUTIONS = [
	{ id: "fha", phone: null, working_hours: null, address: null },
	{ id: "renap", phone: "2416-1900", working_hours: null, address: "Zona 9" },
];
const GAP = {
	...{ institution: "fha", field: "phone", read: TODAY },
	looked_at: ["fha.gob.gt (portada guardada)", "búsqueda: FHA teléfono"],
};

function check(...gaps: unknown[]) {
	return checkGaps(gaps, INSTITUTIONS, TODAY).map(({ id, field }) => `${id} ${field}`);
}

test("the gaps of the release have no mistake", () => {
	const { institutions } = readFactFiles(import.meta.dirname);
	const gaps = readGaps(import.meta.dirname);
	expect(checkGaps(gaps, institutions, new Date().toISOString().slice(0, 10))).toEqual([]);
	expect(writeGaps(gaps, institutions)).not.toContain(": 0 con dato");
});

test("what somebody looked for in two places and no page says is no mistake", () => expect(check(GAP)).toEqual([]));

test.each([
	["an institution that there is not", { institution: "nada" }, "nada institution"],
	["what the institution says already", { institution: "renap" }, "renap phone"],
	["a day to come", { read: "2026-11-29" }, "fha read"],
	["a field that is no way to reach it", { field: "website" }, "#1 field"],
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
	const report = writeGaps([GAP], INSTITUTIONS);
	expect(report).toContain("INSTITUCIONES (2)");
	expect(report).toContain("teléfono: 1 con dato, 1 buscadas y no se publica, 0 sin buscar");
	expect(report).toContain("horario: 0 con dato, 0 buscadas y no se publica, 2 sin buscar (fha, renap)");
});

test("a gap that does not say where somebody looked counts as not looked for", () => {
	const report = writeGaps([{ ...GAP, looked_at: [] }], INSTITUTIONS);
	expect(report).toContain("teléfono: 1 con dato, 0 buscadas y no se publica, 1 sin buscar (fha)");
});
