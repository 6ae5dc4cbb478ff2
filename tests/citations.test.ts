import { existsSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { listPaths, readText } from "./source-files.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = [
	...["app", "content", "data", "database", "deploy", "desk", "docs", "domain", "public"],
	...["scripts", "server", "supabase", "testbed", "tests"],
];
/** Beside the folders. */
const ROOT_FILES = ["README.md", "CONTRIBUTING.md", "vite.config.ts", "vitest.config.ts", "react-router.config.ts"];
/** Its own examples name what does not exist. */
const OWN_PATH = "tests/citations.test.ts";
const CASES = ["docs/cases.md", "docs/accessibility.md"];
const SPECIFICATION = "docs/specification.md";

/** C46, A02, K11: wherever one stands it cites a case. Not part of a word, a colour or an id. */
const CASE = /(?<![\w#-])[ACK]\d{2,3}(?![\w-])/g;
const SECTION = /(?:(?<document>\w+), )?section (?<number>\d+)/g;
const MARKDOWN_FILE = /[\w./-]*[\w-]\.md\b(?:#(?<anchor>[\w-]+))?/g;
/** "(docs/operations.md, Headers)": a document and one of its headings. */
const HEADING_IN = /(?<path>docs\/[\w/-]+\.md), (?<heading>[A-Z][\w ]*)\)/g;

/** A file by its path from the root, not one that a module imports from beside or above it. */
const FILE =
	/(?<![\w/@.-])(?:app|content|data|database|deploy|desk|domain|public|scripts|server|supabase|testbed|tests)\/[\w/.-]*\w\.(?:tsx?|m?js|css|csv|html|json|sql|sh|svg|conf)\b/g;

/** What stands between two backticks of a document and looks like a file or a folder of ours. */
const QUOTED_PATH = /`(?<path>\w[\w.-]*(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|m?js|css|csv|html|json|sql|sh|svg|conf|md)))`/g;
/** What is made while the portal is built, runs or answers; what was tried; a package. */
const NOT_KEPT = /^(?:build\/|test-results\/|DATA_DIR\/|sw\.js$|app2\.js$|ipaddr\.js$)/;

interface Document {
	path: string;
	text: string;
}

const documents: Document[] = [...ROOT_FILES, ...listPaths(FOLDERS, /\.(tsx?|m?js|css|sql|sh|conf|md|svg)$/)]
	.filter((path) => path !== OWN_PATH)
	.map((path) => ({ path, text: readText(path) }));
const fileNames = new Set([...ROOT_FILES, ...listPaths(FOLDERS, /./)].map((path) => basename(path)));
const citing = documents.filter(({ path }) => !CASES.includes(path) && path !== SPECIFICATION);
const explained = [
	...CASES.flatMap((path) => matches(readText(path), /^- \*\*(?<number>[AC]\d+)\*\*/gm)),
	...matches(readText(SPECIFICATION), /\*\*(?<number>K\d+)\*\*/g),
].map(({ groups }) => groups?.number ?? "");
const sections = matches(readText(SPECIFICATION), /^## (?<number>\d) /gm).map(({ groups }) => groups?.number ?? "");

test("the citations are really seen", () => {
	expect(citing.length).toBeGreaterThan(400);
	expect(citing.flatMap(({ text }) => matches(text, CASE)).length).toBeGreaterThan(60);
	expect(citing.flatMap(({ text }) => matches(text, SECTION)).length).toBeGreaterThan(40);
	expect(documents.flatMap(({ text }) => matches(text, MARKDOWN_FILE)).length).toBeGreaterThan(40);
	expect(documents.flatMap(({ text }) => matches(text, FILE)).length).toBeGreaterThan(200);
	expect(explained.length).toBeGreaterThan(80);
});

test("no case is explained twice, and the specification has its nine sections", () => {
	expect(explained.filter((number, place) => explained.indexOf(number) !== place)).toEqual([]);
	expect(sections).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});

test("every case that is cited is explained", () => {
	expect(documents.flatMap(findUnknownCases)).toEqual([]);
});

test("every section that is cited is one of the specification, and says so", () => {
	expect(documents.flatMap(findUnknownSections)).toEqual([]);
});

test("every document that is named is there, with the heading that is named", () => {
	expect(documents.flatMap(findMissingDocuments)).toEqual([]);
	expect(documents.flatMap(findMissingHeadings)).toEqual([]);
});

test("every file that is named by its path is there", () => {
	expect(documents.flatMap(findMissingFiles)).toEqual([]);
});

test("every file and folder that a document puts between backticks is there", () => {
	const quoted = documents.filter(isDocument).flatMap(({ text }) => matches(text, QUOTED_PATH));
	expect(quoted.length).toBeGreaterThan(100);
	expect(documents.flatMap(findMissingQuoted)).toEqual([]);
});

describe("each rule finds what it forbids", () => {
	test.each<[string, (document: Document) => string[], string, string]>([
		["an unknown case", findUnknownCases, "(case C00)", "(cases C46, A02), #A00000, NIT-K99"],
		["one of several cases", findUnknownCases, "(cases K01, A00)", "K01: the banner"],
		["an unknown section", findUnknownSections, "(specification, section 10)", "(specification, section 9)"],
		["a section of something else", findUnknownSections, "docs/desk.md, section 2", "a section of 2 lines"],
		["a section of nothing", findUnknownSections, "(section 3)", "(specification, section 3)"],
		["a document", findMissingDocuments, "see trust.md", "see docs/cases.md and README.md"],
		["an anchor", findMissingDocuments, "[a](docs/cases.md#nothing)", "[a](docs/cases.md#reading-goes-on)"],
		["a file", findMissingFiles, "server/nothing.ts", "server/main.ts and ../server/nothing.ts"],
		["a heading", findMissingHeadings, "(docs/cases.md, Nothing)", "(docs/cases.md, Reading goes on)"],
	])("%s", (_what, find, wrong, right) => {
		expect(find({ path: "app/a.ts", text: `// ${wrong}.` })).toHaveLength(1);
		expect(find({ path: "app/a.ts", text: `// ${right}.` })).toEqual([]);
	});

	test.each(["server/nothing.ts", "domain/nothing/", "nothing.ts"])("a quoted path: %s", (wrong) => {
		expect(findMissingQuoted({ path: "docs/a.md", text: `See \`${wrong}\`.` })).toHaveLength(1);
		expect(
			findMissingQuoted({ path: "docs/a.md", text: "See `server/`, `worker.js` and `decisions/desk.md`." }),
		).toEqual([]);
	});
});

function matches(text: string, pattern: RegExp): RegExpExecArray[] {
	return [...text.matchAll(pattern)];
}

function findUnknownCases({ path, text }: Document): string[] {
	const unknown = matches(text, CASE).filter(([number]) => !explained.includes(number));
	return unknown.map(([number]) => `${path}: ${number}`);
}

function findUnknownSections({ path, text }: Document): string[] {
	const unknown = matches(text, SECTION).filter(
		({ groups }) => groups?.document !== "specification" || !sections.includes(groups?.number ?? ""),
	);
	return unknown.map(([citation]) => `${path}: ${citation}`);
}

/** A document is named from the root of the repository or from the folder of the file that names it. */
function findMissingDocuments({ path, text }: Document): string[] {
	const missing = matches(text, MARKDOWN_FILE).filter(({ 0: named, groups }) => {
		const file = named.split("#")[0] ?? "";
		const found = [file, posix.join(posix.dirname(path), file)].find((each) => existsSync(join(ROOT, each)));
		const anchor = groups?.anchor;
		return !found || (anchor !== undefined && !headingsOf(found).map(anchorOf).includes(anchor));
	});
	return missing.map(([named]) => `${path}: ${named}`);
}

/** Tests make up files for their examples. */
function findMissingFiles({ path, text }: Document): string[] {
	if (path.startsWith("tests/") || path.endsWith(".test.ts")) return [];
	const missing = matches(text, FILE).filter(([file]) => !existsSync(join(ROOT, file)));
	return missing.map(([file]) => `${path}: ${file}`);
}

function isDocument({ path }: Document): boolean {
	return path.endsWith(".md");
}

/** From the root or from the folder of the document; a name without a folder is that of some file. */
function findMissingQuoted(document: Document): string[] {
	if (!isDocument(document)) return [];
	const missing = matches(document.text, QUOTED_PATH)
		.map(({ groups }) => groups?.path ?? "")
		.filter((named) => !NOT_KEPT.test(named))
		.filter((named) => !(named.includes("/") ? isThere(named, document.path) : fileNames.has(named)));
	return missing.map((named) => `${document.path}: ${named}`);
}

function isThere(named: string, from: string): boolean {
	return [named, posix.join(posix.dirname(from), named)].some((each) => existsSync(join(ROOT, each)));
}

function findMissingHeadings({ path, text }: Document): string[] {
	const missing = matches(text, HEADING_IN).filter(({ groups }) => {
		return !headingsOf(groups?.path ?? "").includes(groups?.heading ?? "");
	});
	return missing.map(([citation]) => `${path}: ${citation}`);
}

function headingsOf(path: string): string[] {
	if (!existsSync(join(ROOT, path))) return [];
	return matches(readText(path), /^#+ (?<heading>.+)$/gm).map(({ groups }) => groups?.heading ?? "");
}

/** The name under which Markdown links to a heading. */
function anchorOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N} -]/gu, "")
		.replaceAll(" ", "-");
}
