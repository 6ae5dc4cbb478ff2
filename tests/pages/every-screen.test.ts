import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../domain/language.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { SCREENS } from "../journeys/screens.ts";
import { openPortal, type Page } from "./portal.ts";

const portal = await openPortal();

/** Little words that tell one language from the other. */
const TELLING: Record<Language, RegExp> = {
	es: /(?<!\p{L})(de|del|la|los|las|el|para|con|que|por|una?|y|su|se)(?!\p{L})/giu,
	en: /(?<!\p{L})(the|of|and|to|for|with|you|your|is|are|it|this|that|from|by)(?!\p{L})/giu,
};
const LANDMARKS =
	"main, nav, aside, header, footer, search, section[aria-label], section[aria-labelledby], [role=search]";
/** What is not shown, and so not exposed either. */
const CLOSED = "[hidden], dialog:not([open]), template";
const SHORTEST_TELLING = 5;
/** `NodeFilter.SHOW_TEXT`, which Node does not have. */
const SHOW_TEXT = 4;

for (const language of LANGUAGES) {
	describe(`every screen in ${language}`, () => {
		const pages = new Map<string, Page>();
		let titles: string[] = [];
		beforeAll(async () => {
			for (const path of SCREENS) pages.set(path, await portal.get(path, { language }));
			titles = [...pages.values()].map(({ document }) => document.title);
		});

		test.each<[string, (page: Page) => string[]]>([
			["has a title that no other has", ({ document }) => repeated(titles).filter((title) => title === document.title)],
			[
				"is declared in its language",
				({ document }) => [document.documentElement.lang].filter((is) => is !== language),
			],
			["has one h1 and headings that skip no level", wrongHeadings],
			["has landmarks that can be told apart", ({ body }) => repeated(landmarks(body))],
			["says in which language each of its texts is", ({ body }) => textsInAnotherLanguage(body)],
			["has no id twice", ({ body }) => repeated(ids(body))],
			["refers to no element that is missing", ({ body }) => missingTargets(body)],
			["says how large each drawing is", ({ body }) => drawingsOfNoSize(body)],
		])("%s", (_, findProblems) => {
			const problems = [...pages].flatMap(([path, page]) => findProblems(page).map((problem) => `${path}: ${problem}`));
			expect(problems).toEqual([]);
		});
	});
}

function repeated(words: readonly string[]): string[] {
	return words.filter((word, place) => words.indexOf(word) !== place);
}

function wrongHeadings({ body }: Page): string[] {
	const levels = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")]
		.filter((heading) => !heading.closest(CLOSED))
		.map(({ tagName }) => Number(tagName.slice(1)));
	const isWrong = levels.filter((level) => level === 1).length !== 1 || levels.some(skipsOne);
	return isWrong ? [levels.join(" ")] : [];
}

function skipsOne(level: number, place: number, levels: readonly number[]): boolean {
	return level > (levels[place - 1] ?? 1) + 1;
}

function landmarks(body: HTMLElement): string[] {
	return [...body.querySelectorAll(LANDMARKS)].filter(isLandmark).map(describeLandmark);
}

/** A header or footer inside a section or article is no landmark. */
function isLandmark(element: Element): boolean {
	const isPart =
		element.matches("header, footer") && element.parentElement?.closest("main, article, section, aside, nav");
	return !isPart && !element.closest(CLOSED);
}

function describeLandmark(element: Element): string {
	const labels = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
	const label = labels.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? "").join(" ");
	return `${element.getAttribute("role") ?? element.localName} ${element.getAttribute("aria-label") ?? label}`;
}

function ids(body: HTMLElement): string[] {
	return [...body.querySelectorAll("[id]")].map(({ id }) => id);
}

function missingTargets(body: HTMLElement): string[] {
	const known = new Set(ids(body));
	const references = ["aria-labelledby", "aria-describedby", "aria-controls", "for", "list"].flatMap((name) =>
		[...body.querySelectorAll(`[${name}]`)].flatMap((element) =>
			(element.getAttribute(name) ?? "").split(/\s+/).map((id) => ({ name, id })),
		),
	);
	const anchors = [...body.querySelectorAll("a[href^='#']")].map((link) => ({
		name: "href",
		id: decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""),
	}));
	return [...references, ...anchors].filter(({ id }) => id && !known.has(id)).map(({ name, id }) => `${name}=${id}`);
}

/** An engine that gets no styles would draw them as wide as the window. What stands inside of another is a part of it. */
function drawingsOfNoSize(body: HTMLElement): string[] {
	return [...body.querySelectorAll("img, svg:not(svg svg)")]
		.filter((drawing) => !drawing.getAttribute("width") || !drawing.getAttribute("height"))
		.map((drawing) => `${drawing.localName} ${drawing.getAttribute("class") ?? drawing.getAttribute("src")}`);
}

/** Text nodes whose little words are of the other language than the one that they are declared in. */
function textsInAnotherLanguage(body: HTMLElement): string[] {
	const { documentElement } = body.ownerDocument;
	const walker = body.ownerDocument.createTreeWalker(body, SHOW_TEXT);
	const stray: string[] = [];
	while (walker.nextNode()) {
		const { parentElement, textContent } = walker.currentNode;
		const words = textContent?.trim() ?? "";
		// What programs spell is of no language.
		if (!parentElement || words.length < SHORTEST_TELLING || parentElement.closest("script, style, code")) continue;
		const declared = parentElement.closest("[lang]")?.getAttribute("lang") ?? documentElement.lang;
		const other = declared === "en" ? "es" : "en";
		const own = declared === "en" ? "en" : "es";
		if (count(words, other) > count(words, own))
			stray.push(`${parentElement.localName} in ${declared}: ${words.slice(0, 80)}`);
	}
	return stray;
}

function count(words: string, language: Language): number {
	return words.match(TELLING[language])?.length ?? 0;
}
