import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import type { CatalogueView } from "../../app/catalogue/catalogue-view.ts";
import { viewCatalogue, viewMoreCards } from "../../app/catalogue/catalogue-view.ts";
import { catalogueContext, languageContext } from "../../app/context.ts";
import type { SearchAnswerView } from "../../app/search/search-answer.ts";
import { writeFound } from "../../app/search/search-data.server.ts";
import { loader } from "../../app/search/search-results.ts";
import { writeCopyFileInSteps } from "../../app/whole-copy/copy-file.server.ts";
import { listOwnBeside } from "../../app/whole-copy/read-copy.ts";
import type { SearchOutcome } from "../../domain/search/outcome.ts";
import { listFound, namesIn } from "../../domain/search/search.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import { finish } from "../../domain/steps.ts";
import type { CopyPiece } from "../../domain/whole-copy/copy-pieces.ts";
import { openCopyInSteps, openCopySearchInSteps } from "../../domain/whole-copy/open-copy.ts";
import { listAskedTexts } from "./asked-texts.ts";
import { catalogue, search } from "./score.ts";

/** The last find nothing; of some of them an institution might know. */
const TEXTS = [...listAskedTexts(496), "dpi 2987654320101", "constancia de qwertz", "xyzzy", "<b>"];
/** Most results that the overlay shows. */
const IN_OVERLAY = 5;

/** What each way in answers to one text. */
interface Answers {
	text: string;
	outcome: SearchOutcome;
	overlay: SearchAnswerView;
	page: CatalogueView;
}

let all: Answers[];

beforeAll(async () => {
	all = [];
	for (const text of TEXTS) {
		all.push({ text, outcome: search.search(text), overlay: await askOverlay(text), page: openCatalogue(text) });
	}
});

test("five hundred texts are asked, each sort of answer among them", () => {
	expect(all).toHaveLength(500);
	for (const certainty of ["sure", "doubtful", "none"]) {
		expect(all.filter(({ outcome }) => outcome.certainty === certainty).length, certainty).toBeGreaterThan(20);
	}
	expect(all.filter(({ outcome }) => namesIn(outcome.perhaps).length > 0).length).toBeGreaterThan(10);
	expect(all.filter(({ outcome }) => outcome.belonging.length > 0).length).toBeGreaterThan(10);
	expect(all.filter(({ outcome }) => outcome.elsewhere !== null).length).toBeGreaterThan(20);
	expect(all.some(({ outcome }) => outcome.site !== null)).toBe(true);
	expect(all.some(({ outcome }) => outcome.adviser !== null)).toBe(true);
});

test("the overlay shows the first five of what the search finds, in its order, and says which are likely", () => {
	for (const { text, outcome, overlay } of all) {
		const shown = overlay.hits.map(({ id }) => id);
		expect(shown, text).toEqual(listFound(outcome).slice(0, IN_OVERLAY).map(idOf));
		const likely = overlay.hits.filter(({ isLikely }) => isLikely).map(({ id }) => id);
		expect(likely, text).toEqual(outcome.likely.map(idOf));
	}
});

test("the catalogue's page shows all that the search finds, in its order, names apart", () => {
	for (const { text, outcome, page } of all) {
		const found = listFound(outcome);
		const likely = page.likely.map((each) => (each.kind === "procedure" ? each.procedure.id : each.id));
		const cards = [...page.matches, ...page.suggestions].map(({ id }) => id);
		const pages = found.filter(({ kind }) => kind !== "name").map(idOf);
		expect(once([...likely, ...cards]), text).toEqual(once(pages));
		const names = (page.names?.named ?? []).map(({ number }) => `nombre-${number}`);
		expect(names, text).toEqual(found.filter(({ kind }) => kind === "name").map(idOf));
	}
});

test("on the page names stand above what may be meant too just where the search has one before it", () => {
	for (const { text, outcome, page } of all) {
		expect(page.isNameCloser, text).toBe(outcome.perhaps[0]?.kind === "name");
	}
});

test("overlay and page say beside what they show just what the search says", () => {
	for (const { text, outcome, overlay, page } of all) {
		const { hits: _, ...verdict } = overlay;
		expect(page.verdict, text).toEqual(verdict);
		const { isDoubtful = false, elsewhere, site = null, adviser } = verdict;
		expect([isDoubtful, site], text).toEqual([outcome.certainty === "doubtful", outcome.site]);
		expect([elsewhere?.name, adviser === undefined], text).toEqual([
			outcome.elsewhere?.name.es,
			outcome.adviser === null,
		]);
	}
});

test("a device that keeps the catalogue finds the same in the same order, and is as sure", () => {
	const { pieces } = finish(writeCopyFileInSteps(catalogue));
	const kept: CopyPiece[] = pieces.map((piece) => JSON.parse(piece));
	const own = finish(openCopyInSteps(kept, "kept", new Date()));
	const ownSearch = finish(openCopySearchInSteps(kept, own, listOwnBeside(own)));
	for (const { text, outcome } of all) {
		const found = ownSearch.search(text);
		expect(listFound(found).map(idOf), text).toEqual(listFound(outcome).map(idOf));
		expect([found.certainty, found.elsewhere?.id, found.site], text).toEqual([
			outcome.certainty,
			outcome.elsewhere?.id,
			outcome.site,
		]);
	}
});

test("programs are told the same in the same order", () => {
	for (const { text, outcome } of all) {
		const told = JSON.parse(writeFound(search, text, "https://example.org"));
		expect(
			told.results.map(({ id }: { id: string }) => id),
			text,
		).toEqual(listFound(outcome).map(idOf));
		expect([told.certainty, told.likely, told.site], text).toEqual([
			outcome.certainty,
			outcome.likely.length,
			outcome.site,
		]);
	}
});

/** Where something stands twice, which is a defect of its own (what-is-meant.test.ts), its first place counts. */
function once(ids: readonly string[]): string[] {
	return [...new Set(ids)];
}

/** What the overlay is answered; it travels as JSON. */
async function askOverlay(text: string): Promise<SearchAnswerView> {
	const context = new RouterContextProvider();
	context.set(catalogueContext, served());
	context.set(languageContext, "es");
	const url = new URL(`http://localhost/buscar?${new URLSearchParams({ texto: text })}`);
	return loader({ context, url, request: new Request(url), params: {}, pattern: "/buscar" }).json();
}

/** What the catalogue's page shows, all its parts together. */
function openCatalogue(text: string): CatalogueView {
	const asked = { text, category: null, institution: null, audience: "todos", isFree: false, isOnline: false } as const;
	const first = viewCatalogue(
		served(),
		{ ...asked, isPanelOpen: false, page: 1, slide: 1 },
		{ language: "es", near: () => null },
	);
	const { matches, suggestions } = first;
	const further = Array.from({ length: first.place.pages - 1 }, (_, at) =>
		viewMoreCards(served(), { ...asked, page: at + 2 }, "es"),
	);
	return {
		...first,
		matches: [matches, ...further.map((part) => part.matches)].flat(),
		suggestions: [suggestions, ...further.map((part) => part.suggestions)].flat(),
	};
}

function served() {
	return { catalogue, search, readAt: new Date(), isStale: false };
}
