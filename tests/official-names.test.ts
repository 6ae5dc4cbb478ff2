import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listSearchedBeside, OFFICIAL_NAMES } from "../content/catalogue/searched-beside.ts";
import { FACTS_DIR, readFacts } from "../database/facts.server.ts";
import { createCatalogue } from "../domain/catalogue/catalogue.ts";
import { safeWebAddress } from "../domain/text/web-address.ts";
import { matchIndex } from "../scripts/catalogue/match.ts";

const OFFICIAL = join(FACTS_DIR, "official");

test("names.json is what the matching finds in the official list", () => {
	const { names } = matchIndex();
	const stored: unknown = JSON.parse(readFileSync(join(OFFICIAL, "names.json"), "utf8"));
	expect(stored, "npm run catalogue -- match").toEqual(names);
});

test("every procedure of the official list is told once: by a procedure of ours, by a ficha, or as a name", () => {
	const { indexed, names, described, doubts, fichas } = matchIndex();
	expect(indexed).toHaveLength(1_576);
	expect(new Set(indexed.map(({ number }) => number)).size).toBe(indexed.length);
	expect(names.length + described.length + fichas.length).toBe(indexed.length);
	expect(doubts, "decide in data/official/decisions.json").toEqual([]);
});

test("every name leads to the official catalogue, and nothing of it is empty", () => {
	for (const { number, name, institution, ficha, website } of OFFICIAL_NAMES) {
		expect(name.length, number).toBeGreaterThan(4);
		expect(institution.length, number).toBeGreaterThan(4);
		expect(ficha).toBe(`https://tramites.gob.gt/servicio/${number}/`);
		expect(website === null ? null : safeWebAddress(website), number).toBe(website);
	}
});

test("a name is no longer offered once a procedure bears its number", async () => {
	const { procedures } = await readFacts(FACTS_DIR);
	const [first] = OFFICIAL_NAMES;
	const rows = [...procedures, { id: "nueva", name: "Nueva", ficha: first?.number }].map((row) => ({ ...row }));
	const catalogue = createCatalogue({ procedures: rows, institutions: [], observatory: [] }, "test");
	const { names } = listSearchedBeside(catalogue);
	expect(names).toHaveLength(OFFICIAL_NAMES.length - 1);
	expect(names).not.toContain(first);
});
