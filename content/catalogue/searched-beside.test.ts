import { expect, test } from "vitest";
import elsewhere from "../../data/utterances/elsewhere.json" with { type: "json" };
import shared from "../../data/utterances/shared.json" with { type: "json" };
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { SITE_SUBJECTS } from "../../domain/search/examples.ts";
import { listExperiences } from "./experiences.ts";
import { EXAMPLES } from "./search-examples.ts";
import { listSearchedBeside, MOST_ASKED } from "./searched-beside.ts";

const facts = await readFacts(FACTS_DIR);
const asRow = (record: object) => ({ ...record });
const catalogue = createCatalogue(
	{ procedures: facts.procedures.map(asRow), institutions: facts.institutions.map(asRow), observatory: [] },
	"files",
);
const procedureIds = new Set(catalogue.procedures.map(({ id }) => id));
const institutionIds = catalogue.institutions.map(({ id }) => id);
const beside = listSearchedBeside(catalogue);
const pages = new Set([
	...[...procedureIds, ...institutionIds, ...listExperiences("es").map(({ id }) => id)],
	...beside.names.map(({ number }) => `nombre-${number}`),
]);

test("every page that words shared by several may mean exists, and stands once among them", () => {
	expect(shared.flatMap(({ pages: meant }) => meant).filter((id) => !pages.has(id))).toEqual([]);
	expect(shared.filter(({ pages: meant }) => new Set(meant).size < meant.length)).toEqual([]);
});

test("what may help with a subject that is no procedure is a procedure or an institution that exists", () => {
	const helpful = new Set([...procedureIds, ...institutionIds]);
	expect(elsewhere.flatMap(({ nearest }) => nearest ?? []).filter((id) => !helpful.has(id))).toEqual([]);
});

test("subjects that are no procedure are told apart and named in both languages, within a sentence", () => {
	expect(new Set(elsewhere.map(({ id }) => id)).size).toBe(elsewhere.length);
	for (const { id, name } of elsewhere) {
		for (const words of [name.es, name.en]) expect(words.trim(), id).toMatch(/^[^.]+$/);
		expect(name.es.charAt(0), id).toBe(name.es.charAt(0).toLowerCase());
	}
});

test("every part of the portal that words may lead to has sentences", () => {
	expect(EXAMPLES.site.map(({ id }) => id)).toEqual([...SITE_SUBJECTS]);
	expect(EXAMPLES.site.filter(({ said }) => said.length === 0)).toEqual([]);
});

test("what most people ask for is in the catalogue", () => {
	expect(MOST_ASKED.filter((id) => !procedureIds.has(id))).toEqual([]);
});
