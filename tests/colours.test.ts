import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as palette from "../app/styles/palette.ts";
import type { ColourRoles } from "../app/styles/roles.ts";
import { DARK, DARK_HIGH_CONTRAST, HIGH_CONTRAST, USUAL_COLOURS } from "../app/styles/roles.ts";
import { buildColours, COLOURS_FILE } from "../scripts/colours.ts";
import { LAST_RESORT_STYLE } from "../server/responses/last-resort-page.ts";
import { listPaths, readText } from "./source-files.ts";

const COLOURS = "app/styles/colours.css";
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
/** Colours that a style sheet could spell without a role; the colours of the system, `transparent` and `currentColor` may stand. */
const LITERAL =
	/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|yellow|orange|brown|purple)(?![\w-])/gi;
/** Drawn and served as they are, so that they cannot take their colours from the palette. */
const SPELLED_OUT = [
	"app/icons/marks.svg",
	"app/layout/woven-band.svg",
	"public/favicon.svg",
	"deploy/nginx/unavailable.html",
];
/** The colours of a flag are those of its country. */
const FLAGS = /<symbol id="(?:es|en)"[\s\S]*?<\/symbol>/g;
const GROUNDS = ["canvas", "surface", "surface-sunken"] as const;
const AAA = 7;
/** Success criterion 1.4.11: what a citizen has to see of a control, a ring or a figure. */
const NON_TEXT = 3;

type Role = keyof ColourRoles;

const hues: readonly string[] = Object.values(palette);
const sheets = listPaths(["app"], /\.css$/);

test("the style sheet of colours is the one that the roles give", () => {
	expect(readFileSync(COLOURS_FILE, "utf8"), "run node scripts/colours.ts").toBe(buildColours());
});

test("no other style sheet spells a colour", () => {
	expect(sheets.length).toBeGreaterThan(20);
	const others = sheets.filter((path) => path !== COLOURS);
	expect(others.flatMap((path) => findLiterals(readText(path)).map((found) => `${path}: ${found}`))).toEqual([]);
});

test.each([
	["a hex", ".a { color: #fff; }", "#fff"],
	["a function", ".a { color: rgb(0 0 0 / 0.5); }", "rgb("],
	["a name", ".a { border: 1px solid white; }", "white"],
])("%s in a style sheet is found", (_name, sheet, found) => {
	expect(findLiterals(sheet)).toEqual([found]);
	expect(
		findLiterals(".a { color: var(--text); white-space: nowrap; background: Canvas; } #add:hover {} /* blue */"),
	).toEqual([]);
});

test("every custom property that a style sheet takes exists, and every role is taken", () => {
	const all = sheets.map((path) => withoutComments(readText(path))).join("\n");
	const set = new Set(Array.from(all.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g), ([, name]) => name));
	const taken = new Set(Array.from(all.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
	expect([...taken].filter((name) => !set.has(name))).toEqual([]);
	const roles = Object.keys(USUAL_COLOURS).map((role) => `--${role}`);
	expect(roles.filter((role) => !taken.has(role))).toEqual([]);
});

test("no module spells a colour but the palette", () => {
	const modules = listPaths(["app", "content", "domain", "scripts", "server"], /(?<!\.test)\.tsx?$/);
	const found = modules
		.filter((path) => path !== "app/styles/palette.ts")
		.flatMap((path) => (readText(path).match(HEX) ?? []).map((colour) => `${path}: ${colour}`));
	expect(found).toEqual([]);
});

test.each(SPELLED_OUT)("%s has no colour that the palette lacks", (path) => {
	const colours = readText(path).replace(FLAGS, "").match(HEX) ?? [];
	expect(colours.length).toBeGreaterThan(2);
	expect(colours.filter((colour) => !hues.includes(colour))).toEqual([]);
});

test("the page for silence wears what the last-resort page wears", () => {
	expect(readText("deploy/nginx/unavailable.html")).toContain(`<style>${LAST_RESORT_STYLE}</style>`);
});

describe.each<[string, readonly ColourRoles[]]>([
	["usual colours", []],
	["high contrast", [HIGH_CONTRAST]],
	["dark", [DARK]],
	["high contrast in the dark", [DARK, HIGH_CONTRAST, DARK_HIGH_CONTRAST]],
])("%s", (_name, sets) => {
	// As they follow each other in the style sheet.
	const roles: ColourRoles = Object.assign({}, USUAL_COLOURS, ...sets);
	test.each<[Role, Role]>([
		...GROUNDS.flatMap((ground): [Role, Role][] => [
			["text", ground],
			["text-muted", ground],
			["link", ground],
			["danger", ground],
		]),
		["success", "surface"],
		["warning", "surface"],
		["text", "warning-surface"],
		["text", "danger-surface"],
		["danger", "danger-surface"],
		["on-inverse", "inverse"],
		["on-accent", "accent"],
		["on-accent", "accent-strong"],
		["accent", "accent-surface"],
		["accent-strong", "accent-surface"],
		["text", "accent-surface"],
		["on-highlight", "highlight"],
		["on-highlight", "highlight-hover"],
		["on-brand", "brand"],
		["on-brand", "brand-hover"],
		["highlight", "brand"],
		["success", "success-surface"],
		["info", "info-surface"],
		["warning", "warning-surface"],
	])("%s on %s reaches 7:1", (text, ground) => {
		expect(contrast(colourOf(roles, text), colourOf(roles, ground))).toBeGreaterThanOrEqual(AAA);
	});

	test.each<[Role, Role]>([
		...GROUNDS.flatMap((ground): [Role, Role][] => [
			["focus", ground],
			["field-border", ground],
			["border-strong", ground],
			["accent", ground],
		]),
		["highlight", "brand"], // the ring of the bands
		["on-accent", "accent"], // the inner ring of what floats
		["accent", "track-soft"],
		["success", "track"],
		["digital-on-brand", "brand"],
		["in-person-on-brand", "brand"],
		["mixed-fill", "brand"],
	])("%s on %s reaches 3:1", (drawn, ground) => {
		expect(contrast(colourOf(roles, drawn), colourOf(roles, ground))).toBeGreaterThanOrEqual(NON_TEXT);
	});
});

test("paper is light and what the device asks of the screen follows in the order of the sets", () => {
	const sheet = buildColours();
	const conditions = Array.from(sheet.matchAll(/@media ([^{]+) \{/g), ([, condition]) => condition);
	const dark = "screen and (prefers-color-scheme: dark)";
	const more = "(prefers-contrast: more)";
	expect(conditions).toEqual([dark, more, dark, `${dark} and ${more}`]);
});

/** Only in values: a selector may well say `#menu` or `.red`. */
function findLiterals(sheet: string): string[] {
	const values = Array.from(withoutComments(sheet).matchAll(/:([^:;{}]*);/g), ([, value = ""]) => value);
	return values.flatMap((value) => value.match(LITERAL) ?? []);
}

function withoutComments(sheet: string): string {
	return sheet.replace(/\/\*.*?\*\//gs, "");
}

function colourOf(roles: ColourRoles, role: Role): string {
	const of = roles[role] ?? "";
	return isRole(of) ? colourOf(roles, of) : of;
}

function isRole(value: string): value is Role {
	return value in USUAL_COLOURS;
}

/** Ratio of WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
	const digits = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
