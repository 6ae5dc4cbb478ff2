import { describe, expect, test } from "vitest";
import { HELP_DOCUMENTS } from "../content/help.ts";
import { DIMENSIONS, INDICATORS } from "../domain/observatory/indicators.ts";
import { MATURITY_SCALE, ONLINE_SHARES, SCORE_SCALE, writeBands } from "../domain/observatory/scales.ts";
import en from "../public/locales/en.json";
import es from "../public/locales/es.json";
import { flattenTexts } from "./flatten-texts.ts";
import { isNode, parseSource, readSources, readText, type SourceFile, walk } from "./source-files.ts";

/** Where the names and the numbers of the observatory stand, once. */
const TRUTH = "domain/observatory/";
/** Names that also mean something else, each looked at by a person. */
const ALSO_SOMETHING_ELSE: readonly string[] = [
	// A value of the association.
	"content/legal/about.ts: Sencillez",
	// The column of the share, not the dimension.
	"public/locales/es.json: Digitalización",
];
/** Numbers that the dictionaries say of the observatory: the ends of its scales and the length of the list of the best. */
const NUMBERS_IN_WORDS: readonly string[] = [
	"best.title: 5",
	"detail.dimensionText: 1",
	"methodology.maturityScale: 0.0",
	"methodology.scoreScale: 0",
];
const SQL = ["database/sqlite/sqlite-schema.server.ts", "supabase/migrations/20261121100100_tables.sql"];

const NAMES = new Set([...DIMENSIONS, ...INDICATORS].flatMap(({ name }) => Object.values<string>(name)));
/** The numbers that say something by themselves; those of maturity and steps are too small to be told from counts. */
const TELLING_NUMBERS = new Set<unknown>(
	[...ONLINE_SHARES, ...SCORE_SCALE.bands.map(({ from }) => from), SCORE_SCALE.highest].filter((number) => number > 0),
);
const BANDS = [...writeBands(SCORE_SCALE), ...writeBands(MATURITY_SCALE)];
const BAND_IN_WORDS = new RegExp(BANDS.map(({ from, to }) => `\\b${from}\\s*(?:a|to|–|-)\\s*${to}\\b`).join("|"));
const SHARE_IN_WORDS = new RegExp(`\\b(?:${ONLINE_SHARES.join("|")})\\s?%`);
/** Operators that judge; sums and products of a picture do not. */
const COMPARISONS = ["===", "!==", "<", "<=", ">", ">="];

const sources = readSources(["domain", "content", "database", "app", "server", "scripts", "data"]).filter(
	({ path }) => !path.startsWith(TRUTH),
);
const dictionaries = Object.entries({ "public/locales/es.json": es, "public/locales/en.json": en });
/** What shows the observatory, in code or in words. */
const showing = sources.filter(({ path }) => /^app\/(observatory|home|procedure)\/|^content\/.*methodology/.test(path));

test("the files that show the observatory are really seen", () => {
	expect(showing.length).toBeGreaterThan(30);
});

test("the name of a dimension or an indicator is written in the list and nowhere else", () => {
	const inDictionaries = dictionaries.flatMap(([path, words]) =>
		[...flattenTexts(words).values()].filter((text) => NAMES.has(text)).map((text) => `${path}: ${text}`),
	);
	expect([...sources.flatMap(findNames), ...inDictionaries].sort()).toEqual([...ALSO_SOMETHING_ELSE].sort());
});

test("no page compares with, or assigns, a number of a scale: it asks the scale", () => {
	expect(showing.flatMap(findScaleNumbers)).toEqual([]);
});

test("no page or text spells the range of a band or a share", () => {
	expect(showing.flatMap(findSpelledRanges)).toEqual([]);
});

test.each(dictionaries)("%s says no limit, and counts the indicators right", (_path, words) => {
	const numbers = [...flattenTexts(words.observatory)].flatMap(([key, text]) =>
		[...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => `${key}: ${number}`),
	);
	const count = String(INDICATORS.length);
	expect(numbers.filter((each) => !each.endsWith(`: ${count}`)).sort()).toEqual(NUMBERS_IN_WORDS);
	expect(numbers.length).toBeGreaterThan(NUMBERS_IN_WORDS.length);
});

