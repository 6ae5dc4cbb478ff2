import { readFileSync } from "node:fs";
import { isNode, listPaths, parseSource, readText, type SyntaxNode, walk } from "../source-files.ts";

/** What stands round every text of the pseudo-language; accents and doubled vowels make it some 40 % longer. */
const OPEN = "[~";
const CLOSE = "~]";
const ACCENTED: Readonly<Record<string, string>> = { a: "áa", e: "ée", i: "íi", o: "óo", u: "úu" };
/** Words of content that are names for the code and not for a citizen are one word: those are left as they are. */
const HAS_WORDS = /\p{L}.*\s/u;

/** A text in the pseudo-language, its `{{placeholders}}` untouched. */
export function pseudo(text: string): string {
	return `${OPEN}${grow(text)}${CLOSE}`;
}

/** What is left of a text when everything between brackets is taken out, brackets within brackets too. */
export function outsideBrackets(text: string): string {
	const parts = text.split(/(\[~|~\])/);
	// A sentence that an element stands in goes on behind it: its end closes what its beginning has opened.
	const [first] = parts.filter((part) => part === OPEN || part === CLOSE);
	let depth = first === CLOSE ? 1 : 0;
	return parts
		.map((part) => {
			if (part === OPEN) depth++;
			if (part === CLOSE) depth--;
			return depth > 0 || part === CLOSE ? "\n" : part;
		})
		.join("");
}

function grow(text: string): string {
	return text.replace(/\{\{\w+\}\}|[aeiou]/g, (found) => ACCENTED[found] ?? found);
}

interface Edit {
	start: number;
	end: number;
	text: string;
}

/** A module of the built server whose dictionaries and content speak the pseudo-language; everything else stays as built. */
export function translateModule(path: string, code: string, texts: ContentTexts): string {
	const edits = new Map<number, Edit>();
	const { syntax } = parseSource(path, code);
	const add = (edit: Edit) => edits.set(edit.start, edit);
	for (const node of walk(syntax)) {
		if (isDictionary(node)) for (const literal of listValues(node)) add(translateLiteral(literal));
	}
	for (const literal of listValues(syntax)) {
		if (texts.whole.has(String(literal.value)) && !edits.has(Number(literal.start))) add(translateLiteral(literal));
	}
	for (const node of walk(syntax)) {
		if (node.type !== "TemplateLiteral" || !texts.templates.has(nameTemplate(node))) continue;
		for (const edit of translateTemplate(node)) add(edit);
	}
	return [...edits.values()]
		.sort((one, other) => other.start - one.start)
		.reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), code);
}

export interface ContentTexts {
	whole: ReadonlySet<string>;
	/** Templates, by their fixed parts. */
	templates: ReadonlySet<string>;
}

/** Every text that `content/` and the questions of the observatory write and the pages show. */
export function readContentTexts(): ContentTexts {
	const sources = listPaths(["content", "domain/observatory"], /(?<!\.test)\.ts$/).map(
		(path) => parseSource(path, readText(path)).syntax,
	);
	const values = sources.flatMap(listValues).map(({ value }) => String(value));
	const templates = sources.flatMap((source) => [...walk(source)].filter(({ type }) => type === "TemplateLiteral"));
	return {
		whole: new Set(values.filter((value) => HAS_WORDS.test(value))),
		templates: new Set(templates.map(nameTemplate).filter((name) => HAS_WORDS.test(name))),
	};
}

const DICTIONARY_KEYS = Object.keys(JSON.parse(readFileSync("public/locales/es.json", "utf8")));

function isDictionary({ type, properties }: SyntaxNode): boolean {
	if (type !== "ObjectExpression" || !Array.isArray(properties)) return false;
	const keys = properties.map(keyOf);
	return DICTIONARY_KEYS.every((key) => keys.includes(key));
}

function keyOf({ key }: SyntaxNode): unknown {
	return isNode(key) ? (key.name ?? key.value) : undefined;
}

/** String literals that are values: neither keys of objects nor addresses of imports. */
function listValues(root: SyntaxNode): SyntaxNode[] {
	const found: SyntaxNode[] = [];
	const visit = (node: SyntaxNode) => {
		if (/^(Import|Export(All|Named))/.test(node.type) && isNode(node.source)) return;
		if (node.type === "Literal" && typeof node.value === "string") found.push(node);
		for (const [name, field] of Object.entries(node)) {
			if (name === "key" && node.computed !== true) continue;
			for (const child of Array.isArray(field) ? field : [field]) if (isNode(child)) visit(child);
		}
	};
	visit(root);
	return found;
}

function translateLiteral({ start, end, value }: SyntaxNode): Edit {
	return { start: Number(start), end: Number(end), text: JSON.stringify(pseudo(String(value))) };
}

function nameTemplate({ quasis }: SyntaxNode): string {
	return listQuasis(quasis)
		.map(({ cooked }) => cooked)
		.join("…");
}

function translateTemplate({ quasis }: SyntaxNode): Edit[] {
	const parts = listQuasis(quasis);
	return parts.map(({ start, end, raw }, place) => {
		const before = place === 0 ? OPEN : "";
		const after = place === parts.length - 1 ? CLOSE : "";
		return { start, end, text: `${before}${grow(raw)}${after}` };
	});
}

function listQuasis(quasis: unknown): { start: number; end: number; raw: string; cooked: string }[] {
	if (!Array.isArray(quasis)) return [];
	return quasis.map((quasi) => ({
		start: quasi.start,
		end: quasi.end,
		raw: quasi.value.raw,
		cooked: quasi.value.cooked,
	}));
}
