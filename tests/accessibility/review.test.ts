import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import { SCREENS } from "../journeys/screens.ts";
import { openPortal, type Page } from "../pages/portal.ts";
import { readText } from "../source-files.ts";

/**
 * What a review of 22 November 2026 found and axe cannot see, by its number: which test holds it now. The others were of
 * looks and words; what is still open says `docs/accessibility.md`.
 */
const HELD: readonly (readonly [number: number, found: string, file: string, title: string])[] = [
	[
		1,
		"in reading mode the text of a procedure had no room",
		"tests/journeys/display.test.ts",
		"reading mode leaves no text of a procedure without room, however wide the window",
	],
	[
		2,
		"the focus went on behind the menu of a phone",
		"tests/journeys/layout.test.ts",
		"the menu closes when the keyboard goes on to the page, which it would cover",
	],
	[
		3,
		"the same with the menu of languages",
		"tests/journeys/layout.test.ts",
		"the language menu shows flag, code and name, closes outside, and the choice stays",
	],
	[
		4,
		"an arrow key in a list of choices lost the focus",
		"tests/journeys/first-screen.test.ts",
		"the arrow keys go through the categories without losing their place",
	],
	[
		5,
		"a ring was hard to see over the dark foot",
		"tests/colours.test.ts",
		'["on-accent", "accent"], // the inner ring',
	],
	[
		6,
		"the question before a report is lost gave the focus to nobody",
		"tests/journeys/report.test.ts",
		"asks before it loses a text, by Escape and beside it, and not when there is none",
	],
	[
		7,
		"clearing an empty search gave the focus to nobody",
		"tests/journeys/catalogue.test.ts",
		"offers the way back when nothing was found",
	],
	[
		8,
		"trying to send again gave the focus to nobody",
		"tests/journeys/report.test.ts",
		"refused stays in the form, says why, and can be left to the device",
	],
	[
		9,
		"a link lay under a heading that stays",
		"tests/journeys/observatory.test.ts",
		"nothing of a served detail lies over its links when they reach the top of the window",
	],
	[
		10,
		"bar and notice together covered most of a phone",
		"tests/journeys/first-screen.test.ts",
		"the bar leaves the page in sight, and its choices weigh the same",
	],
	[
		11,
		"the page claimed what nobody had reviewed",
		"content/legal/accessibility.test.ts",
		"count what nobody has looked at as not met, and never round it away",
	],
	[
		12,
		"the names of a comparison took a low window",
		"tests/journeys/every-screen.test.ts",
		'note("400 %", await findTallFixed(page))',
	],
	[13, "links that stand alone were low", "tests/specification/9-constants.test.ts", "minimum click area 44x44 px"],
	[14, "one name led to two places", "tests/accessibility/review.test.ts", "no name of a link leads to two places"],
	[
		22,
		"figures were empty in forced colours",
		"tests/journeys/display.test.ts",
		"in forced colours every figure is drawn in the reader's own colours",
	],
];

test.each(HELD)("failure %i (%s) is held by %s", (_number, _found, file, title) => {
	expect(readText(file)).toContain(title);
});

const portal = await openPortal();

describe.each(LANGUAGES)("every screen in %s", (language: Language) => {
	const pages = new Map<string, Page>();
	beforeAll(async () => {
		for (const path of SCREENS) pages.set(path, await portal.get(path, { language }));
	});

	test("no name of a link leads to two places", () => {
		const doubled = [...pages].flatMap(([path, { body }]) => findDoubleNames(body).map((name) => `${path}: ${name}`));
		expect(doubled).toEqual([]);
	});

	test("menu, help and contact are in the same order and place on each page", () => {
		const listed = [...pages.values()].map(({ body }) =>
			["#menu a", "body > footer a"].map((links) =>
				[...body.querySelectorAll(links)].map((link) => nameOf(link)).join(", "),
			),
		);
		expect(listed[0]?.every((links) => links.length > 0)).toBe(true);
		expect(new Set(listed.map((links) => links.join("\n"))).size).toBe(1);
	});
});

function findDoubleNames(body: HTMLElement): string[] {
	const places = new Map<string, Set<string>>();
	for (const link of body.querySelectorAll("a[href]")) {
		if (link.closest("[hidden], dialog:not([open])")) continue;
		const name = nameOf(link);
		const address = link.getAttribute("href")?.replace(/#.*/, "") ?? "";
		places.set(name, (places.get(name) ?? new Set()).add(address));
	}
	return [...places]
		.filter(([, addresses]) => addresses.size > 1)
		.map(([name, to]) => `${name} → ${[...to].join(", ")}`);
}

function nameOf(link: Element): string {
	const pictures = [...link.querySelectorAll("img[alt]")].map((image) => image.getAttribute("alt")).join(" ");
	const words = link.getAttribute("aria-label") ?? `${link.textContent} ${pictures}`;
	return words.replace(/\s+/g, " ").trim();
}