test("the help centre announces as many points as the observatory looks at", () => {
	for (const documents of Object.values(HELP_DOCUMENTS)) {
		const { text = "" } = documents.find(({ id }) => id === "metodologia") ?? {};
		expect(text.match(/\d+/g)).toEqual([String(INDICATORS.length)]);
	}
});

test.each(SQL)("%s checks the same scales", (path) => {
	const sql = readText(path);
	const shares = /check \(completamente_en_linea in \(([\d, ]+)\)\)/.exec(sql)?.[1]?.split(", ").map(Number);
	expect(shares).toEqual(ONLINE_SHARES.toSorted((a, b) => a - b));
	expect(sql).toContain(`check (evaluation_score between 0 and ${SCORE_SCALE.highest})`);
	expect(sql).toContain(`check (maturity_level between 0 and ${MATURITY_SCALE.highest})`);
	for (const { key } of INDICATORS) expect(sql).toMatch(new RegExp(`^\\t${key} `, "m"));
});

describe("each rule finds what it forbids", () => {
	test.each<[string, (source: SourceFile) => string[], string]>([
		["a name in quotes", findNames, `const name = "Datos compartidos";`],
		["a name in a template", findNames, "const name = `Tiene pocos pasos`;"],
		["a name on a page", findNames, "const name = <h4>Respect for the law</h4>;"],
		["a comparison", findScaleNumbers, "const isDigital = share === 100;"],
		["a comparison the other way round", findScaleNumbers, "const isGood = 60 <= score;"],
		["a value of a table", findScaleNumbers, `const shares = { mixto: 50, presencial: 0 };`],
		["a key of a table", findScaleNumbers, `const types = { 50: "mixto" };`],
		["an attribute", findScaleNumbers, "const bar = <progress max={100} />;"],
		["a range in a text", findSpelledRanges, `const range = "De 60 a 79: buena";`],
		["a range with a dash", findSpelledRanges, "const range = <td>3.0–3.9</td>;"],
		["a share in a text", findSpelledRanges, `const share = "Mixto 50\u00a0%";`],
	])("%s", (_name, find, text) => {
		expect(find(parseSource("app/observatory/a.tsx", text))).toHaveLength(1);
		const harmless = `const PAGE_SIZE = 50; // "Datos compartidos", 60 a 79\nconst half = "100 trámites" + PAGE_SIZE / 100;`;
		expect(find(parseSource("app/observatory/a.tsx", harmless))).toEqual([]);
	});
});

function findNames(source: SourceFile): string[] {
	return listTexts(source)
		.filter((text) => NAMES.has(text))
		.map((text) => `${source.path}: ${text}`);
}

function findSpelledRanges(source: SourceFile): string[] {
	return listTexts(source)
		.filter((text) => BAND_IN_WORDS.test(text) || SHARE_IN_WORDS.test(text))
		.map((text) => `${source.path}: ${text}`);
}

/** Texts in quotes, in templates and between tags, without the blanks around them. */
function listTexts({ syntax }: SourceFile): string[] {
	return [...walk(syntax)].flatMap(({ type, value }) => {
		if (type === "TemplateElement" && isRaw(value)) return [value.raw.trim()];
		return (type === "Literal" || type === "JSXText") && typeof value === "string" ? [value.trim()] : [];
	});
}

function isRaw(value: unknown): value is { raw: string } {
	return typeof value === "object" && value !== null && "raw" in value && typeof value.raw === "string";
}

/** Numbers of a scale that are compared with, stand in a table or are given to an element. */
function findScaleNumbers({ path, syntax }: SourceFile): string[] {
	return [...walk(syntax)].flatMap((node) => {
		const { type, operator, left, right, key, value, expression } = node;
		const judging = type === "BinaryExpression" && COMPARISONS.includes(String(operator)) ? [left, right] : [];
		const inTable = type === "Property" ? [key, value] : [];
		const given = type === "JSXExpressionContainer" ? [expression] : [];
		return [...judging, ...inTable, ...given]
			.filter((child) => isNode(child) && child.type === "Literal" && TELLING_NUMBERS.has(child.value))
			.map((child) => `${path}: ${isNode(child) ? child.value : ""}`);
	});
}
