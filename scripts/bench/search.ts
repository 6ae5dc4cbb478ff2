// One measurement in a process of its own, whose memory is that of the search: `node --expose-gc search.ts <folder of facts>`.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { RATED_SEARCHES } from "../../content/catalogue/rated-searches.ts";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { readFacts } from "../../database/facts.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { createProcedureSearch } from "../../domain/search/search.ts";
import { writeSyntheticFacts } from "./synthetic-catalogue.ts";

/** What the search costs by itself, over a catalogue of so many procedures. */
export interface SearchFigures {
	procedures: number;
	builtMs: number;
	memoryMb: number;
	/** Of the rated searches and of as many names, asked once each: at most this in 95 of 100. */
	searchMs: number;
}

const DATA_FOLDER = join(import.meta.dirname, "../../data");
const WARM_TEXTS = 100;
const MOST_NAMES = 500;

/** Measures the search over the shipped catalogue and over a made-up one of `procedures`. */
export async function measureSearch(procedures: number): Promise<SearchFigures[]> {
	const folder = await mkdtemp(join(tmpdir(), "search-"));
	try {
		await writeSyntheticFacts(folder, { procedures }, DATA_FOLDER);
		return [await measureApart(DATA_FOLDER), await measureApart(folder)];
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function measureApart(factsFolder: string): Promise<SearchFigures> {
	const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", import.meta.filename, factsFolder]);
	return JSON.parse(stdout);
}

async function measureHere(factsFolder: string): Promise<SearchFigures> {
	const { procedures, institutions } = await readFacts(factsFolder);
	const asRow = (record: object) => ({ ...record });
	const rows = { procedures: procedures.map(asRow), institutions: institutions.map(asRow), observatory: [] };
	const catalogue = createCatalogue(rows, "bench");
	const beside = listSearchedBeside(catalogue);
	const before = heapAfterCollection();
	const began = performance.now();
	const search = createProcedureSearch(catalogue.procedures, beside);
	const builtMs = performance.now() - began;
	const memoryMb = (heapAfterCollection() - before) / 1e6;
	const names = catalogue.procedures.map(({ name }) => name ?? "").slice(0, MOST_NAMES);
	const texts = [...RATED_SEARCHES.map(({ text }) => text), ...names];
	for (const text of texts.slice(0, WARM_TEXTS)) search.search(`${text} x`);
	const times = texts.map((text) => {
		const asked = performance.now();
		search.search(text);
		return performance.now() - asked;
	});
	times.sort((one, other) => one - other);
	const searchMs = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
	return { procedures: catalogue.procedures.length, builtMs, memoryMb, searchMs };
}

function heapAfterCollection(): number {
	globalThis.gc?.();
	return process.memoryUsage().heapUsed;
}

if (import.meta.main) console.log(JSON.stringify(await measureHere(process.argv[2] ?? DATA_FOLDER)));
