import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { Evaluated } from "./evaluated.ts";
import { findEvaluated, listEvaluated } from "./evaluated.ts";
import { TEXT_INDICATORS } from "./indicators.ts";
import {
	averageDimensions,
	distributeScores,
	groupByShare,
	listBest,
	summarizeObservatory,
} from "./observatory-summary.ts";
import { countByFilter, readTableSelection, selectEvaluated } from "./table-selection.ts";

type Row = Record<string, unknown>;

function evaluatedFrom(observatory: Row[], procedures: Row[] = []): readonly Evaluated[] {
	return listEvaluated(createCatalogue({ observatory, procedures, institutions: [] }, "1"));
}

function idsIn(query: string, rows: Row[]): string[] {
	const selection = readTableSelection(new URLSearchParams(query));
	return selectEvaluated(evaluatedFrom(rows), selection).map(({ record }) => record.id);
}

describe("the selection that an address asks for", () => {
	const rows = [
		{ id: "a", tramite: "Ñandú", completamente_en_linea: 100, num_pasos: 6, maturity_level: 1, evaluation_score: 20 },
		{ id: "b", tramite: "Nuez", completamente_en_linea: 0, num_pasos: 3, maturity_level: 4, evaluation_score: 80 },
		{
			id: "c",
			tramite: "Oro",
			completamente_en_linea: 50,
			num_pasos: null,
			maturity_level: null,
			evaluation_score: null,
		},
	];

	test.each([
		["", ["b", "a", "c"]],
		["orden=evaluacion&direccion=asc", ["a", "b", "c"]],
		["orden=tramite", ["b", "a", "c"]],
		["orden=tramite&direccion=desc", ["c", "a", "b"]],
		["orden=pasos", ["b", "a", "c"]],
		["orden=pasos&direccion=desc", ["a", "b", "c"]],
		["orden=madurez", ["b", "a", "c"]],
		["orden=digitalizacion", ["a", "c", "b"]],
		["orden=nada&direccion=arriba&filtro=todo", ["b", "a", "c"]],
		["filtro=digital", ["a"]],
		["filtro=partial", ["c"]],
		["filtro=none", ["b"]],
	])("%j shows %j", (query, ids) => {
		expect(idsIn(query, rows)).toEqual(ids);
	});

	test("equal figures stand by name from A to Z, whichever way the figures go", () => {
		const equal = ["B", "A", "C"].map((tramite) => ({ id: tramite, tramite, num_pasos: 3 }));
		expect(idsIn("orden=pasos&direccion=asc", equal)).toEqual(["A", "B", "C"]);
		expect(idsIn("orden=pasos&direccion=desc", equal)).toEqual(["A", "B", "C"]);
	});

	test("each filter says how many rows it shows", () => {
		expect(countByFilter(evaluatedFrom([...rows, { id: "d" }]))).toEqual({ all: 4, digital: 1, partial: 1, none: 1 });
	});
});

describe("a procedure of which too little is confirmed", () => {
	const known = Object.fromEntries(TEXT_INDICATORS.slice(0, 10).map((indicator) => [indicator, "Sí: se ve"]));
	const rows = [
		{ id: "poco", tramite: "Poco", completamente_en_linea: 100, num_pasos: 1, consulta_estado: "Sí: se ve" },
		{ id: "mucho", tramite: "Mucho", completamente_en_linea: 0, num_pasos: 9, ...known },
	];
	const evaluated = evaluatedFrom(rows);

	test("stands last whatever orders the rows, and still in its filter", () => {
		for (const query of ["", "orden=evaluacion&direccion=asc", "orden=madurez", "orden=madurez&direccion=asc"]) {
			expect(idsIn(query, rows), query).toEqual(["mucho", "poco"]);
		}
		expect(idsIn("filtro=digital", rows)).toEqual(["poco"]);
	});

	test("counts as a procedure, and in no average, picture or list of the best", () => {
		expect(summarizeObservatory(evaluated)).toMatchObject({
			total: 2,
			scored: 1,
			digital: 1,
			average: 50,
			highestAverage: 90,
		});
		expect(distributeScores(evaluated).map(({ count }) => count)).toEqual([0, 1, 0, 0]);
		expect(listBest(evaluated, 5).map(({ record }) => record.id)).toEqual(["mucho"]);
		expect(averageDimensions(evaluated)).toMatchObject({ digitalizacion: 0.75, legalidad: 0 });
	});
});

