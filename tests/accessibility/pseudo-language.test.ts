import { afterAll, beforeAll, expect, test } from "vitest";
import executiveBranch from "../../data/executive-branch.json";
import experiences from "../../data/experiences.json";
import feeTables from "../../data/fee-tables.json";
import papers from "../../data/papers.json";
import { CATEGORIES } from "../../domain/catalogue/category.ts";
import { TIERS } from "../../domain/catalogue/procedure.ts";
import { FACT_STANDINGS } from "../../domain/facts/confidence.ts";
import { DEPARTMENT_NAMES } from "../../domain/offices/departments.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { SCREENS } from "../journeys/screens.ts";
import { isNode, listPaths, parseSource, readSources, type SourceFile, walk } from "../source-files.ts";
import { outsideBrackets, pseudo } from "./pseudo-language.ts";
import { openPseudoPortal, type PseudoPortal } from "./pseudo-portal.ts";

/** `NodeFilter.SHOW_TEXT`, which Node does not have. */
const SHOW_TEXT = 4;
const IS_KEY = /^\w+(\.\w+)+$/;
const IS_WORD = /\p{L}{2}/u;
/** What may stand outside: it is the same in every language, or is written by `Intl` or by the address. */
const ALLOWED = [
	/^\d{1,2} de \p{L}+ de \d{4}$/u, // dates, which `Intl` writes
	/^\/[\w/?=.+-]*$/, // addresses
	/^(Español|English)$/, // each language under its own name
	/^(: )?([\w-]+\.)+\w+(, ([\w-]+\.)+\w+)*$/, // sites that a fact comes from
	/^Aa$/, // the sign of the reading tools
	/^tramites\.gob\.gt\/servicio\/\d+$/, // the official site of a name
	/^JSON-LD$/, // names of formats
	/^[a-z]+\/[a-z+]+$/, // media types
	/^GET \/[\w/{}.-]+$/, // what a program asks for
	/^[\d.]+ \p{L}+$/u, // number and name of a criterion of WCAG, the name being one word
];
/** What the form stores with a report, shown as it is stored, and stored in Spanish for those who read it. */
const STORED_WITH_A_REPORT = "otro navegador; otro sistema; pantalla sin medir; idioma sin indicar";
const HAS_PLACE = /\{\{\w+\}\}/;
/** With no longer word beside its places a text holds figures only, or its pattern would let anything pass. */
const IS_TELLING = /\p{L}{4}/u;
/** No words of the page: a message as it is sent, in the letters of an SMS, and a letter to an office, which is Spanish on every page. */
const SENT = ".folder-message, .letter-sheet, .letter-text";
const SPOKEN_ATTRIBUTES = ["alt", "aria-description", "aria-label", "label", "placeholder", "title"];

let portal: PseudoPortal;
let known: ReadonlySet<string>;
/** Texts of content/ whose places the server fills. */
let filled: readonly RegExp[] = [];
let facts = "";
/** The same, text by text: most pieces are one whole, and looking through all of them takes milliseconds each. */
let wholeFacts: ReadonlySet<string> = new Set();

/** It reads every screen, beside whatever else the machine does. */
const PATIENCE_MS = 300_000;

beforeAll(async () => {
	portal = await openPseudoPortal();
	const read = [portal.rows, experiences, papers, feeTables, executiveBranch, DEPARTMENT_NAMES];
	facts = JSON.stringify(read).normalize();
	wholeFacts = new Set(read.flatMap(listStrings).map((text) => text.normalize()));
	const content = listPaths(["content", "domain/observatory"], /(?<!\.test)\.ts$/);
	const modules: unknown[] = await Promise.all(content.map((path) => import(/* @vite-ignore */ `../../${path}`)));
	const texts = modules.flatMap(listStrings);
	known = new Set([...texts, ...CATEGORIES.flatMap(listStrings), ...FACT_STANDINGS, STORED_WITH_A_REPORT]);
	filled = texts.filter((text) => HAS_PLACE.test(text)).map(patternOf);
}, PATIENCE_MS);

afterAll(() => portal.close());

test("every text of every screen comes from the dictionaries, from content/ or from the facts", async () => {
	/** By text, the first screen that has it: most stand on every screen. */
	const seen = new Map<string, string>();
	for (const path of SCREENS) {
		const html = await (await portal.request(path)).text();
		expect(html, path).toContain("[~");
		for (const text of listTexts(html)) if (!seen.has(text)) seen.set(text, path);
	}
	const stray = [...seen].flatMap(([text, path]) => listOutside(text).map((piece) => `${path}: ${piece}`));
	expect(stray).toEqual([]);
}, 120_000);

