import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { EDITION_RULE, readEditionDocument } from "../site-documents/edition.ts";
import { EVIDENCE_RULE, readEvidence } from "../site-documents/evidence.ts";
import { sayFlaw } from "../site-documents/flaw-words.ts";
import { checkDocument, isLastingDocument } from "../site-documents/rules.ts";
import { compareEditions } from "./compare-editions.ts";
import { addUpEdition } from "./edition-totals.ts";
import { closeEdition } from "./editions.ts";
import { findContradictions } from "./evaluation.ts";
import { TEXT_INDICATORS } from "./indicators.ts";

const ABOUT = { name: "Primera edición", note: "", date: "2026-11-23" };

/** An evaluation with so many of the 17 answered Sí and the rest No. */
const evaluated = (id: string, yes: number, change = {}) => ({
	...{ id, tramite: `Trámite ${id}`, completamente_en_linea: 0, num_pasos: 9, num_requisitos: 9 },
	...Object.fromEntries(TEXT_INDICATORS.map((key, at) => [key, at < yes ? "Sí: se ve" : "No: se ve"])),
	...change,
});

function close(observatory: readonly object[], about = ABOUT) {
	const rows = observatory.map((row) => ({ ...row }) as Record<string, unknown>);
	const procedures = rows.map(({ id }) => ({ id, name: `Trámite ${id}`, institution_id: String(id).charAt(0) }));
	const institutions = [
		{ id: "a", name: "Alfa" },
		{ id: "b", name: "Beta" },
	];
	return closeEdition(createCatalogue({ procedures, institutions, observatory: rows }, "1"), about);
}

const BEFORE = close([
	...["a1", "a2", "a3"].map((id) => evaluated(id, 4)),
	...["b1", "b2", "b3"].map((id) => evaluated(id, 10)),
	evaluated("a9", 5),
]);

describe("a closed edition", () => {
	test("is read again as it was closed, and adds up", () => {
		expect(checkDocument("edition:primera", JSON.parse(JSON.stringify(BEFORE)))).toEqual([]);
		expect(readEditionDocument(JSON.parse(JSON.stringify(BEFORE)))).toEqual(BEFORE);
		expect(BEFORE.totals).toMatchObject({ evaluated: 7, scored: 7, levels: [0, 0, 3, 4] });
		// 33.57: cut and not rounded, as the ranking has it.
		expect(BEFORE.totals.average).toBe(33.5);
		expect(BEFORE.rows[0]).toEqual(["a1", "Trámite a1", 0, 20, 1, 20, 750, 250, 0, 0, 0]);
	});

	test("keeps how far each figure could come if all that is unknown were a Sí", () => {
		const unknown = { num_pasos: null, consulta_estado: "Sin dato" };
		const edition = close([evaluated("a1", 17, unknown), evaluated("a2", 7), { id: "a3", tramite: "Nada" }]);
		const [open, known, none] = edition.ceilings ?? [];
		expect([open?.[0], known?.[0], none]).toEqual([90, 35, null]);
		expect(edition.rows[0]?.[3]).toBe(80);
		// One of the two unknown ones is in a theme that also has a No.
		expect(open?.slice(1)).toEqual([750, 750, 1000, 1000, 1000]);
		expect(edition.rows[0]?.slice(6)).toEqual([750, 500, 1000, 833, 1000]);
		expect(edition.totals).toMatchObject({
			scored: 2,
			average: 57.5,
			highest: { average: 62.5, levels: [1, 0, 0, 1] },
		});
		expect(readEditionDocument(JSON.parse(JSON.stringify(edition)))).toEqual(edition);
		const [first, ...others] = edition.ceilings ?? [];
		for (const forged of [[null, ...others], [[70, ...(first?.slice(1) ?? [])], ...others], others]) {
			expect(EDITION_RULE.check({ ...edition, ceilings: forged }, "edition:una")).toMatchObject([
				{ field: "ceilings" },
			]);
		}
	});

	test("that was closed before this was kept is read as it was", () => {
		const { ceilings: _, ...older } = { ...BEFORE, totals: addUpEdition(BEFORE.rows, BEFORE.method) };
		expect(older.totals.average).toBe(33.6);
		expect(readEditionDocument(JSON.parse(JSON.stringify(older)))).toEqual(older);
		expect(compareEditions(older, BEFORE).average).toEqual({
			...{ before: 33.6, after: 33.5, highest: { before: null, after: 33.5 } },
		});
	});

	test("says the same of the same answers, whatever their order", () => {
		const mixed = close([evaluated("b1", 3), evaluated("a1", 8)]);
		expect(mixed).toEqual(close([evaluated("a1", 8), evaluated("b1", 3)]));
	});

	test("is refused with figures that do not fit each other", () => {
		const flawsOf = (change: object) => EDITION_RULE.check({ ...BEFORE, ...change }, "edition:primera");
		expect(flawsOf({ totals: { ...BEFORE.totals, average: 99 } })).toMatchObject([{ field: "totals" }]);
		expect(flawsOf({ institutions: [] })).toMatchObject([{ field: "rows" }]);
		expect(flawsOf({ date: "2026-02-31" })).toMatchObject([{ field: "date" }]);
		expect(flawsOf({ name: "" })).toMatchObject([{ field: "name", message: "dale un nombre" }]);
		expect(EDITION_RULE.check(BEFORE, "edition:Primera Edición")).toMatchObject([{ field: "-", code: "editionId" }]);
		expect(flawsOf({ name: "", note: "x".repeat(601) }).map(({ code }) => sayFlaw(code, "en"))).toEqual([
			...["give it a name", "use 600 characters or fewer"],
		]);
		for (const content of [null, 3, "x", [], {}, { ...BEFORE, rows: [["a1"]] }]) {
			expect(readEditionDocument(content)).toBeUndefined();
		}
	});

	test("lasts, as no other document does", () => {
		expect(isLastingDocument("edition:primera")).toBe(true);
		expect(["promo", "evidence:a1", "experience:exp-001"].filter(isLastingDocument)).toEqual([]);
	});

	test("of today's size stays small, and of ten thousand procedures below 1.5 MB", () => {
		const bytes = (count: number) =>
			Buffer.byteLength(
				JSON.stringify(
					close(Array.from({ length: count }, (_, at) => evaluated(`a-procedure-with-a-long-id-${at}`, 7))),
				),
			);
		expect(bytes(238)).toBeLessThan(100_000);
		expect(bytes(10_000)).toBeLessThan(1_500_000);
	});
});

