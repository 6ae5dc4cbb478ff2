import { expect, test } from "vitest";
import { checkData } from "./check.ts";
import type { FactFiles } from "./fact-files.ts";
import { readFactFiles } from "./fact-files.ts";

type Fact = Record<string, unknown>;
type Table = "procedures" | "institutions" | "experiences";
type Details = "facts" | "fees" | "places" | "terms";
type Plans = "plans" | "papers" | "procedurePapers";
type Facts = Record<Table, Fact[]> & Record<Details | Plans, unknown>;

const TODAY = new Date("2026-11-20T12:00:00Z");

const FACT = {
	...{ source: "https://www.renap.gob.gt/x", published: "2025-01-31", read: "2026-11-20", status: "confirmado" },
	...{ note: null, other_value: null, other_source: null },
};
const FEE = { concept: "Boleta", amount: 85, up_to: null, currency: "GTQ", condition: null, is_mandatory: true };
const ANSWER = { ...FEE, question: "¿Es nuevo?", condition: "sí" };
const TERM = {
	...{ kind: "plazo", concept: "Pedir el acta", amount: 60, unit: "días hábiles", event: "el nacimiento" },
	...{ source: "https://www.renap.gob.gt/x", read: "2026-11-20", status: "confirmado" },
};
const PLACE = {
	...{ office: "Sede central", department: "Guatemala", address: null, hours: "8 a 16", phone: null },
	...{ source: "https://www.renap.gob.gt/x", read: "2026-11-20" },
};

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
		duracion_estimada: "Variable",
		ids_procedures: ["acta"],
		pasos_adicionales: [],
	};
	const institutions = [{ ...institution, id: "renap" }];
	return {
		...{ procedures: [acta], institutions, experiences: [experience] },
		...{ facts: { acta: { costo: FACT } }, fees: { acta: [FEE] }, places: { acta: [PLACE] }, terms: { acta: [TERM] } },
		...{
			plans: {},
			papers: [],
			procedurePapers: { acta: { gives: [], needs: askNothingOf(procedure?.requirements) } },
		},
	};
}

function askNothingOf(requirements: unknown): Record<string, []> {
	return Object.fromEntries(Array.isArray(requirements) ? requirements.map((line) => [String(line), []]) : []);
}

function readRealFacts(): Facts {
	const files = readFactFiles(import.meta.dirname);
	const isFacts = ({ procedures, institutions, experiences }: FactFiles): boolean =>
		[procedures, institutions, experiences].every(Array.isArray);
	if (!isFacts(files)) throw new Error("The fact files must hold lists.");
	return files as Facts;
}

test("the fact files of the portal hold no mistake", () => {
	expect(readRealFacts().procedures.length).toBeGreaterThan(100);
	expect(checkData(readRealFacts())).toEqual([]);
});

test("the records that the next test breaks are in order before", () => {
	expect(checkData(createFacts(), TODAY)).toEqual([]);
});

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
		{ file: `${table}.json`, id: facts[table][0]?.id, field: "id", message: "está dos veces" },
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

