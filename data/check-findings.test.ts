import { describe, expect, test } from "vitest";
import { catalogueOf, listFindings } from "./check-findings.ts";
import { readFactFiles } from "./fact-files.ts";
import { type FindingKind, isRefused, writeReport } from "./findings.ts";

const TODAY = new Date("2026-11-23T12:00:00Z");
const PAGE = "https://www.renap.gob.gt/servicios/acta";
const CONFIRMED = {
	...{ source: PAGE, published: null, read: "2026-11-20", status: "confirmado" },
	...{ note: null, other_value: null, other_source: null },
};
const FEE = { concept: "Boleta", amount: 60, up_to: null, currency: "GTQ", condition: null, is_mandatory: true };

const INSTITUTION = { id: "renap", name: "RENAP", website: "https://www.renap.gob.gt", sources: [PAGE] };
const PROCEDURE = {
	...{ id: "acta", name: "Acta de nacimiento", institution_id: "renap", type: "presencial", confidence: "media" },
	...{ duration: "3 días hábiles", costo: 60, costo_nota: "Q60 en el banco.", codigo_moneda: "GTQ" },
	requirements: ["DPI original", "Boleta de pago de Q60"],
	steps: ["Pide el acta en la ventanilla del RENAP", "Paga Q60 en el banco y guarda el recibo"],
	...{ enlace: PAGE, sources: [PAGE] },
};

interface Change {
	procedure?: object;
	institution?: object;
	/** A second procedure of the same institution. */
	sibling?: object;
	facts?: object;
	fees?: object[];
}

function makeFiles({ procedure, institution, sibling, facts, fees }: Change = {}): Parameters<typeof catalogueOf>[0] {
	return {
		procedures: [{ ...PROCEDURE, ...procedure }, ...(sibling ? [{ ...PROCEDURE, id: "otra", ...sibling }] : [])],
		institutions: [{ ...INSTITUTION, ...institution }],
		experiences: [],
		facts: facts ? { acta: facts } : {},
		fees: fees ? { acta: fees } : {},
		places: {},
		terms: {},
	};
}

const find = (change: Change) => listFindings(catalogueOf(makeFiles(change), TODAY));

test("a record in order gives an editor nothing to do", () => {
	const facts = { costo: CONFIRMED, enlace: CONFIRMED };
	const sibling = { name: "Certificado de defunción", steps: ["Lleva el DPI a la sede"], requirements: ["DPI"] };
	expect(find({ facts, fees: [FEE], sibling })).toEqual([]);
});

const planted: [what: string, kind: FindingKind, field: string, change: Change][] = [
	[
		"a link to the front door of an institution",
		"enlace-portada",
		"enlace",
		{ procedure: { enlace: "https://www.renap.gob.gt/" } },
	],
	[
		"a front door with a file name",
		"enlace-portada",
		"enlace",
		{ procedure: { enlace: "https://renap.gob.gt/index.php" } },
	],
	[
		"a front door with an anchor",
		"enlace-portada",
		"enlace",
		{ procedure: { enlace: "https://www.renap.gob.gt/#top" } },
	],
	[
		"a source that is a front door",
		"fuente-portada",
		"sources.0",
		{ procedure: { sources: ["https://www.renap.gob.gt"] } },
	],
	[
		"a fact read at a front door",
		"fuente-portada",
		"costo.source",
		{ facts: { costo: { ...CONFIRMED, source: "https://www.sat.gob.gt/" } } },
	],
	[
		"an institution known from a front door",
		"fuente-portada",
		"sources",
		{ institution: { sources: ["https://ejemplo.org/"] } },
	],
	[
		"a high confidence from the press",
		"alta-sin-oficial",
		"confidence",
		{ procedure: { confidence: "alta", sources: ["https://prensa.com/nota"] } },
	],
	[
		"a ficha that is said to be silent and was not read",
		"costo-sin-leer",
		"costo_nota",
		{ procedure: { costo: null, costo_nota: "La ficha no lo indica." } },
	],
	[
		"free of charge without a source",
		"costo-sin-leer",
		"costo",
		{
			procedure: { costo: 0, costo_nota: null },
			facts: { costo: { ...CONFIRMED, status: "sin fuente", source: null } },
		},
	],
	["a cost changed and its fees not", "valor-contradice", "costo", { procedure: { costo: 30 }, fees: [FEE] }],
	[
		"a cost changed and its confirmed fact not",
		"valor-contradice",
		"costo",
		{ procedure: { costo: 30 }, facts: { costo: { ...CONFIRMED, note: "La página dice Q60." } } },
	],
	[
		"a cost that is what the other source says",
		"valor-contradice",
		"costo",
		{ facts: { costo: { ...CONFIRMED, status: "contradicho", other_value: "La SAT dice Q60" } } },
	],
	[
		"a cost beside a note that says it is free",
		"valor-contradice",
		"costo",
		{ procedure: { costo_nota: "Gratis." }, facts: { costo: CONFIRMED } },
	],
	[
		"a link changed to a stranger's site",
		"valor-contradice",
		"enlace",
		{ procedure: { enlace: "https://gestores.com/acta" }, facts: { enlace: CONFIRMED } },
	],
	["a number of nothing", "duracion-sin-unidad", "duration", { procedure: { duration: "De 3 a 5" } }],
	["a duration that says nothing", "duracion-vaga", "duration", { procedure: { duration: "Variable" } }],
	[
		"a list in one entry",
		"lista-pegada",
		"requirements.1",
		{ procedure: { requirements: ["DPI, NIT y recibo de luz"] } },
	],
	[
		"entries joined by a semicolon",
		"lista-pegada",
		"requirements.2",
		{ procedure: { requirements: ["DPI", "Foto; timbre"] } },
	],
	[
		"a requirement of 121 letters",
		"requisito-largo",
		"requirements.1",
		{ procedure: { requirements: ["x".repeat(121)] } },
	],
	[
		"a payment of nothing",
		"paso-generico",
		"steps.2",
		{ procedure: { steps: ["Ve a la sede del RENAP", "Haz el pago."] } },
	],
	["papers without a name", "paso-generico", "steps.1", { procedure: { steps: ["Reúne los documentos"] } }],
	["the same procedure twice", "duplicado", "name", { sibling: { name: "Actas de nacimiento" } }],
];

