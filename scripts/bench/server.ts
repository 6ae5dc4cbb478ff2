import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeDataFolder } from "../../testbed/built-server.ts";
import { startBaseline } from "./baselines/start.ts";
import type { ChangeFigures } from "./change.ts";
import { measureChange } from "./change.ts";
import { readContent } from "./content.ts";
import type { LoopDelay } from "./server-process.ts";
import { ask, readUse, startMeasured } from "./server-process.ts";
import { seedSyntheticPortal } from "./synthetic-catalogue.ts";

/** What the server does for one CPU-second of its process, all of its threads together. */
export interface ServerFigures {
	procedures: number;
	startMs: number;
	secondStartMs: number;
	/** While the second start gets ready. */
	loop: LoopDelay;
	/** While one procedure is changed, after all loads. */
	change: ChangeFigures;
	/** The first answer after ready beside the tenth of its kind; each asks for a page that no memory has. */
	firstAnswerMs: Record<string, { first: number; tenth: number }>;
	memoryMb: { ready: number; loaded: number };
	/** Bytes of the first page, compressed. */
	firstPageBytes: Record<string, number>;
	perCpuSecond: {
		cached: number;
		searchPage: number;
		/** Of searches whose pages are as long over every catalogue. */
		fullSearchPage: number;
		searchResults: number;
		procedurePage: number;
	};
	/**
	 * The same of the list of one search as Express, nunjucks and govuk-frontend make it each time, without searching: what
	 * this machine can do. Undefined for a catalogue of made-up procedures.
	 */
	baselinePerCpuSecond: number | undefined;
}

interface MeasureOptions {
	/** Procedures of the catalogue; undefined: the real one. */
	procedures?: number | undefined;
	/** Seconds of each load; the first second of it, in which V8 compiles, does not count. */
	seconds?: number;
}

const DATA_FOLDER = join(import.meta.dirname, "..", "..", "data");
const REAL_COUNT = 238;
const AT_ONCE = 8;
/** Loads before the measured one, so that V8 has compiled what is measured. */
const WARM_SECONDS = 4;
const FIRST_PAGES = ["/", "/catalogo", "/instituciones", "/categorias", "/observatorio"];
const BASELINE_SEARCH = "/catalogo?search=pasaporte";
const WORDS = "pasaporte,licencia,nit,registro de empresa,agua,boleto de ornato,partida de nacimiento,antecedentes";
const SEARCHED = [...WORDS.split(","), ..."visa,marca,multa,escuela,pension,exportar,salud,casa".split(",")];
/** Each finds a whole page of results in the real catalogue too; that a large one finds more is no reason to take longer. */
const COMMON = [
	..."certificado,inscripción,autorización,certificación,importación,exportación,instalación".split(","),
	..."actualización,establecimiento,extranjeros,funcionamiento".split(","),
];

/** Starts the built server twice over a catalogue and measures what start, memory and answers cost. */
export async function measureServer({ procedures, seconds = 4 }: MeasureOptions = {}): Promise<ServerFigures> {
	const data = await makeDataFolder();
	try {
		if (procedures !== undefined) await seedSyntheticPortal(data.path, procedures, DATA_FOLDER);
		const first = await startMeasured(data.path);
		await first.server.stop();
		const measured = await startMeasured(data.path);
		const { server, readLoop } = measured;
		try {
			const loop = await readLoop();
			const { origin } = server;
			const ready = (await readUse(origin)).memoryMb;
			const firstAnswerMs = await measureFirstAnswers(origin);
			const firstPageBytes = await weighFirstPages(origin);
			const rate = (pathOf: (turn: number) => string) => measureRate(origin, pathOf, seconds);
			const perCpuSecond = {
				cached: await rate(() => "/ayuda"),
				searchPage: await rate((turn) => `/catalogo?search=${newText(turn, "p")}`),
				fullSearchPage: await rate((turn) => `/catalogo?search=${encodeURIComponent(spellAnew(turn))}`),
				searchResults: await rate((turn) => `/buscar?texto=${newText(turn, "b")}`),
				procedurePage: await rate(() => "/tramite/inscripcion-nit"),
			};
			const loaded = (await readUse(origin)).memoryMb;
			const change = await measureChange(measured, data.path);
			const baselinePerCpuSecond =
				procedures === undefined ? await measureBaseline(origin, data.path, seconds) : undefined;
			return {
				procedures: procedures ?? REAL_COUNT,
				startMs: first.server.startedInMs,
				secondStartMs: server.startedInMs,
				loop,
				change,
				firstAnswerMs,
				memoryMb: { ready, loaded },
				firstPageBytes,
				perCpuSecond,
				baselinePerCpuSecond,
			};
		} finally {
			await server.stop();
		}
	} finally {
		await data.dispose();
	}
}

