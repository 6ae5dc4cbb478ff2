import { beforeAll, describe, expect, test } from "vitest";
import { addPublished, EXAMPLES } from "../../content/catalogue/search-examples.ts";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import type { ProcedureSearch } from "../../domain/search/search.ts";
import { createProcedureSearch, listFound } from "../../domain/search/search.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import { catalogue, firstIds, search } from "./score.ts";

/** What an editor assigned to a page, and what it is: nothing of it leads there before. */
const TAUGHT = [
	["a word that nobody has", "zurrumbático", "inscripcion-nit"],
	["words that nobody has, for a guide", "tiliche parrandero", "exp-001"],
	["words that nobody has, for an institution", "los del bejuco verde", "inab"],
	["words that nobody has, for a ficha", "lolo papuchi", "ficha-1393"],
	["what was no procedure before", "quiero comer pepián", "licencia-sanitaria"],
	["what led to a part of the portal before", "trámites que no cuestan nada", "bono-social"],
	["what was called otherwise", "cuánto vale un perro", "permiso-importacion-agropecuario"],
	["a question that another page answered", "el vecino quema llantas en el patio", "mediacion-oj"],
	["a question in English", "fly home with my parrot", "ficha-2945"],
] as const;
/** Words that the release already shares among pages. */
const CLAIMED = [
	["what the release shares among several pages", "placas", "renap"],
	["what the release shares among several pages", "dpi", "antecedentes-penales"],
] as const;
const ELSEWHERE = ["el chinchilete de la abuela", "recipes"] as const;

let taught: ProcedureSearch;

beforeAll(() => {
	const pages: Record<string, string[]> = {};
	for (const [, said, page] of [...TAUGHT, ...CLAIMED]) pages[page] = [...(pages[page] ?? []), said];
	const examples = addPublished({ pages, elsewhere: { [ELSEWHERE[1]]: [ELSEWHERE[0]] } });
	taught = createProcedureSearch(catalogue.procedures, { ...listSearchedBeside(catalogue), examples });
});

const firstTaught = (text: string) => listFound(taught.search(text)).map(idOf)[0];

describe("what an editor assigns to a page makes that page first", () => {
	test.each(TAUGHT)("%s: %s", (_, said, page) => {
		expect(firstIds(said)[0]).not.toBe(page);
		expect(firstTaught(said)).toBe(page);
	});

	test.each(TAUGHT)("in any case, order and with marks too: %s: %s", (_, said, page) => {
		expect(firstTaught(`¿${said.toUpperCase().split(" ").toReversed().join(" ")}?`)).toBe(page);
	});

	test.each(CLAIMED)("%s: %s", (_, said, page) => {
		expect(firstTaught(said)).toBe(page);
	});

	test("and what is no procedure is said to be none", () => {
		const [said, topic] = ELSEWHERE;
		expect(search.search(said).elsewhere).toBeNull();
		expect(taught.search(said).elsewhere?.id).toBe(topic);
	});

	test("and hardly anything else finds another page first", () => {
		const others = [...EXAMPLES.of.values()].flatMap((said) => said.slice(0, 1)).filter((_, at) => at % 10 === 0);
		const moved = others.filter((text) => firstTaught(text) !== firstIds(text)[0]);
		expect(others.length).toBeGreaterThan(100);
		expect(moved.length / others.length, moved.join("\n")).toBeLessThan(0.02);
	});
});

describe("the sentences of the release are learned", () => {
	const ALL = [...EXAMPLES.of].flatMap(([page, said]) => said.map((text) => ({ text, page })));
	const searched = new Set([
		...catalogue.procedures.map(({ id }) => id),
		...catalogue.institutions.map(({ id }) => id),
		...listSearchedBeside(catalogue).experiences.map(({ id }) => id),
	]);
	const some = ALL.filter(({ page }) => searched.has(page)).filter((_, at) => at % 20 === 0);

	test("nineteen of twenty that somebody wrote for a page find it first", () => {
		const wrong = some.filter(({ text, page }) => firstIds(text)[0] !== page);
		expect(some.length).toBeGreaterThan(800);
		expect(1 - wrong.length / some.length, describeWrong(wrong)).toBeGreaterThan(0.95);
	});

	test("and ninety-eight of a hundred among the first five", () => {
		const lost = some.filter(({ text, page }) => !firstIds(text).includes(page));
		expect(1 - lost.length / some.length, describeWrong(lost)).toBeGreaterThan(0.98);
	});

	test("nearly all that somebody wrote for a subject that is no procedure are said to be none", () => {
		const said = EXAMPLES.elsewhere.flatMap((topic) => topic.said.map((text) => ({ text, page: topic.id })));
		const found = said.map((each) => ({ ...each, elsewhere: search.search(each.text).elsewhere }));
		const wrong = found.filter(({ elsewhere }) => elsewhere === null);
		expect(said.length).toBeGreaterThan(500);
		expect(1 - wrong.length / said.length, describeWrong(wrong)).toBeGreaterThan(0.98);
		const ofAnother = found.filter(({ elsewhere, page }) => elsewhere !== null && elsewhere.id !== page);
		expect(ofAnother.length / said.length, describeWrong(ofAnother)).toBeLessThan(0.02);
	});
});

function describeWrong(wrong: readonly { text: string; page: string }[]): string {
	return wrong.map(({ text, page }) => `${text} (${page}) → ${firstIds(text)[0] ?? "nothing"}`).join("\n");
}