const flawed: [mistake: string, file: Details, content: unknown, field: string][] = [
	["a procedure that does not exist", "facts", { nada: { costo: FACT } }, "-"],
	["a field that nobody can prove", "facts", { acta: { precio: FACT } }, "-"],
	["an unknown status", "facts", { acta: { costo: { ...FACT, status: "seguro" } } }, "costo.status"],
	["a source that is no address", "facts", { acta: { costo: { ...FACT, source: "La Gaceta" } } }, "costo.source"],
	["a fact read tomorrow", "facts", { acta: { costo: { ...FACT, read: "2026-11-21" } } }, "costo.read"],
	["a page of tomorrow", "facts", { acta: { costo: { ...FACT, published: "2026-11-21" } } }, "costo.published"],
	["a page read before it was there", "facts", { acta: { costo: { ...FACT, read: "2025-01-30" } } }, "costo.read"],
	["a day that does not exist", "facts", { acta: { costo: { ...FACT, read: "2026-02-30" } } }, "costo.read"],
	["confirmado without a source", "facts", { acta: { costo: { ...FACT, source: null } } }, "costo.source"],
	["confirmado without its day", "facts", { acta: { costo: { ...FACT, read: null } } }, "costo.read"],
	["contradicho by nothing", "facts", { acta: { costo: { ...FACT, status: "contradicho" } } }, "costo.other_value"],
	["another value of a sure fact", "facts", { acta: { costo: { ...FACT, other_value: "Q 60" } } }, "costo.other_value"],
	[
		"the date of a page that is missing",
		"facts",
		{ acta: { costo: { ...FACT, other_published: "2025-01-01" } } },
		"costo.other_published",
	],
	["a source of sin fuente", "facts", { acta: { costo: { ...FACT, status: "sin fuente" } } }, "costo.source"],
	[
		"a page that proves itself",
		"facts",
		{ acta: { costo: { ...FACT, other_source: FACT.source } } },
		"costo.other_source",
	],
	["an essay for a note", "facts", { acta: { costo: { ...FACT, note: "x".repeat(301) } } }, "costo.note"],
	["a fact without a status", "facts", { acta: { costo: { ...FACT, status: undefined } } }, "costo.status"],
	["a list instead of ids", "facts", [], "-"],
	["a fee of nothing", "fees", { acta: [{ ...FEE, concept: "" }] }, "0.concept"],
	["a negative fee", "fees", { acta: [{ ...FEE, amount: -1 }] }, "0.amount"],
	["a range that goes backwards", "fees", { acta: [FEE, { ...FEE, up_to: 4 }] }, "1.up_to"],
	["a range without a beginning", "fees", { acta: [{ ...FEE, amount: null, up_to: 4 }] }, "0.up_to"],
	["a third currency", "fees", { acta: [{ ...FEE, currency: "EUR" }] }, "0.currency"],
	["an answer to a question that says nothing", "fees", { acta: [{ ...FEE, question: "¿Es nuevo?" }] }, "0.condition"],
	["a question in two currencies", "fees", { acta: [ANSWER, { ...ANSWER, currency: "USD" }] }, "-"],
	["a question whose paid answer comes last", "fees", { acta: [{ ...ANSWER, is_mandatory: false }, ANSWER] }, "-"],
	["a fee from a source in words", "fees", { acta: [{ ...FEE, source: "La Gaceta" }] }, "0.source"],
	["a fee read tomorrow", "fees", { acta: [{ ...FEE, read: "2026-11-21" }] }, "0.read"],
	["fees of nobody", "fees", { nada: [FEE] }, "-"],
	["a term of another kind", "terms", { acta: [{ ...TERM, kind: "multa" }] }, "0.kind"],
	["a term in hours", "terms", { acta: [{ ...TERM, unit: "horas" }] }, "0.unit"],
	["a term of half a day", "terms", { acta: [{ ...TERM, amount: 0.5 }] }, "0.amount"],
	["a term counted from nothing", "terms", { acta: [{ ...TERM, event: null }] }, "0.amount"],
	["a deadline without an end", "terms", { acta: [{ ...TERM, amount: null, unit: null, event: null }] }, "0.until"],
	["a term without a source", "terms", { acta: [{ ...TERM, source: null }] }, "0.source"],
	["a term contradicted by nothing", "terms", { acta: [{ ...TERM, status: "contradicho" }] }, "0.other_value"],
	["a term read tomorrow", "terms", { acta: [{ ...TERM, read: "2026-11-21" }] }, "0.read"],
	["no term at all", "terms", { acta: [] }, "-"],
	["terms of nobody", "terms", { nada: [TERM] }, "-"],
	["no fee at all", "fees", { acta: [] }, "-"],
	["a place without an office", "places", { acta: [{ ...PLACE, office: null }] }, "0.office"],
	["a place read tomorrow", "places", { acta: [{ ...PLACE, read: "2026-11-21" }] }, "0.read"],
	["a place from a script", "places", { acta: [{ ...PLACE, source: "javascript:alert(1)" }] }, "0.source"],
];

test.each(flawed)("%s is found with its file, its procedure and its field", (_mistake, name, content, field) => {
	const problems = checkData({ ...createFacts(), [name]: content }, TODAY);
	const id = expect.stringMatching(/^(?:acta|nada|-)$/);
	expect(problems).toEqual([{ file: `procedure-${name}.json`, id, field, message: expect.stringMatching(/./) }]);
});

test.each([["No: sin evidencia pública"], ["No"], ["No: no se halló en el sitio"], ["no se sabe"], ["Quizá"]])(
	"an answer of the observatory that nothing shows is refused: %j",
	(answer) => {
		const facts = createFacts();
		const [procedure] = facts.procedures;
		facts.procedures = [{ ...procedure, indicators: { ...(procedure?.indicators as Fact), usa_xroad_api: answer } }];
		expect(checkData(facts, TODAY).map(({ field }) => field)).toContain("indicators.usa_xroad_api");
	},
);

test.each([["Sin dato"], ["Sin dato: el extracto está incompleto"], ["No: la licencia se imprime en plástico"]])(
	"an answer of the observatory that says what it rests on, or that it rests on nothing, is taken: %j",
	(answer) => {
		const facts = createFacts();
		const [procedure] = facts.procedures;
		facts.procedures = [{ ...procedure, indicators: { ...(procedure?.indicators as Fact), usa_xroad_api: answer } }];
		expect(checkData(facts, TODAY)).toEqual([]);
	},
);
