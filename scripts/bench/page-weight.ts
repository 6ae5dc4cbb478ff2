import { brotliCompressSync, constants } from "node:zlib";
import { JSDOM } from "jsdom";
import { PAGE_START, type PageStart } from "../../app/page-start.ts";

/** Asks a server for an address as a browser does that takes brotli. */
export type Ask = (address: string) => Promise<Answer>;

export interface Answer {
	/** Of the body as it was sent. */
	bytes: number;
	/** Of the status line and the headers, about. */
	headerBytes: number;
	/** The body as it was sent. */
	sent: Buffer;
	/** The same, decompressed. */
	text: string;
}

/** A "style" is fetched before the first paint, a "sheet" when scripts start. */
export const FILE_KINDS = ["style", "sheet", "font", "icon", "script", "words"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface WeighedFile {
	/** Its name without the digest of its content: "base.css". */
	family: string;
	kind: FileKind;
	bytes: number;
}

/** What a page is made of; bytes are those of bodies, compressed. */
export interface PageWeight {
	path: string;
	/** As it is sent, with everything that is written into it. */
	document: Answer;
	/** The document without the styles and the boot script that every page carries. */
	html: number;
	inlinedStyles: number;
	/** The script that runs before all others, as it stands in the page; undefined where there is none. */
	boot: string | undefined;
	/** Whether the other scripts wait until the visitor is about to use something. */
	waitsForIntent: boolean;
	files: WeighedFile[];
	nodes: number;
}

/** The page types whose weight is held (tests/budgets.test.ts). */
export const WEIGHED_PATHS = [
	"/",
	"/catalogo",
	"/catalogo?search=pasaporte",
	"/tramite/inscripcion-nit",
	"/categorias",
	"/instituciones",
	"/instituciones/sat",
	"/observatorio",
	"/experiencias",
	"/asistente-tramites",
	"/ayuda",
	"/reportar",
];

/** The boot script names the files that a browser may keep (`app/document/finish-document.server.ts`). */
const BOOT = "script[data-files]";
/** What scripts ask for as soon as they run. */
const ASKED_BY_SCRIPTS = ["/locales/es.json"];
/** As the server packs its pages. */
const PAGE_QUALITY = 5;
const ICON_LINKS = 'link[rel="icon"], link[rel="preload"][as="image"]';

/** Everything that a page brings, with the static imports of its scripts and what its styles name. */
export async function weighPage(ask: Ask, path: string): Promise<PageWeight> {
	const answer = await ask(path);
	const { document } = new JSDOM(answer.text).window;
	const nodes = document.querySelectorAll("*").length;
	const inlined = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
	const boot = document.querySelector(BOOT)?.textContent ?? undefined;
	const start: PageStart | null = JSON.parse(document.getElementById(PAGE_START)?.textContent ?? "null");
	const names = new Set<string>([
		...addressesOf(document, 'link[rel="stylesheet"]:not([disabled])', "href"),
		...addressesOf(document, `${ICON_LINKS}, svg use`, "href"),
		...addressesOf(document, "img, script[src]", "src"),
		...addressesOf(document, "script[data-open-now]", "data-open-now"),
		...(start?.files ?? []),
		...inlined.flatMap(addressesInStyles),
		...ASKED_BY_SCRIPTS,
	]);
	const sheets = new Set(addressesOf(document, 'link[rel="stylesheet"][disabled]', "href"));
	const files = await weighFiles(ask, names);
	for (const file of await weighFiles(ask, sheets)) if (file.kind === "style") files.push({ ...file, kind: "sheet" });
	return {
		path,
		document: answer,
		html: pack([...inlined, boot ?? ""].reduce((text, part) => text.replace(part, ""), answer.text)),
		inlinedStyles: inlined.length > 0 ? pack(inlined.join("")) : 0,
		boot,
		waitsForIntent: start !== null,
		files,
		nodes,
	};
}

/** Sizes by what they are of; `html` of an address, or a file family. */
export type Sizes = Record<string, number>;

/** One size for each page and each file family, in the order of their names. The files of a family that one page takes count together. */
export function listSizes(pages: readonly PageWeight[]): Sizes {
	const sizes: Sizes = {};
	for (const { path, html, boot, nodes, files } of pages) {
		sizes[`html ${path}`] = html;
		sizes[`nodes ${path}`] = nodes;
		if (boot !== undefined) sizes["boot script, plain"] = Buffer.byteLength(boot);
		for (const [family, ofFamily] of Map.groupBy(files, (file) => file.family)) {
			const bytes = ofFamily.reduce((sum, file) => sum + file.bytes, 0);
			sizes[family] = Math.max(sizes[family] ?? 0, bytes);
		}
	}
	return Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function weighFiles(ask: Ask, names: ReadonlySet<string>): Promise<WeighedFile[]> {
	const files = new Map<string, WeighedFile>();
	const waiting = [...names];
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		if (files.has(name)) continue;
		const { bytes, text } = await ask(name);
		const kind = kindOf(name);
		files.set(name, { family: familyOf(name), kind, bytes });
		if (kind === "style") waiting.push(...addressesInStyles(text));
		if (kind === "script") waiting.push(...importsIn(text));
	}
	return [...files.values()];
}

function addressesOf(document: Document, selector: string, attribute: string): string[] {
	return [...document.querySelectorAll(selector)].flatMap((element) => {
		const [address] = (element.getAttribute(attribute) ?? "").split("#");
		return address?.startsWith("/") ? [address] : [];
	});
}

function addressesInStyles(text: string): string[] {
	return matches(text, /url\(["']?(\/[^"')#]+)/g);
}

function importsIn(text: string): string[] {
	return matches(text, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g).map((name) => `/assets/${name}`);
}

function matches(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
}

function kindOf(name: string): FileKind {
	if (/\.css(\?|$)/.test(name)) return "style";
	if (/\.woff2?(\?|$)/.test(name)) return "font";
	if (/\.js(\?|$)/.test(name)) return "script";
	if (/\.json(\?|$)/.test(name)) return "words";
	return "icon";
}

/** Vite puts eight signs of a digest before the ending. */
function familyOf(name: string): string {
	return name
		.replace(/\?.*$/, "")
		.replace(/^\/(assets\/)?/, "")
		.replace(/-[\w-]{8}(?=\.\w+$)/, "");
}

function pack(text: string): number {
	return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }).byteLength;
}