test.each(planted)("%s is found", (_what, kind, field, change) => {
	expect(find(change)).toContainEqual(
		expect.objectContaining({ kind, field, institution: "renap", message: expect.stringMatching(/./) }),
	);
});

const fine: [what: string, kind: FindingKind, change: Change][] = [
	[
		"the home page of an application of its own",
		"enlace-portada",
		{ procedure: { enlace: "https://eportal.renap.gob.gt" } },
	],
	[
		"a page of an application of one document",
		"enlace-portada",
		{ procedure: { enlace: "https://renap.gob.gt/#/acta/1" } },
	],
	["a high confidence from an office of the State", "alta-sin-oficial", { procedure: { confidence: "alta" } }],
	[
		"a ficha that is silent and was read",
		"costo-sin-leer",
		{
			procedure: { costo: null, costo_nota: "La ficha no lo indica.", sources: ["https://tramites.gob.gt/servicio/1"] },
		},
	],
	[
		"the price of another case",
		"valor-contradice",
		{ facts: { costo: { ...CONFIRMED, note: "Otra categoría paga Q100." } } },
	],
	[
		"the same number in another currency",
		"valor-contradice",
		{ facts: { costo: { ...CONFIRMED, status: "contradicho", other_value: "Dice US$60" } } },
	],
	[
		"a number that a ficha is quoted with",
		"duracion-sin-unidad",
		{ procedure: { duration: "La ficha anota «10» sin decir de qué" } },
	],
	["a requirement of 120 letters", "requisito-largo", { procedure: { requirements: ["x".repeat(120)] } }],
	["a payment with its amount", "paso-generico", { procedure: { steps: ["Paga la tarifa: Q60 en Banrural"] } }],
	["copies of one paper", "lista-pegada", { procedure: { requirements: ["DPI original y dos copias"] } }],
];

test.each(fine)("%s is no finding", (_what, kind, change) => {
	expect(find(change).filter((finding) => finding.kind === kind)).toEqual([]);
});

describe("the fact files of the portal", () => {
	const files = readFactFiles(import.meta.dirname);

	test("hold nothing of what none of our records may have", () => {
		expect(listFindings(catalogueOf(files)).filter(isRefused)).toEqual([]);
	});

	test("give each editor a list by institution, with its counts", () => {
		const catalogue = catalogueOf(files);
		const findings = listFindings(catalogue);
		const nameOf = new Map(catalogue.institutions.map(({ id, name }) => [id, name ?? id]));
		const report = writeReport({ mistakes: [], findings, nameOf });
		const own = findings.filter(({ institution }) => institution === "renap");
		expect(report).toContain(`RENAP (${own.length})`);
		expect(report).toContain(`En total 0 errores y ${findings.length} por mirar:`);
		for (const { id } of findings) expect(report).toContain(id);
	});
});