describe("the summary", () => {
	test("rounds the mean of the scores there are, and counts from maturity 4 on", () => {
		const rows = [
			{ id: "a", evaluation_score: 40, maturity_level: 4, completamente_en_linea: 100 },
			{ id: "b", evaluation_score: 45.2, maturity_level: 3.9, completamente_en_linea: 50 },
			{ id: "c", evaluation_score: null },
		];
		expect(summarizeObservatory(evaluatedFrom(rows))).toEqual({
			total: 3,
			scored: 2,
			digital: 1,
			average: 43,
			highestAverage: 43,
			excellent: 1,
		});
	});

	test("of nothing has no average", () => {
		expect(summarizeObservatory([])).toMatchObject({
			total: 0,
			scored: 0,
			average: null,
			highestAverage: null,
			excellent: 0,
		});
		expect(averageDimensions([])).toMatchObject({ digitalizacion: 0, legalidad: 0 });
		expect(listBest([], 5)).toEqual([]);
	});

	test("puts every score into one range, 100 into the last", () => {
		const rows = [0, 9.9, 39.5, 40, 59, 60, 79, 80, 100, null].map((evaluation_score, id) => ({
			id,
			evaluation_score,
		}));
		const bands = distributeScores(evaluatedFrom(rows));
		expect(bands.map(({ band, count }) => [band, count])).toEqual([
			["modernizar", 3],
			["parcial", 2],
			["bueno", 2],
			["excelente", 2],
		]);
		expect(bands.flatMap(({ ranges }) => ranges.map(({ count }) => count))).toEqual([2, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
	});

	test("the best are ordered by maturity, then score, then name", () => {
		const rows = [
			{ id: "a", tramite: "B", maturity_level: 3, evaluation_score: 50 },
			{ id: "b", tramite: "A", maturity_level: 3, evaluation_score: 50 },
			{ id: "c", tramite: "C", maturity_level: 3, evaluation_score: 60 },
			{ id: "d", tramite: "D", maturity_level: 4, evaluation_score: 10 },
			{ id: "e", tramite: "E", maturity_level: null, evaluation_score: 99 },
		];
		expect(listBest(evaluatedFrom(rows), 3).map(({ record }) => record.id)).toEqual(["d", "c", "b"]);
	});

	test("groups are ordered by size, and what has no group comes last", () => {
		const rows = [100, 50, 0, 100, null].map((share, id) => ({ id, completamente_en_linea: share }));
		const names = [null, null, "x", "y", "y"];
		const groups = groupByShare(evaluatedFrom(rows), ({ record }) => names[Number(record.id)] ?? null);
		expect(groups.map(({ name, total, digital }) => [name, total, digital])).toEqual([
			["y", 2, 1],
			["x", 1, 0],
			[null, 2, 1],
		]);
	});
});

describe("a record and its procedure", () => {
	const procedures = [{ id: "nit", name: "Inscripción al NIT" }];

	test("find each other by id, or by name where the table numbers its rows itself", () => {
		const rows = [
			{ id: 7, tramite: "inscripcion al nit" },
			{ id: "otro", tramite: "Otro" },
		];
		const catalogue = createCatalogue({ observatory: rows, procedures, institutions: [] }, "1");
		expect(findEvaluated(catalogue, "7")?.procedure?.id).toBe("nit");
		expect(findEvaluated(catalogue, "nit")?.record.id).toBe("7");
		expect(findEvaluated(catalogue, "otro")?.procedure).toBeUndefined();
		expect(findEvaluated(catalogue, "nada")).toBeUndefined();
	});

	test("an id that is a record's own means that record, also where a procedure of another record has it", () => {
		const observatory = [
			{ id: "7", tramite: "Inscripción al NIT" },
			{ id: "nit", tramite: "Otro", evaluation_score: 90 },
		];
		const catalogue = createCatalogue({ observatory, procedures: [{ id: "7", name: "Otro" }], institutions: [] }, "1");
		expect(findEvaluated(catalogue, "7")?.record.tramite).toBe("Inscripción al NIT");
	});

	test("a record without a name takes the procedure's, or its id", () => {
		const evaluated = evaluatedFrom([{ id: "nit" }, { id: "x9" }], procedures);
		expect(evaluated.map(({ name }) => name).sort()).toEqual(["Inscripción al NIT", "x9"]);
	});
});
