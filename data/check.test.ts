import { expect, test } from "vitest";
import type { FactFiles } from "./check.ts";
import { checkData, readFactFiles } from "./check.ts";

type Fact = Record<string, unknown>;
type Facts = { procedures: Fact[]; institutions: Fact[]; experiences: Fact[] };

const TODAY = new Date("2026-11-20T12:00:00Z");

/** One record of each file, taken from the real ones, so that only what a test breaks is broken. */
function createFacts(): Facts {
	const [procedure] = readRealFacts().procedures.filter(({ type }) => type === "presencial");
	const [institution] = readRealFacts().institutions;
	const acta = { ...procedure, id: "acta", institution_id: "renap", fecha_actualizado: "2026-01-31" };
	const experience = {
		id: "exp-001",
		nombre: "Nacer",
		descripcion: "Los primeros papeles.",
		icon: "baby",
		color: "amber",
		categoria: "Familia",
		duracion_estimada: "1 día",
		ids_procedures: ["acta"],
		pasos_adicionales: [],
	};
	return { procedures: [acta], institutions: [{ ...institution, id: "renap" }], experiences: [experience] };
}

function readRealFacts(): Facts {
	const files = readFactFiles(import.meta.dirname);
	const isFacts = (candidate: FactFiles): candidate is Facts => Object.values(candidate).every(Array.isArray);
	if (!isFacts(files)) throw new Error("The fact files must hold lists.");
	return files;
}

test("the fact files of the portal hold no mistake", () => {
	expect(readRealFacts().procedures.length).toBeGreaterThan(100);
	expect(checkData(readRealFacts())).toEqual([]);
});

test("the records that the next test breaks are in order before", () => {
	expect(checkData(createFacts(), TODAY)).toEqual([]);
});

type Table = keyof Facts;
const mistakes: [mistake: string, table: Table, change: Fact, field: string][] = [
	["a missing name", "procedures", { name: undefined }, "name"],
	["a name of blanks", "procedures", { name: "  " }, "name"],
	["a field nobody knows", "procedures", { precio: 3 }, "-"],
	["an id with a space", "procedures", { id: "acta dos" }, "id"],
	["an unknown category", "procedures", { category: "Varios" }, "category"],
	["an unknown type", "procedures", { type: "virtual" }, "type"],
	["an unknown audience", "procedures", { user_type: "todos" }, "user_type"],
	["an unknown confidence", "procedures", { confidence: "total" }, "confidence"],
	["requirements that are one text", "procedures", { requirements: "DPI, foto" }, "requirements"],
	["no step at all", "procedures", { steps: [] }, "steps"],
	["an empty step", "procedures", { steps: ["Paga", ""] }, "steps.1"],
	["a negative cost", "procedures", { costo: -1 }, "costo"],
	["a cost as text", "procedures", { costo: "100" }, "costo"],
	["a currency in words", "procedures", { codigo_moneda: "quetzales" }, "codigo_moneda"],
	["a date that does not exist", "procedures", { fecha_actualizado: "2026-02-30" }, "fecha_actualizado"],
	["a date in words", "procedures", { fecha_actualizado: "enero de 2026" }, "fecha_actualizado"],
	["a date in the future", "procedures", { fecha_actualizado: "2026-11-21" }, "fecha_actualizado"],
	["a link that runs a script", "procedures", { enlace: "javascript:alert(1)" }, "enlace"],
	["no source", "procedures", { sources: [] }, "sources"],
	["a source that is not an address", "procedures", { sources: ["La Gaceta"] }, "sources.0"],
	["a digital flag against the type", "procedures", { is_digital: true }, "is_digital"],
	["an unknown institution", "procedures", { institution_id: "sat" }, "institution_id"],
	[
		"an indicator with another verdict",
		"procedures",
		{ indicators: { multi_idioma: "Tal vez" } },
		"indicators.multi_idioma",
	],
	["an institution without source", "institutions", { sources: [] }, "sources"],
	["a website by ftp", "institutions", { website: "ftp://ejemplo.gob.gt" }, "website"],
	["an e-mail without domain", "institutions", { email: "info@" }, "email"],
	["an experience with an unknown procedure", "experiences", { ids_procedures: ["acta", "nada"] }, "ids_procedures"],
	["an experience without procedures", "experiences", { ids_procedures: [] }, "ids_procedures"],
	["an experience id of another shape", "experiences", { id: "panaderia" }, "id"],
];

test.each(mistakes)("%s is found", (_mistake, table, change, field) => {
	const facts = createFacts();
	facts[table] = facts[table].map((fact) => ({ ...fact, ...change }));
	const problems = checkData(facts, TODAY);
	expect(problems).toContainEqual(
		expect.objectContaining({ file: `${table}.json`, field, message: expect.stringMatching(/./) }),
	);
});

test.each(["procedures", "institutions", "experiences"] as const)("an id used twice in %s is found", (table) => {
	const facts = createFacts();
	facts[table] = [...facts[table], ...facts[table]];
	expect(checkData(facts, TODAY)).toEqual([
		{ file: `${table}.json`, id: facts[table][0]?.id, field: "id", message: "is used twice" },
	]);
});

test("a record without an id is found by its place, counted as people count", () => {
	const facts = createFacts();
	const [{ id: _id, ...nameless } = {}] = facts.institutions;
	facts.institutions = [...facts.institutions, nameless];
	expect(checkData(facts, TODAY)).toEqual([expect.objectContaining({ id: "#2", field: "id" })]);
});

test("a file that is empty or no list is found", () => {
	expect(checkData({ ...createFacts(), experiences: [] }, TODAY)).toHaveLength(1);
	expect(checkData({ ...createFacts(), experiences: { id: "exp-001" } }, TODAY)).toHaveLength(1);
});

test("a date of today is accepted", () => {
	const facts = createFacts();
	facts.procedures = facts.procedures.map((fact) => ({ ...fact, fecha_actualizado: "2026-11-20" }));
	expect(checkData(facts, TODAY)).toEqual([]);
});
