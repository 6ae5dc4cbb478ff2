import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Language } from "../domain/language.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES } from "../domain/language.ts";
import en from "../public/locales/en.json";
import es from "../public/locales/es.json";
import { flattenTexts } from "./flatten-texts.ts";
import { isNode, parseSource, readSources, type SourceFile, type SyntaxNode, walk } from "./source-files.ts";

/** The dictionaries that this test compares with the Spanish one. */
const TRANSLATIONS: Readonly<Record<Exclude<Language, "es">, object>> = { en };
const FLAGS = join(import.meta.dirname, "../app/icons/marks.svg");
/** Words that are the same in both languages, each looked at by a person. */
const SAME_IN_BOTH: readonly string[] = [
	"observatory.verdict.no",
	"procedure.type.digital",
	"procedure.shareChannel",
	"unknown.short",
	"institutions.digital",
	"institution.digitalTag",
	"listen.speeds.normal",
	"report.errorPrefix",
];
/** Keys written before the page that will ask for them; the list only ever gets shorter. */
const WAITING_FOR_THEIR_PAGE: readonly string[] = ["catalogue.title"];

const spanish = flattenTexts(es);
const english = flattenTexts(en);
const translations = Object.entries(TRANSLATIONS).map(([language, texts]) => [language, flattenTexts(texts)] as const);
const pages = readSources(["app"]);
const sources = [...pages, ...readSources(["content", "domain", "server"])];

describe.each(LANGUAGES)("the language %s", (language) => {
	test("is one whose dates and plurals Intl knows, with no more forms than the dictionaries have", () => {
		const locale = LOCALES[language];
		expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
		// `many` is Spanish for a million and takes the form `other`.
		const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
		expect(forms.filter((form) => !["one", "many", "other"].includes(form))).toEqual([]);
	});

	test("has a flag", () => {
		expect(readFileSync(FLAGS, "utf8")).toContain(`<symbol id="${language}"`);
	});
});

test("Spanish has a text for every key", () => {
	expect(spanish.size).toBeGreaterThan(50);
	expect([...spanish].filter(([, text]) => text.trim() === "")).toEqual([]);
	expect(translations.map(([language]) => language)).toEqual(LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE));
});

describe.each(translations)("the dictionary %s", (_language, translated) => {
	test("has the same keys as the Spanish one, none of them empty", () => {
		expect([...translated.keys()].sort()).toEqual([...spanish.keys()].sort());
		expect([...translated].filter(([, text]) => text.trim() === "")).toEqual([]);
	});

	test("fills in the same placeholders", () => {
		const wrong = [...spanish].filter(([key, text]) => placeholders(text) !== placeholders(translated.get(key) ?? ""));
		expect(wrong.map(([key]) => key)).toEqual([]);
	});
});

test("a plural has the forms one and other", () => {
	const stems = [...new Set([...spanish.keys()].flatMap((key) => /^(.+)\.(?:one|other)$/.exec(key)?.[1] ?? []))];
	// `report.type.other` is one of six kinds of problem, not a count: its neighbours tell.
	const plurals = stems.filter((stem) => {
		const forms = [...spanish.keys()].filter((key) => key.startsWith(`${stem}.`));
		return forms.every((key) => key === `${stem}.one` || key === `${stem}.other`);
	});
	expect(plurals.length).toBeGreaterThan(10);
	const incomplete = plurals.filter((stem) => !spanish.has(`${stem}.one`) || !spanish.has(`${stem}.other`));
	expect(incomplete).toEqual([]);
});

test("no Spanish is left in the English dictionary", () => {
	const same = [...english].filter(([key, text]) => spanish.get(key) === text).map(([key]) => key);
	expect(same.sort()).toEqual([...SAME_IN_BOTH].sort());
	expect([...english].filter(([, text]) => /[¿¡]/.test(text))).toEqual([]);
});

test("every key that the pages ask for exists", () => {
	const asked = pages.flatMap(findAskedKeys);
	expect(asked.length).toBeGreaterThan(40);
	expect(asked.filter((key) => !isKnown(key, spanish))).toEqual([]);
});

