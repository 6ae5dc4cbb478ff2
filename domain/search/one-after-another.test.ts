import { expect, test } from "vitest";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { UntrustedRow } from "../fields/fields.ts";
import { createProcedureSearch } from "./search.ts";

const facts = await readFacts(FACTS_DIR);
const asRow = (record: object): UntrustedRow => ({ ...record });
const catalogue = createCatalogue(
	{ procedures: facts.procedures.map(asRow), institutions: facts.institutions.map(asRow), observatory: [] },
	"1",
);
const beside = listSearchedBeside(catalogue);

/** A common word, what is said exactly, meant, lacking, mistyped or of an institution, a category, code and nothing at all. */
const ASKED = [
	...[
		"constancia",
		"dpi",
		"licencia de conducir",
		"sacar mi dpi",
		"antesedentes penales",
		"ministerio de salud",
		"sat",
	],
	...["registro sanitario de alimentos", "constancia de soltería", "lost id card", "<b>", "¿?", "xyzzy", "registro"],
	...["constancia xyzzy", "pasaporte para mi hija menor", "igss", "certificado", "se murió mi papá", "licencia"],
];

test("what a question finds does not depend on what was asked before it", () => {
	const alone = new Map(
		ASKED.map((text) => [text, createProcedureSearch(catalogue.procedures, beside).search(text)] as const),
	);
	const search = createProcedureSearch(catalogue.procedures, beside);
	for (const text of [...ASKED, ...ASKED.toReversed(), ...ASKED.toSorted()]) {
		expect(search.search(text), text).toEqual(alone.get(text));
	}
});
