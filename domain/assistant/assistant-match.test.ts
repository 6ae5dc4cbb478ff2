import { expect, it } from "vitest";
import type { CatalogueRows } from "../catalogue/catalogue.ts";
import { createCatalogue } from "../catalogue/catalogue.ts";
import learned from "../search/learned.json" with { type: "json" };
import type { ProcedureSearch } from "../search/search.ts";
import { rankCandidates } from "./assistant-match.ts";

/** Many that bear a word, and many that do not. */
const MANY = Array.from({ length: 12 }, (_, at) => `otro-${at}`);

const rows: CatalogueRows = {
	procedures: [
		{ id: "penales", name: "Antecedentes penales" },
		{ id: "policiacos", name: "Antecedentes policiacos" },
		{ id: "ficha", name: "Antecedentes", nivel: "ficha" },
		...MANY.map((id) => ({ id, name: `Permiso ${id}` })),
	],
	institutions: [],
	observatory: [],
};
const { procedures } = createCatalogue(rows, "test");

interface Ranking {
	/** How probable each procedure is. */
	shares: Readonly<Record<string, number>>;
	/** The first is called just so. */
	isCalled?: boolean;
	/** How many times as well as it must each fits. */
	fits?: number;
	/** What was read; other words for each reading where nobody says. */
	text?: string;
}

/** What is made of readings of which the search says this. */
function rank(...rankings: Ranking[]) {
	const texts = rankings.map(({ text }, at) => text ?? ["antecedentes", "todas las palabras"][at] ?? "");
	const search = {
		rank(text: string) {
			const { shares, isCalled = false, fits = 2 } = rankings[texts.indexOf(text)] ?? { shares: {} };
			return Object.entries(shares).map(([id, share]) => {
				const found = { kind: "procedure", procedure: procedures.find((each) => each.id === id) };
				return { page: { found }, share, fit: learned.least * fits, isCalled };
			});
		},
	} as unknown as ProcedureSearch;
	return rankCandidates(search, ...texts).map(({ procedure, ...rest }) => ({ id: procedure.id, ...rest }));
}

it.each<[string, Ranking, boolean]>([
	["what is more probable than all others together is meant", { shares: { penales: 0.51, policiacos: 0.49 } }, true],
	["what is less probable is not", { shares: { penales: 0.49, policiacos: 0.26, ficha: 0.25 } }, false],
	[
		"of several that are called alike the first needs more",
		{ shares: { penales: 0.64, policiacos: 0.36 }, isCalled: true },
		false,
	],
	[
		"of several that are called alike one is meant that the rest speaks for",
		{ shares: { penales: 0.66, policiacos: 0.34 }, isCalled: true },
		true,
	],
	["what hardly fits is chance, however probable", { shares: { penales: 1 }, fits: 1.3 }, false],
	["what fits well is none", { shares: { penales: 1 }, fits: 1.5 }, true],
])("%s", (_said, ranking, isCertain) => {
	expect(rank(ranking)[0]).toMatchObject({ id: "penales", isCertain });
});

it("two readings of a question weigh the same, and one in which nothing is found is a doubt", () => {
	const one: Ranking = { shares: { penales: 0.9, policiacos: 0.1 } };
	const both = rank(one, { shares: { penales: 0.3, policiacos: 0.7 } });
	expect(both.map(({ id, share }) => [id, Number(share.toFixed(2))])).toEqual([
		["penales", 0.6],
		["policiacos", 0.4],
	]);
	expect(rank(one, { shares: {} })[0]).toMatchObject({ id: "penales", share: 0.45, isCertain: false });
});

it("the best of many that are as good says nothing, unless its name says all that was asked", () => {
	const share = 1 / MANY.length;
	const shares = Object.fromEntries(MANY.map((id) => [id, share]));
	expect(share).toBeLessThan(0.1);
	expect(rank({ shares, text: "nada" })).toEqual([]);
	expect(rank({ shares, text: "permiso" })).toHaveLength(MANY.length);
	const fewer = Object.fromEntries(MANY.slice(3).map((id) => [id, 1 / 9]));
	expect(rank({ shares: fewer, text: "nada" })).toHaveLength(9);
});

it("where nobody checked the one that is meant, a checked one whose name says the same comes first", () => {
	const ranked = rank({ shares: { ficha: 0.9, policiacos: 0.06, penales: 0.04 } });
	expect(ranked.map(({ id }) => id)).toEqual(["policiacos", "ficha", "penales"]);
	expect(ranked[0]).toMatchObject({ share: 0.9, isCertain: true });
});
