import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import { SCREENS } from "../journeys/screens.ts";
import { openPortal, type Page } from "../pages/portal.ts";

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
