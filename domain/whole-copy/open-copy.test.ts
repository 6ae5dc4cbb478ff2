import { expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { listFound } from "../search/search.ts";
import { idOf, NOTHING_BESIDE } from "../search/searched-pages.ts";
import { finish } from "../steps.ts";
import { writeCopyPiecesInSteps } from "./copy-pieces.ts";
import { openCopyInSteps, openCopySearchInSteps } from "./open-copy.ts";

const CHECKED = { id: "nit", name: "Inscripción de contribuyentes" };
const FICHA = { id: "ficha-1", name: "Visado de planos", nivel: "ficha" };
const OTHER = { id: "ficha-2", name: "Certificado de cosecha", nivel: "ficha" };

/** What a device that keeps these procedures finds, each wanted by who says these sentences. */
function findKept(
	rows: readonly Record<string, unknown>[],
	of: Record<string, readonly string[]>,
	text: string,
): string[] {
	const catalogue = createCatalogue({ procedures: [...rows], institutions: [], observatory: [] }, "v");
	const beside = { ...NOTHING_BESIDE, examples: { ...NOTHING_BESIDE.examples, of: new Map(Object.entries(of)) } };
	const { pieces } = finish(writeCopyPiecesInSteps(catalogue, beside, () => false));
	const sent = JSON.parse(JSON.stringify(pieces));
	const kept = finish(openCopyInSteps(sent, "v", new Date()));
	return listFound(finish(openCopySearchInSteps(sent, kept, { experiences: [] })).search(text)).map(idOf);
}

test("a device finds by sentences, of what was checked and of what was not", () => {
	const of = { nit: ["quiero facturar chicharrines"], "ficha-1": ["zurrumbo azulado"], "ficha-2": [] };
	expect(findKept([CHECKED, FICHA, OTHER], of, "facturar chicharrines")).toEqual(["nit"]);
	expect(findKept([CHECKED, FICHA, OTHER], of, "zurrumbo azulado")).toEqual(["ficha-1"]);
});

test("and where nothing that was checked has a sentence", () => {
	const of = { "ficha-1": ["zurrumbo azulado"], "ficha-2": ["moler trigo verde"] };
	expect(findKept([FICHA, OTHER], of, "zurrumbo azulado")).toEqual(["ficha-1"]);
	expect(findKept([FICHA, OTHER], of, "moler trigo verde")).toEqual(["ficha-2"]);
});
