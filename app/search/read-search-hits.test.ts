import { expect, test } from "vitest";
import { readSearchHits } from "./read-search-hits.ts";
import type { SearchHitView } from "./search-hit-view.ts";

const HIT: SearchHitView = {
	id: "nit",
	name: "Inscripción al NIT",
	description: null,
	institution: "SAT",
	duration: null,
	type: "digital",
};

test("hits are taken as they come", () => {
	expect(readSearchHits([HIT, { ...HIT, type: null }])).toHaveLength(2);
	expect(readSearchHits([])).toEqual([]);
});

test.each([
	["the page of a network that wants a login", "<html>"],
	["one hit alone", HIT],
	["a hit of an unknown type", [{ ...HIT, type: "postal" }]],
	["a hit with a number for a name", [{ ...HIT, name: 7 }]],
	["a hit without its description", [{ ...HIT, description: undefined }]],
	["a hit without an id", [{ ...HIT, id: null }]],
])("%s is no answer of ours", (_, answer) => {
	expect(readSearchHits(answer)).toBeNull();
});
