import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readInstitution } from "../catalogue/institution.ts";
import { readProcedure } from "../catalogue/procedure-fields.ts";
import { flattenRecord, readObservatoryRecord } from "../observatory/observatory-record.ts";
import { PROBLEM_REPORT_FIELDS } from "../report/report.ts";
import { type Field, isNullable, readFields, type SharedTexts, shareTexts } from "./fields.ts";

/** What a procedure with this one field says of it, and which fields it complains about. */
function read(field: string, stored: unknown): [value: unknown, problems: readonly string[] | undefined] {
	const reading = readProcedure({ id: "acta", [field]: stored });
	return [reading && Object.entries(reading.row).find(([name]) => name === field)?.[1], reading?.problems];
}

test.each<[what: string, field: string, stored: unknown, value: unknown, isFlawed: boolean]>([
	["an empty cost is unknown: told as free it would cost a day's wage at the window", "costo", "", null, false],
	["a cost below nothing is no cost", "costo", -5, null, true],
	["a cost of nothing is free", "costo", "0.00", 0, false],
	["the date of a source is never moved from month 13 to January", "fecha_actualizado", "2025-13-05", null, true],
	["an amount without a currency is in quetzales", "codigo_moneda", null, "GTQ", false],
	["an amount in dollars stays in dollars", "codigo_moneda", "USD", "USD", false],
	["a currency in words is told, not passed on", "codigo_moneda", "quetzales", "GTQ", true],
	[
		"a currency that is no text is told: the operator learns that the amount may be in another one",
		"codigo_moneda",
		320,
		"GTQ",
		true,
	],
	["a kind that nobody knows is unknown", "type", "virtual", null, true],
	["a kind in capitals is not ours", "type", "Digital", null, true],
	["the institution may be numbered", "institution_id", 7, "7", false],
	["a flag that is none is no", "is_digital", "quizás", false, true],
])("%s", (_what, field, stored, value, isFlawed) => {
	expect(read(field, stored)).toEqual([value, isFlawed ? [field] : []]);
});

test("a row of which nothing is known is still a procedure: unknown texts are null, lists empty, flags no", () => {
	expect(readProcedure({ id: 3 })).toEqual({
		problems: [],
		row: expect.objectContaining({ id: "3", name: null, steps: [], costo: null, needs_review: false }),
	});
});

test.each([null, undefined, "acta", 3, [], {}, { id: null }, { id: " " }, { id: {} }])(
	"%j is no row: nothing could link to it",
	(row) => {
		expect(readProcedure(row)).toBeNull();
		expect(readInstitution(row)).toBeNull();
		expect(readObservatoryRecord(row)).toBeNull();
	},
);

test.each([
	["evaluation_score", 100.5],
	["maturity_level", 5.1],
	["maturity_level", -0.1],
	["completamente_en_linea", 75],
	["num_pasos", -1],
	["presuncion_buena_fe", 3],
])("a figure outside its scale is unknown, and told: %s of %d", (field, stored) => {
	const reading = readObservatoryRecord({ id: "acta", [field]: stored });
	expect(reading?.problems).toEqual([field]);
	expect(reading && flattenRecord(reading.row)).toMatchObject({ [field]: null });
});

test("an evaluation goes back into its table as it came", () => {
	const stored = { id: "acta", tramite: "Acta", evaluation_score: 50, multi_idioma: "No: solo español" };
	const reading = readObservatoryRecord({ ...stored, completamente_en_linea: "50" });
	expect(reading && flattenRecord(reading.row)).toMatchObject({ ...stored, completamente_en_linea: 50 });
});

test("a report that lost a part of it is not taken for a whole one", () => {
	const report = {
		client_id: "5f0c",
		problem_type: "other",
		description: "Cerraron ",
		user_name: "",
		user_email: "",
		page_url: "/",
		browser_info: "",
		status: "pending",
		spam_score: 0,
		receipt_hash: "a",
	};
	expect(readFields(PROBLEM_REPORT_FIELDS, report)).toEqual({ row: report, problems: [] });
	for (const mark of ["client_id", "problem_type", "status", "spam_score", "receipt_hash"]) {
		expect(readFields(PROBLEM_REPORT_FIELDS, { ...report, [mark]: undefined }), mark).toBeNull();
	}
	for (const part of ["description", "user_name", "user_email", "page_url", "browser_info"]) {
		expect(readFields(PROBLEM_REPORT_FIELDS, { ...report, [part]: undefined })?.problems).toEqual([part]);
	}
});

test.each<[Field, boolean]>([
	[{ kind: "text" }, true],
	[{ kind: "number", from: 0 }, true],
	[{ kind: "scale", steps: [0, 50] }, true],
	[{ kind: "choice", words: ["a"] }, true],
	[{ kind: "text", isRequired: true }, false],
	[{ kind: "currency", usual: "GTQ" }, false],
	[{ kind: "list" }, false],
	[{ kind: "flag" }, false],
	[{ kind: "written", longest: 9 }, false],
])("whether it may be unknown: %j, %j", (field, mayBe) => {
	expect(isNullable(field)).toBe(mayBe);
});

test("a row says the same after it shares its texts with others, and only short ones are remembered", () => {
	const known: SharedTexts = new Map();
	const long = "x".repeat(201);
	const rows = [1, 2].map((rank) => ({
		costo: "Sin dato",
		lista: ["DPI", "Sin dato", ""],
		full: long,
		rank,
		nada: null,
		indicadores: { firma: "DPI" },
	}));
	const shared = rows.map((row) => shareTexts(structuredClone(row), known));
	expect(shared).toEqual(rows);
	expect([...known.keys()]).toEqual(["Sin dato", "DPI", ""]);
});

test("of the texts that a catalogue says more than once, the memory holds hardly more than one copy each", () => {
	// No comparison in the language tells a text from its copy; a picture of the memory shows each.
	const program = join(import.meta.dirname, "..", "..", "testbed", "held-texts.ts");
	const { different, said, held } = JSON.parse(execFileSync(process.execPath, [program], { encoding: "utf8" }));
	expect(said).toBeGreaterThan(different * 5);
	expect(held).toBeLessThan(different * 1.4);
});
