import { expect, test } from "vitest";
import institutions from "../../data/institutions.json" with { type: "json" };
import procedures from "../../data/procedures.json" with { type: "json" };
import { keyOf } from "../../domain/search/find-meant.ts";
import { tellingStems } from "../../domain/search/synonyms.ts";
import { listExperiences } from "./experiences.ts";
import { MEANINGS, MOST_ASKED } from "./searched-beside.ts";

const procedureIds = new Set(procedures.map(({ id }) => id));
const known = new Set([
	...procedureIds,
	...institutions.map(({ id }) => id),
	...listExperiences("es").map(({ id }) => id),
]);

test("no two meanings claim the same words, and each says something", () => {
	const owners = new Map<string, number>();
	const disputed = MEANINGS.flatMap(({ said }, position) =>
		said.filter((words) => {
			const key = keyOf(tellingStems(words));
			const owner = owners.get(key) ?? position;
			owners.set(key, owner);
			return key === "" || owner !== position;
		}),
	);
	expect(disputed).toEqual([]);
});

test("most pages that are meant exist, so that a renamed one is noticed", () => {
	const pages = [...new Set(MEANINGS.flatMap(({ pages }) => pages))];
	expect(pages.filter((id) => known.has(id)).length / pages.length).toBeGreaterThan(0.7);
});

test("what most people ask for is in the catalogue", () => {
	expect(MOST_ASKED.filter((id) => !procedureIds.has(id))).toEqual([]);
});