async function measureBaseline(origin: string, folder: string, seconds: number): Promise<number> {
	const content = join(folder, "bench-pages.json");
	await writeFile(content, JSON.stringify(await readContent(origin, [BASELINE_SEARCH])));
	const baseline = await startBaseline("govuk", content);
	try {
		return await measureRate(baseline.origin, () => BASELINE_SEARCH, seconds);
	} finally {
		await baseline.stop();
	}
}

/** What each of these pages weighs, compressed. */
async function weighFirstPages(origin: string): Promise<Record<string, number>> {
	const weights: Record<string, number> = {};
	for (const path of FIRST_PAGES) weights[path] = (await ask(origin + path)).bytes;
	return weights;
}

async function measureFirstAnswers(origin: string): Promise<ServerFigures["firstAnswerMs"]> {
	const times: ServerFigures["firstAnswerMs"] = {};
	const kinds: Record<string, (turn: number) => string> = {
		// Each spelling of a tracking parameter is the same page: home is made once, and the tenth comes from memory.
		home: (turn) => `/?utm_source=${turn}`,
		search: (turn) => `/catalogo?search=${newText(turn, "f")}`,
		buscar: (turn) => `/buscar?texto=${newText(turn, "g")}`,
	};
	for (const [kind, pathOf] of Object.entries(kinds)) {
		const took: number[] = [];
		for (let turn = 0; turn < 10; turn += 1) {
			const began = performance.now();
			await ask(origin + pathOf(turn));
			took.push(performance.now() - began);
		}
		times[kind] = { first: took[0] ?? 0, tenth: took[9] ?? 0 };
	}
	return times;
}

/** Answers for one CPU-second of the process, under load without a pause. */
export async function measureRate(origin: string, pathOf: (turn: number) => string, seconds: number): Promise<number> {
	let turn = 0;
	await load(origin, () => pathOf(turn++), WARM_SECONDS);
	const before = await readUse(origin);
	const answers = await load(origin, () => pathOf(turn++), seconds);
	const after = await readUse(origin);
	return answers / (after.cpuSeconds - before.cpuSeconds);
}

async function load(origin: string, nextPath: () => string, seconds: number): Promise<number> {
	const until = performance.now() + seconds * 1000;
	let answers = 0;
	const visit = async () => {
		while (performance.now() < until) {
			const path = nextPath();
			const { status } = await ask(origin + path);
			if (status >= 400) throw new Error(`${path} answers ${status}`);
			answers += 1;
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, visit));
	return answers;
}

/** A text that nobody asked before, about something that the catalogue has. */
function newText(turn: number, mark: string): string {
	return encodeURIComponent(`${SEARCHED[turn % SEARCHED.length]} ${mark}${turn.toString(36)}`);
}

/** A common word in letters that are small and capital otherwise each time, at least 20,000 times. */
function spellAnew(turn: number): string {
	const word = COMMON[turn % COMMON.length] ?? "";
	const capitals = Math.floor(turn / COMMON.length);
	return [...word].map((letter, at) => (capitals & (1 << at) ? letter.toUpperCase() : letter)).join("");
}

if (import.meta.main) {
	const { values } = parseArgs({ options: { procedures: { type: "string" }, seconds: { type: "string" } } });
	const procedures = values.procedures === undefined ? undefined : Number(values.procedures);
	const figures = await measureServer({ procedures, ...(values.seconds && { seconds: Number(values.seconds) }) });
	console.log(
		JSON.stringify(figures, (_key, value) => (typeof value === "number" ? Math.round(value * 10) / 10 : value), 2),
	);
	process.exit();
}
