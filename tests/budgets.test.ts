import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { addresses } from "../app/address/addresses.ts";
import procedures from "../data/procedures.json" with { type: "json" };
import { KEPT_FILES_HEADER, keptFilesOf } from "../domain/kept-files.ts";
import {
	type Answer,
	type FileKind,
	listSizes,
	type PageWeight,
	type Sizes,
	WEIGHED_PATHS,
	type WeighedFile,
	weighPage,
} from "../scripts/bench/page-weight.ts";
import { readClientFiles } from "../server/pages/client-files.ts";
import accepted from "./accepted-sizes.json" with { type: "json" };
import { openPortal, type Portal } from "./pages/portal.ts";

/** Bytes on the wire in brotli unless it says plain; no times, which belong to `npm run bench`. */
const MOST = {
	/** A first visit of somebody who only looks, with its headers: document, icon and what else starts by itself. */
	coldVisit: 36_000,
	/** What a browser keeps for its next pages: style sheet, boot script, icons, marks and flags. */
	kept: 29_600,
	/** The same once everything has started. */
	everything: 208_500,
	scripts: 131_500,
	scriptFiles: 9,
	bootPlain: 10_300,
	/** A page after the first, with its headers, for a browser that keeps the files; the observatory and long lists take more. */
	secondPage: 14_800,
	longSecondPage: 21_000,
	catalogueHtml: 12_000,
	catalogueNodes: 1_500,
} as const;
/** What a server may send before the first answer of the browser: ten segments (RFC 6928). */
const FIRST_FLIGHT = 14_600;
/** How much a file may grow before somebody has to look: 3 %, and what a renamed digest or a longer date adds. */
const MARGIN = 1.03;
const MARGIN_BYTES = 40;
const RENEW = "If that is meant: node scripts/bench/accept-sizes.ts, and look at what it changes.";

/** What stands before and after the headers of the application on the line, over HTTP/1.1. */
const ADDED_BY_NODE = [
	"HTTP/1.1 200 OK",
	"Date: Wed, 25 Nov 2026 08:00:00 GMT",
	"Connection: keep-alive",
	"Keep-Alive: timeout=5, max=1000",
];
const { kept } = readClientFiles("build/client");

/** So many of the procedures with the most facts are weighed. */
const LONGEST = 4;
/** Parts of a page that a breach names. */
const HEAVIEST_NAMED = 6;

let pages: PageWeight[] = [];

beforeAll(async () => {
	const portal = await openPortal();
	pages = await Promise.all(WEIGHED_PATHS.map((path) => weighPage((address) => ask(portal, address), path)));
});

test("pages and files are really weighed", () => {
	expect(pages).toHaveLength(WEIGHED_PATHS.length);
	for (const { path, document, nodes, files } of pages) {
		expect(document.bytes, path).toBeGreaterThan(1_000);
		expect(nodes, path).toBeGreaterThan(100);
		const kinds = new Set(files.map(({ kind }) => kind));
		expect(kinds, path).toContain("script");
		expect(kinds, path).toContain("font");
		expect(files.map(({ family }) => family)).toContain("vendor.js");
	}
});

test("no page and no file has grown by more than three in a hundred since somebody accepted its size", () => {
	expect(listGrown(accepted, listSizes(pages)), RENEW).toEqual([]);
});

test("what grew is named, and what is new", () => {
	const before = { "base.css": 5_000, "nodes /": 500, "gone.js": 900 };
	expect(listGrown(before, { "base.css": 5_150, "nodes /": 510 })).toEqual([]);
	expect(listGrown(before, { "base.css": 5_300, "nodes /": 560, "new.js": 10 })).toEqual([
		"base.css: 5300, accepted 5000",
		"nodes /: 560, accepted 500",
		"new.js: 10, new",
	]);
});

test(`a visit that only looks brings at most ${MOST.coldVisit / 1000} kB`, () => {
	const parts = (page: PageWeight) => {
		const byThemselves = page.waitsForIntent ? [] : partsOf(page, "script", "words");
		return [documentOf(page), ...partsOf(page, "style", "icon"), ...byThemselves];
	};
	expect(listOver(MOST.coldVisit, parts)).toEqual([]);
});

test(`everything that a page brings is at most ${MOST.everything / 1000} kB`, () => {
	expect(listOver(MOST.everything, (page) => [documentOf(page), ...page.files])).toEqual([]);
});

test(`the scripts of a page are at most ${MOST.scripts / 1000} kB in ${MOST.scriptFiles} files`, () => {
	expect(listOver(MOST.scripts, (page) => partsOf(page, "script"))).toEqual([]);
	const crowded = pages.flatMap(({ path, files }) => {
		const scripts = files.filter(({ kind }) => kind === "script").map(({ family }) => family);
		return scripts.length > MOST.scriptFiles ? [`${path}: ${scripts.length}, ${scripts.join(" ")}`] : [];
	});
	expect(crowded).toEqual([]);
});