test("every key is asked for", () => {
	const wanted = new Set(sources.flatMap(findLiterals));
	const prefixes = pages.flatMap(findAskedKeys).filter((key) => key.endsWith("*"));
	const unused = [...spanish.keys()].filter((key) => {
		const stem = key.replace(/\.(one|other)$/, "");
		return !wanted.has(key) && !wanted.has(stem) && !prefixes.some((prefix) => key.startsWith(prefix.slice(0, -1)));
	});
	expect(unused.filter((key) => !WAITING_FOR_THEIR_PAGE.includes(key))).toEqual([]);
});

describe("the reading of the sources", () => {
	test.each([
		[`text("a.b")`, ["a.b"]],
		[`words.text("a.b", { name })`, ["a.b"]],
		[`count("a.b", 2)`, ["a.b.other"]],
		[`text(isOpen ? "a.b" : "a.c")`, ["a.b", "a.c"]],
		[`text(\`a.b.\${kind}\`)`, ["a.b.*"]],
		["text(`a.b`)", ["a.b"]],
		["other('a.b')", []],
	])("%s asks for %j", (code, keys) => {
		expect(findAskedKeys(parseSource("app/a.tsx", code))).toEqual(keys);
	});

	test("a key computed whole, or almost whole, is refused", () => {
		const known = new Map([["a.b", "text"]]);
		expect(isKnown("a.b", known)).toBe(true);
		expect(isKnown("a.c", known)).toBe(false);
		expect(isKnown("a.*", known)).toBe(true);
		expect(isKnown("b.*", known)).toBe(false);
		expect(isKnown("*", known)).toBe(false);
	});
});

/** `{{count}}` may be left out of a form such as "one procedure". */
function placeholders(text: string): string {
	const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "");
	return [...new Set(names)]
		.filter((name) => name !== "count")
		.sort()
		.join(" ");
}

/** The keys given to `text` and `count`; a computed end becomes `*`. */
function findAskedKeys({ syntax }: SourceFile): string[] {
	return [...walk(syntax)].flatMap(({ type, callee, arguments: given }) => {
		if (type !== "CallExpression" || !isNode(callee) || !Array.isArray(given) || !isNode(given[0])) return [];
		const name = calledName(callee);
		if (name !== "text" && name !== "count") return [];
		return possibleTexts(given[0]).map((key) => (name === "count" && !key.endsWith("*") ? `${key}.other` : key));
	});
}

function calledName(callee: SyntaxNode): unknown {
	if (callee.type === "MemberExpression") return isNode(callee.property) ? callee.property.name : undefined;
	return callee.name;
}

/** What an expression can be as text: its literals, and the fixed beginning of a template with `*`. */
function possibleTexts(node: SyntaxNode): string[] {
	if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
	if (node.type === "ConditionalExpression") {
		return [node.consequent, node.alternate].flatMap((branch) => (isNode(branch) ? possibleTexts(branch) : []));
	}
	return node.type === "TemplateLiteral" ? [templateStart(node)] : [];
}

function templateStart({ quasis, expressions }: SyntaxNode): string {
	const first: unknown = Array.isArray(quasis) ? quasis[0]?.value?.cooked : undefined;
	const isFixed = Array.isArray(expressions) && expressions.length === 0;
	return `${typeof first === "string" ? first : ""}${isFixed ? "" : "*"}`;
}

function isKnown(key: string, dictionary: ReadonlyMap<string, string>): boolean {
	if (!key.endsWith("*")) return dictionary.has(key);
	const prefix = key.slice(0, -1);
	return prefix.includes(".") && [...dictionary.keys()].some((known) => known.startsWith(prefix));
}

/** Every string in the code: keys also travel in lists, such as the entries of a menu. */
function findLiterals({ syntax }: SourceFile): string[] {
	return [...walk(syntax)].flatMap(({ type, value }) =>
		type === "Literal" && typeof value === "string" ? [value] : [],
	);
}
