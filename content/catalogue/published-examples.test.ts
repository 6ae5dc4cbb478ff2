import { beforeEach, expect, test } from "vitest";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { createProcedureSearch } from "../../domain/search/search.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import { SEARCH_EXAMPLES } from "../../domain/site-documents/search-examples.ts";
import { EXAMPLES, examplesIn } from "./search-examples.ts";
import { listSearchedBeside } from "./searched-beside.ts";

const PROCEDURES = [
	{ id: "dpi-primera-vez", name: "DPI por primera vez" },
	{ id: "inscripcion-nit", name: "Inscripción del NIT" },
];

function read(content?: string) {
	const site_documents = content === undefined ? [] : [{ id: SEARCH_EXAMPLES, content }];
	return createCatalogue({ procedures: PROCEDURES, institutions: [], observatory: [], site_documents }, "test");
}

const teach = (said: string) => JSON.stringify({ pages: { "inscripcion-nit": [said] }, elsewhere: {} });
const countOf = (catalogue: ReturnType<typeof read>) => examplesIn(catalogue).shared.length - EXAMPLES.shared.length;

// Nothing published: what an earlier test taught is forgotten.
beforeEach(() => void examplesIn(read()));

test("the search learns what editors published, and forgets it when nothing is published any more", () => {
	const search = (catalogue: ReturnType<typeof read>) =>
		createProcedureSearch(catalogue.procedures, listSearchedBeside(catalogue))
			.search("zurrumbático verde")
			.likely.map(idOf);
	expect(search(read())).toEqual([]);
	expect(search(read(teach("zurrumbático verde")))).toEqual(["inscripcion-nit"]);
	expect(search(read())).toEqual([]);
});

test("a subject that is no procedure learns too; a page or a subject that there is not is passed over", () => {
	const [topic] = EXAMPLES.elsewhere;
	const elsewhere = { [topic?.id ?? ""]: ["zurrumbático azul"], "no-such-topic": ["otra cosa"] };
	const examples = examplesIn(read(JSON.stringify({ pages: { "no-such-page": ["nada de eso"] }, elsewhere })));
	expect(examples.elsewhere[0]?.said).toEqual([...(topic?.said ?? []), "zurrumbático azul"]);
	expect(examples.elsewhere).toHaveLength(EXAMPLES.elsewhere.length);
});

test.each([
	["breaks its rule", teach("x")],
	["is no JSON", "{"],
])("a document that %s teaches nothing: the last good one serves", (_what, broken) => {
	expect(countOf(read(broken))).toBe(0);
	expect(countOf(read(teach("zurrumbático verde")))).toBe(1);
	expect(countOf(read(broken))).toBe(1);
	expect(countOf(read())).toBe(0);
});