describe("two editions", () => {
	const after = close([
		...["a1", "a2", "a3"].map((id) => evaluated(id, 6)),
		...["b1", "b2"].map((id) => evaluated(id, 10)),
		evaluated("b3", 7),
		evaluated("b4", 17),
	]);
	const compared = compareEditions(BEFORE, after);

	test("tell which procedures moved, came and went, the largest step first", () => {
		expect(compared.procedures.map(({ id, score }) => [id, score.before, score.after])).toEqual([
			["b3", 50, 35],
			["a1", 20, 30],
			["a2", 20, 30],
			["a3", 20, 30],
		]);
		expect(compared.added).toEqual(["Trámite b4"]);
		expect(compared.gone).toEqual(["Trámite a9"]);
	});

	test("compare an institution over the procedures that both have", () => {
		expect(compared.rose).toMatchObject([{ name: "Alfa", count: 3, before: 20, after: 30 }]);
		expect(compared.fell).toMatchObject([{ name: "Beta", count: 3, before: 50, after: 45 }]);
	});

	test("give each level its share", () => {
		expect(compared.levels.map(({ key, before, after: now }) => [key, before, now])).toEqual([
			["excelente", 0, 1 / 7],
			["bueno", 0, 0],
			["parcial", 3 / 7, 2 / 7],
			["modernizar", 4 / 7, 4 / 7],
		]);
		expect(compared.method).toBeNull();
	});

	test("say that a score which is there for the first time is known and was not", () => {
		const unknown = Object.fromEntries(TEXT_INDICATORS.map((key) => [key, "Sin dato"]));
		const [move] = compareEditions(close([evaluated("a1", 4, unknown)]), close([evaluated("a1", 4)])).procedures;
		expect(move).toMatchObject({ score: { before: null, after: 20 }, confirmed: { before: 3, after: 20 } });
	});

	test("say when they were not measured alike", () => {
		const { method } = BEFORE;
		const older = {
			...BEFORE,
			method: { ...method, indicators: ["antiguo", ...method.indicators.slice(1)], steps: [4, 6] },
		};
		expect(compareEditions(older, after).method).toEqual({
			addedIndicators: ["completamente_en_linea"],
			removedIndicators: ["antiguo"],
			isMeasuredAnew: true,
		});
		expect(compareEditions(after, after)).toMatchObject({ procedures: [], rose: [], fell: [], added: [], gone: [] });
	});
});

describe("evidence", () => {
	const GOOD = { source: "https://www.sat.gob.gt/nit", by: "Ana", on: "2026-11-20" };

	test.each([
		[{ consulta_estado: GOOD }, []],
		[{ consulta_estado: { ...GOOD, source: "Lo vimos en ventanilla, con foto" } }, []],
		[{ consulta_estado: { ...GOOD, source: "www.sat.gob.gt" } }, ["consulta_estado.source"]],
		[{ consulta_estado: { ...GOOD, source: "javascript://x" } }, ["consulta_estado.source"]],
		[{ consulta_estado: { ...GOOD, by: "" } }, ["consulta_estado.by"]],
		[{ consulta_estado: { ...GOOD, on: "2026-02-31" } }, ["consulta_estado.on"]],
		[{ consulta_estado: { ...GOOD, on: "2999-01-01" } }, ["consulta_estado.on"]],
		[{ otro: GOOD }, ["otro"]],
		[null, ["-"]],
	])("%j may be published but for %j", (content, fields) => {
		const flaws = EVIDENCE_RULE.check(content);
		expect(flaws.map(({ field }) => field)).toEqual(fields);
		for (const { code, message } of flaws) {
			expect(sayFlaw(code, "es")).toBe(message);
			expect(sayFlaw(code, "en")).not.toBe(message);
		}
	});

	test("that somebody changed by hand is used as far as it can be", () => {
		expect(readEvidence({ consulta_estado: GOOD, multi_idioma: { source: 3 }, otro: GOOD })).toEqual({
			consulta_estado: GOOD,
		});
		for (const content of [undefined, null, 3, "x", []]) expect(readEvidence(content)).toEqual({});
	});
});

test("an answer that the catalogue contradicts is named, and what either leaves open is not", () => {
	const [record] = createCatalogue(
		{ procedures: [], institutions: [], observatory: [evaluated("a1", 17, { completamente_en_linea: 100 })] },
		"1",
	).observatory;
	if (!record) throw new Error("There is no record.");
	const procedure = {
		type: "presencial",
		steps: ["Ir"],
		requirements: [],
		enlace: null,
		respaldo_legal: null,
	} as const;
	expect(findContradictions(record, procedure)).toEqual([
		{ indicator: "completamente_en_linea", recorded: "presencial" },
		{ indicator: "num_pasos", recorded: 1 },
		{ indicator: "normativa_vigente", recorded: "no" },
	]);
	expect(findContradictions(record, { ...procedure, type: null, steps: [], respaldo_legal: "Ley" })).toEqual([]);
});
