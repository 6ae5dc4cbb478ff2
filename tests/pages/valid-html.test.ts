import type { ConfigData } from "html-validate";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../domain/language.ts";
import { EMPTY_SCREENS, SCREENS } from "../journeys/screens.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal({ hasFichas: true });

/** What the checker asks for beyond the standard, and what of it this house does otherwise. */
const OTHERWISE: ConfigData["rules"] = {
	// How React writes HTML: `<br/>`, `hidden=""`, `maxLength`, ids such as `_R_1_`. All of it is as valid.
	"void-style": "off",
	"attr-case": "off",
	"attribute-boolean-style": "off",
	"attribute-empty-style": "off",
	"valid-id": ["error", { relaxed: true }],
	// Everything is from this origin, and the policy allows scripts by their digests.
	"require-sri": "off",
	// Menus open by links, so that they open without scripts too.
	"prefer-native-element": ["error", { exclude: ["button"] }],
	// A label around its box and by its name as well: Biome wants the one, some voice control the other.
	"no-redundant-for": "off",
	// A number is told as the institution tells it, and breaks by the style sheet.
	"tel-non-breaking": "off",
	// Boxes of one name are one list: each that is ticked is sent under it.
	"form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
	// The search of the overlay answers while somebody types; ticks are kept without being sent.
	"wcag/h32": "off",
};

const CONFIG: ConfigData = { extends: ["html-validate:recommended", "html-validate:document"], rules: OTHERWISE };
const checker = new HtmlValidate(CONFIG);
/**
 * Styles of what is further down stand right before it, so that the first screen waits for none of them, and the link that
 * only browsers without scripts read stands in the body, too: the standard wants both in the head.
 */
const IN_THE_HEAD = /<style>[\s\S]*?<\/style>|<noscript><link[^>]*><\/noscript>/g;
/** Attributes of tools that made the page; the checker allows whatever has a hyphen. */
const OF_TOOLS = /<[^>]+\s(rr-[\w-]+)/g;

describe.each(LANGUAGES)("every screen in %s", (language) => {
	test.each([...SCREENS, ...EMPTY_SCREENS])("%s is valid HTML", async (path) => {
		const { html } = await portal.get(path, { language });
		const { results } = await checker.validateString(html.replace(IN_THE_HEAD, ""));
		const faults = results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
		);
		expect(faults).toEqual([]);
		expect([...html.replace(/<script>[\s\S]*?<\/script>/g, "").matchAll(OF_TOOLS)].map(([, name]) => name)).toEqual([]);
	});
});
