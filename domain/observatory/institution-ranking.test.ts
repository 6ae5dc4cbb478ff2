import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { listEvaluated } from "./evaluated.ts";
import { TEXT_INDICATORS } from "./indicators.ts";
import { rankInstitutions } from "./observatory-summary.ts";
import type { RankingEnd } from "./table-selection.ts";

/** Ranks a portal in which each institution has procedures with these scores, null where one has none. */
function rank(
	scores: Readonly<Record<string, readonly (number | null)[]>>,
	end: RankingEnd,
): [string, number, number][] {
	const evaluations = Object.entries(scores).flatMap(([institution, own]) =>
		own.map((score, position) => ({ id: `${institution}-${position}`, institution_id: institution, score })),
	);
	const catalogue = createCatalogue(
		{
			institutions: Object.keys(scores)
				.filter((id) => id !== "desconocida")
				.map((id) => ({ id, name: `Entidad ${id}` })),
			procedures: evaluations.map(({ id, institution_id }) => ({ id, name: id, institution_id })),
			observatory: evaluations.map(({ id, score }) => ({ id, evaluation_score: score })),
		},
		"1",
	);
	return rankInstitutions(listEvaluated(catalogue), end).map(({ institution, count, average }) => [
		institution.id,
		count,
		average,
	]);
}

describe("the ranking of institutions", () => {
	test("goes by the mean score, from the end that is asked for", () => {
		const scores = { a: [10, 20, 30], b: [50, 60, 70, 80], c: [0, 0, 1] };
		const worstFirst = [
			["c", 3, 1 / 3],
			["a", 3, 20],
			["b", 4, 65],
		];
		expect(rank(scores, "peores")).toEqual(worstFirst);
		expect(rank(scores, "mejores")).toEqual(worstFirst.toReversed());
	});

	test("leaves out who has fewer than three scores, and counts no procedure without one", () => {
		const scores = { two: [0, 0], three: [10, 20, 30], unsaid: [90, 90, null], more: [40, 40, 40, null] };
		expect(rank(scores, "mejores")).toEqual([
			["more", 3, 40],
			["three", 3, 20],
		]);
	});

	test("leaves out procedures whose institution is not known", () => {
		expect(rank({ desconocida: [0, 0, 0], a: [1, 1, 1] }, "peores")).toEqual([["a", 3, 1]]);
	});

	test("the same mean goes by name, whichever end is first", () => {
		const scores = { c: [5, 5, 5], a: [0, 5, 10], b: [5, 5, 5, 5] };
		for (const end of ["peores", "mejores"] as const) {
			expect(
				rank(scores, end).map(([id]) => id),
				end,
			).toEqual(["a", "b", "c"]);
		}
	});

	test("says how high the mean of an institution could go, counting only what is unknown of its procedures", () => {
		const known = Object.fromEntries(TEXT_INDICATORS.slice(0, 7).map((indicator) => [indicator, "No: se ve"]));
		const figures = { completamente_en_linea: 100, num_pasos: 1, num_requisitos: 1 };
		// Twice 15 points with ten answers open; the third brings its own 30.
		const observatory = [
			{ id: "a", ...figures, ...known },
			{ id: "b", ...figures, ...known },
			{ id: "c", evaluation_score: 30 },
			{ id: "d", ...figures },
		];
		const procedures = observatory.map(({ id }) => ({ id, name: id, institution_id: "sat" }));
		const catalogue = createCatalogue({ institutions: [{ id: "sat", name: "SAT" }], procedures, observatory }, "1");
		const [ranked] = rankInstitutions(listEvaluated(catalogue), "peores");
		expect(ranked).toMatchObject({ count: 3, average: 20, highest: (65 + 65 + 30) / 3 });
	});

	test("of nothing is empty", () => {
		expect(rank({}, "peores")).toEqual([]);
	});
});