test("no component spells a text, also where only scripts draw it", () => {
	const components = readSources(["app"]).filter(({ path }) => path.endsWith(".tsx"));
	expect(components.length).toBeGreaterThan(100);
	expect(components.flatMap(findSpelledTexts)).toEqual([]);
});

test.each([
	["a text", "const a = <p>Hola a todos</p>;"],
	["a label", `const a = <svg aria-label="Hola" />;`],
	["a label in braces", `const a = <input placeholder={"Hola"} />;`],
])("%s in a component is found", (_name, code) => {
	expect(findSpelledTexts(parseSource("app/a.tsx", code))).toHaveLength(1);
	expect(findSpelledTexts(parseSource("app/a.tsx", `const a = <p title={title}>{text("a.b")} · </p>;`))).toEqual([]);
});

test("the pseudo-language is longer by a third or more, keeps placeholders, and shows what stands outside it", () => {
	const text = "Mostrando {{count}} de los trámites de Guatemala";
	expect(pseudo(text).length).toBeGreaterThan(text.length * 1.33);
	expect(pseudo(text)).toContain("{{count}}");
	expect(
		outsideBrackets(`a ${pseudo(`b ${pseudo("c")} d`)} e`)
			.split("\n")
			.join("")
			.trim(),
	).toBe("a  e");
});

function listStrings(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

function listTexts(html: string): string[] {
	const document = readHtml(html.replace(/<style[\s\S]*?<\/style>/g, ""));
	const walker = document.createTreeWalker(document.body, SHOW_TEXT);
	const texts: string[] = [];
	while (walker.nextNode()) {
		const { parentElement, textContent } = walker.currentNode;
		if (!parentElement?.closest(`script, style, ${SENT}`)) texts.push(textContent ?? "");
	}
	const spoken = SPOKEN_ATTRIBUTES.flatMap((name) =>
		[...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
	);
	return [...texts, ...spoken];
}

/** What of a text is neither in brackets, nor a fact, nor allowed to be as it is. */
function listOutside(text: string): string[] {
	return (
		outsideBrackets(text)
			.split("\n")
			// A fact may follow a sentence of the dictionary: what happens after a term, behind the term.
			.map((piece) => piece.trim().replace(/^\. | \(\d+\)$/g, ""))
			.filter((piece) => IS_WORD.test(piece) && !isKnown(piece) && !ALLOWED.some((pattern) => pattern.test(piece)))
	);
}

/** Whether it is known as it is, or several facts in one line. */
function isKnown(piece: string): boolean {
	return (
		known.has(piece) ||
		filled.some((pattern) => pattern.test(piece)) ||
		isFact(piece) ||
		piece.split("; ").every(isFact) ||
		isNamed(piece) ||
		// The words that a column of the open data may hold, and what they are called.
		piece
			.replace(/;$/, "")
			.split(" · ")
			.every((word) => known.has(word) || isFact(word) || word === TIERS[0])
	);
}

/** What a control does, and with which of several things: "Añadir: Boleto de ornato". */
function isNamed(piece: string): boolean {
	const [, label = "", name = ""] = /^(.*?): (.+)$/.exec(piece) ?? [];
	return name !== "" && (label === "" || known.has(label)) && isFact(name);
}

/** As a text stands on a page: its places filled, its first letter large or small. */
function patternOf(text: string): RegExp {
	const parts = text.split(HAS_PLACE);
	const [first = "", ...others] = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	const start = first.replace(/^\p{L}/u, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
	const filling = IS_TELLING.test(parts.join(" ")) ? ".+" : "[\\p{Lu}\\d\\s.,$]+";
	return new RegExp(`^${[start, ...others].join(filling)}$`, "u");
}

function isFact(piece: string): boolean {
	const text = piece.replace(/^, /, "").normalize();
	return wholeFacts.has(text) || facts.includes(JSON.stringify(text).slice(1, -1));
}

function findSpelledTexts({ path, syntax }: SourceFile): string[] {
	return [...walk(syntax)].flatMap((node) => {
		const isSpoken =
			node.type === "JSXAttribute" && isNode(node.name) && SPOKEN_ATTRIBUTES.includes(String(node.name.name));
		const value =
			isSpoken && isNode(node.value) ? [...walk(node.value)].find(({ type }) => type === "Literal")?.value : "";
		const text = node.type === "JSXText" ? node.value : value;
		return typeof text === "string" && IS_WORD.test(text) && !IS_KEY.test(text) && text.trim() !== "Aa"
			? [`${path}: ${text.trim()}`]
			: [];
	});
}
