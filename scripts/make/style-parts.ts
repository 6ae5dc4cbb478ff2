// After the build: takes the style sheet apart, so that each page can carry the rules that it uses (app/document/page-styles.server.ts).
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { type ChildNode, type Container } from "postcss";
import type { StylePart } from "../../app/context.ts";
import { SITE_SHEET, STYLE_PARTS_FILE, type StyleParts } from "../../server/pages/client-files.ts";

const CLIENT_DIR = join(import.meta.dirname, "../..", "build", "client");
/** What a rule inside these is about is no element of the page. */
const KEPT_WHOLE = /keyframes$/;
/** What a selector excludes, looks for elsewhere or takes from an attribute names nothing that the page must have. */
const NAMES_NOTHING = /\[(?:"[^"]*"|'[^']*'|[^\]])*\]|:(?!is\()[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** The innermost `:is(…)`. */
const EITHER = /:is\(([^()]*)\)/;

if (import.meta.main) {
	const folder = join(CLIENT_DIR, "assets");
	const name = (await readdir(folder)).find((each) => SITE_SHEET.test(each)) ?? "";
	const sheet = (await readFile(join(folder, name), "utf8")).trim();
	const { typefaces, rest } = takeTypefaces(sheet);
	const made: StyleParts = { typefaces, styles: takeApart(rest) };
	await writeFile(join(folder, name), rest);
	await writeFile(join(CLIENT_DIR, STYLE_PARTS_FILE), JSON.stringify(made));
}

/**
 * A sheet without its typefaces. They stand in the page alone: a browser that meets them a second time, in a sheet that
 * scripts bring, changes the letters of a page that somebody reads.
 */
function takeTypefaces(sheet: string): { typefaces: string; rest: string } {
	const root = postcss.parse(sheet);
	const faces = root.nodes.filter((node) => node.type === "atrule" && node.name === "font-face");
	for (const face of faces) face.remove();
	return { typefaces: faces.join(""), rest: String(root) };
}

/** The parts of a sheet in their order; put together again they are the sheet. */
export function takeApart(sheet: string): StylePart[] {
	const parts = partsOf(postcss.parse(sheet));
	if (putTogether(parts) !== sheet) throw new Error(`This style sheet cannot be taken apart: ${sheet.slice(0, 200)}`);
	return parts;
}

function partsOf(container: Container): StylePart[] {
	const parts: StylePart[] = [];
	for (const node of container.nodes ?? []) {
		const part = partOf(node);
		const before = parts.at(-1);
		if (typeof part === "string" && typeof before === "string") parts[parts.length - 1] = before + part;
		else parts.push(part);
	}
	return parts;
}

function partOf(node: ChildNode): StylePart {
	if (node.type === "rule") {
		const needs = node.selectors
			.flatMap((selector) => listEither(selector.replace(NAMES_NOTHING, "")))
			.map(listClasses);
		return needs.some((classes) => classes.length === 0) ? String(node) : { needs, css: String(node) };
	}
	if (node.type !== "atrule") return String(node);
	if (!node.nodes) return `${node};`;
	const holdsRules = node.nodes.some(({ type }) => type === "rule" || type === "atrule");
	if (!holdsRules || KEPT_WHOLE.test(node.name)) return String(node);
	const whole = String(node);
	return { open: whole.slice(0, whole.indexOf("{") + 1), parts: partsOf(node) };
}

/** `.a :is(.b,.c)` as `.a .b` and `.a .c`, the inner ones first. */
function listEither(names: string): string[] {
	const [whole = "", each] = EITHER.exec(names) ?? [];
	return each === undefined ? [names] : each.split(",").flatMap((one) => listEither(names.replace(whole, () => one)));
}

/** The classes that a page must have for a selector of these names to match something in it. */
function listClasses(names: string): string[] {
	// Whatever is written in an unusual way stays.
	return /[\\"'()[\]]/.test(names) ? [] : [...new Set([...names.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name))];
}

function putTogether(parts: readonly StylePart[]): string {
	return parts
		.map((part) =>
			typeof part === "string" ? part : "css" in part ? part.css : `${part.open}${putTogether(part.parts)}}`,
		)
		.join("");
}
