import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDataFolder } from "../../testbed/built-server.ts";
import { startBaseline } from "./baselines/start.ts";
import type { ChangeFigures } from "./change.ts";
import { measureChange } from "./change.ts";
import { readContent } from "./content.ts";
import type { Asked, Rates } from "./rates.ts";
import { BASELINE_QUESTION, measureRates, newText, PORTAL_QUESTIONS } from "./rates.ts";
import type { LoopDelay, MeasuredServer } from "./server-process.ts";
import { ask, readUse, startMeasured } from "./server-process.ts";
import { seedSyntheticPortal } from "./synthetic-catalogue.ts";

/** What the server costs over catalogues of several sizes. */
export interface ServerFigures {
	/** One for each catalogue; the first is the real one. */
	portals: PortalFigures[];
	rates: Rates;
	baseline: Asked;
}

export interface PortalFigures {
	procedures: number;
	startMs: number;
	secondStartMs: number;
	/** While the second start gets ready. */
	loop: LoopDelay;
	/** The first answer after ready beside the tenth of its kind; each asks for a page that no memory has. */
	firstAnswerMs: Record<string, { first: number; tenth: number }>;
	/** Bytes of the first page, compressed. */
	firstPageBytes: Record<string, number>;
	memoryMb: { ready: number; loaded: number };
	/** While one procedure is changed, after all loads. */
	change: ChangeFigures;
	asked: Record<keyof typeof PORTAL_QUESTIONS, Asked>;
}

const DATA_FOLDER = join(import.meta.dirname, "..", "..", "data");
const REAL_COUNT = 238;
const ROUNDS = 5;
/** Of each load in each round. */
const LOAD_SECONDS = 2;
const FIRST_PAGES = ["/", "/catalogo", "/instituciones", "/categorias", "/observatorio"];

/** Starts the built server over the real catalogue and over made-up ones, and measures what start, memory and answers cost. */
export async function measureServers(madeUp: readonly number[]): Promise<ServerFigures> {
	const stops: (() => Promise<unknown>)[] = [];
	try {
		const opened: OpenPortal[] = [];
		for (const procedures of [undefined, ...madeUp]) opened.push(await openPortal(procedures, stops));
		const baseline = await openBaseline(opened, stops);
		const rates = await measureRates(besideEachOther(opened, baseline), ROUNDS, LOAD_SECONDS);
		const portals: PortalFigures[] = [];
		for (const { measured, folder, ...figures } of opened) {
			const loaded = (await readUse(measured.server.origin)).memoryMb;
			const change = await measureChange(measured, folder);
			portals.push({ ...figures, memoryMb: { ...figures.memoryMb, loaded }, change });
		}
		return { portals, rates, baseline };
	} finally {
		for (const stop of stops.toReversed()) await stop();
	}
}

/** A portal that is ready, with what its start told. */
interface OpenPortal extends Omit<PortalFigures, "memoryMb" | "change"> {
	measured: MeasuredServer;
	folder: string;
	memoryMb: { ready: number };
}

/** Starts a portal twice over a new folder; undefined: over the real catalogue. */
async function openPortal(procedures: number | undefined, stops: (() => Promise<unknown>)[]): Promise<OpenPortal> {
	const data = await makeDataFolder();
	stops.push(data.dispose);
	if (procedures !== undefined) await seedSyntheticPortal(data.path, procedures, DATA_FOLDER);
	const first = await startMeasured(data.path);
	await first.server.stop();
	const measured = await startMeasured(data.path);
	const { origin, startedInMs, stop } = measured.server;
	stops.push(stop);
	return {
		measured,
		folder: data.path,
		procedures: procedures ?? REAL_COUNT,
		startMs: first.server.startedInMs,
		secondStartMs: startedInMs,
		loop: await measured.readLoop(),
		memoryMb: { ready: (await readUse(origin)).memoryMb },
		firstAnswerMs: await measureFirstAnswers(origin),
		firstPageBytes: await weighFirstPages(origin),
		asked: {
			cached: { origin, question: PORTAL_QUESTIONS.cached },
			procedure: { origin, question: PORTAL_QUESTIONS.procedure },
			search: { origin, question: PORTAL_QUESTIONS.search },
			fullSearch: { origin, question: PORTAL_QUESTIONS.fullSearch },
			answers: { origin, question: PORTAL_QUESTIONS.answers },
		},
	};
}

/** Express over what the first portal lists. */
async function openBaseline([portal]: readonly OpenPortal[], stops: (() => Promise<unknown>)[]): Promise<Asked> {
	if (!portal) throw new Error("There is no portal to list the same as.");
	const content = join(portal.folder, "bench-pages.json");
	const path = BASELINE_QUESTION.pathOf(0);
	await writeFile(content, JSON.stringify(await readContent(portal.measured.server.origin, [path])));
	const { origin, stop } = await startBaseline("govuk", content);
	stops.push(stop);
	return { origin, question: BASELINE_QUESTION };
}

/** All that is asked, with what is compared next to each other. */
function besideEachOther(portals: readonly Pick<PortalFigures, "asked">[], baseline: Asked): Asked[] {
	const of = (name: keyof PortalFigures["asked"]) => portals.map(({ asked }) => asked[name]);
	return [...of("cached"), ...of("procedure"), ...of("fullSearch"), ...of("search"), baseline, ...of("answers")];
}

/** What each of these pages weighs, compressed. */
async function weighFirstPages(origin: string): Promise<Record<string, number>> {
	const weights: Record<string, number> = {};
	for (const path of FIRST_PAGES) weights[path] = (await ask(origin + path)).bytes;
	return weights;
}

async function measureFirstAnswers(origin: string): Promise<PortalFigures["firstAnswerMs"]> {
	const times: PortalFigures["firstAnswerMs"] = {};
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