test(`the boot script is at most ${MOST.bootPlain / 1000} kB, and the other scripts wait for an intent`, () => {
	const pathsOf = (isWrong: (page: PageWeight) => boolean) => pages.filter(isWrong).map(({ path }) => path);
	expect(
		pathsOf(({ boot }) => boot === undefined),
		"without a boot script that names what may be kept",
	).toEqual([]);
	expect(pathsOf(({ boot = "" }) => Buffer.byteLength(boot) > MOST.bootPlain)).toEqual([]);
	expect(pathsOf(({ waitsForIntent }) => !waitsForIntent)).toEqual([]);
});

test(`what a browser keeps for later pages is at most ${MOST.kept / 1000} kB`, async () => {
	const portal = await openPortal();
	const answers = await Promise.all(kept.map((address) => ask(portal, address)));
	expect(answers).toHaveLength(4);
	expect(answers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST.kept);
});

test(`a second page is at most ${MOST.secondPage / 1000} kB with its headers for who keeps the files, the observatory and whole lists ${MOST.longSecondPage / 1000} kB`, async () => {
	// Over HTTPS and with an origin of its own, as it runs: with the code of the printed sheet and all headers.
	const portal = await openPortal({ publicUrl: "https://tramites.example" });
	const longest = procedures.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
	const others = longest.slice(0, LONGEST).map(({ id }) => addresses.procedure.to({ id }));
	const over: string[] = [];
	for (const path of [...WEIGHED_PATHS, ...others]) {
		const isLong = path.startsWith(addresses.observatory.to()) || others.includes(path);
		const { body, head } = await weighSecond(portal, path);
		const most = isLong ? MOST.longSecondPage : MOST.secondPage;
		if (body + head > most) over.push(`${path}: ${body} and ${head} of headers`);
	}
	expect(over).toEqual([]);
});

test("the first flight of an answer already holds every style and the heading", () => {
	const late = pages.flatMap(({ path, document: { sent, headerBytes } }) => {
		const arrived = decompressStart(sent.subarray(0, FIRST_FLIGHT - headerBytes));
		const hasStyles = arrived.includes("</head>") && !/<link rel="stylesheet" href="[^"]+"\/>/.test(arrived);
		return [...(hasStyles ? [] : [`${path}: styles`]), ...(/<h1[ >]/.test(arrived) ? [] : [`${path}: h1`])];
	});
	expect(late).toEqual([]);
});

test(`the catalogue is at most ${MOST.catalogueHtml / 1000} kB of HTML and ${MOST.catalogueNodes} nodes`, () => {
	const catalogue = pages.find(({ path }) => path === "/catalogo");
	expect(catalogue?.html, "bytes of HTML, its styles and the boot script left out").toBeLessThanOrEqual(
		MOST.catalogueHtml,
	);
	expect(catalogue?.nodes).toBeLessThanOrEqual(MOST.catalogueNodes);
});

/** A page as it comes to a browser that keeps the files, once the portal has packed it as well as it can be. */
async function weighSecond(portal: Portal, path: string) {
	const named = { [KEPT_FILES_HEADER]: keptFilesOf(kept) };
	const response = await portal.request(path, { headers: { ...named, "sec-fetch-site": "same-origin" } });
	const body = Buffer.from(await response.arrayBuffer());
	const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
	const lines = [...ADDED_BY_NODE, ...[...response.headers].map(([name, value]) => `${name}: ${value}`)];
	return {
		body: brotliCompressSync(body, { params: quality }).length,
		head: lines.join("\r\n").length + "\r\n\r\n".length,
	};
}

type Part = Pick<WeighedFile, "family" | "bytes">;

function documentOf({ document: { bytes } }: PageWeight): Part {
	return { family: "document", bytes };
}

function partsOf({ files }: PageWeight, ...kinds: FileKind[]): Part[] {
	return files.filter(({ kind }) => kinds.includes(kind));
}

/** The pages over a limit, each with its sum and its heaviest parts. */
function listOver(limit: number, listParts: (page: PageWeight) => readonly Part[]): string[] {
	return pages.flatMap((page) => {
		const parts = listParts(page).toSorted((one, other) => other.bytes - one.bytes);
		const sum = parts.reduce((total, { bytes }) => total + bytes, 0);
		const heaviest = parts.slice(0, HEAVIEST_NAMED).map(({ family, bytes }) => `${family} ${bytes}`);
		return sum > limit ? [`${page.path}: ${sum} of ${heaviest.join(", ")}`] : [];
	});
}

/** Words that name what is larger than it was, or was never accepted. */
function listGrown(before: Sizes, now: Sizes): string[] {
	return Object.entries(now).flatMap(([name, size]) => {
		const old = before[name];
		if (old === undefined) return [`${name}: ${size}, new`];
		return size > old * MARGIN + MARGIN_BYTES ? [`${name}: ${size}, accepted ${old}`] : [];
	});
}

async function ask(portal: Portal, address: string): Promise<Answer> {
	const response = await portal.request(address, { headers: { "accept-encoding": "br" } });
	if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
	const sent = Buffer.from(await response.arrayBuffer());
	const isPacked = response.headers.get("content-encoding") === "br";
	return {
		bytes: sent.byteLength,
		headerBytes: [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0),
		sent,
		text: (isPacked ? brotliDecompressSync(sent) : sent).toString("utf8"),
	};
}

/** What a browser can read of a compressed document of which only the beginning has come. */
function decompressStart(bytes: Buffer): string {
	return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString("utf8");
}
