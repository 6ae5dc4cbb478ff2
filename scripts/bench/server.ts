import { addresses } from "../../app/address/addresses.ts";
import { DEPARTMENT_IDS } from "../../domain/offices/departments.ts";
import { readContent } from "./content.ts";
import { ask, type Processes, readUse } from "./processes.ts";
import { inTurn, median } from "./rounds.ts";
import { measureSearch, type SearchFigures } from "./search.ts";
import type { CatalogueSize } from "./synthetic-catalogue.ts";
import { INSTITUTION_WITH_MANY } from "./synthetic-catalogue.ts";

/** What the server costs; rates are answers for one CPU-second of the process, all of its threads together, by round. */
export interface ServerFigures {
	rates: Record<Load, number[]>;
	/** Of the large catalogue: when it was ready the second time, what it takes then, and its first search. */
	large: { procedures: number; startMs: number; memoryMb: number; firstSearchMs: number };
	/** What so many offices add to it: to its second start, and to the pages of an institution that has 120; and their list. */
	offices: { count: number; startMs: number; timesBytes: number; listMs: number };
	/** Of the search alone, over the shipped catalogue and over the large one. */
	searches: readonly SearchFigures[];
}

const LOADS = ["cached", "search", "express"] as const;
type Load = (typeof LOADS)[number];

const ROUNDS = 5;
/** Of each load in each round. */
const LOAD_SECONDS = 2;
/** Loads before the measured ones, so that V8 has compiled what is measured. */
const WARM_SECONDS = 4;
const AT_ONCE = 8;
/** The first search is asked of so many starts: of one it would be chance. */
const STARTS = 3;
/** The address as an operator sets it: without it pages are made for each name by which the machine is asked. */
const OPERATED = { PUBLIC_URL: "http://portal.example" };

const OFFICES = 10_000;
/** Pages of the institution that has many offices. */
const WITH_OFFICES = [
	addresses.institution.to({ id: INSTITUTION_WITH_MANY }),
	addresses.procedure.to({ id: "inscripcion-nit" }),
];
const CACHED = "/ayuda";
const LISTED = "/catalogo?search=pasaporte";
const WORDS = "pasaporte,licencia,nit,registro de empresa,agua,boleto de ornato,partida de nacimiento,antecedentes";
const SEARCHED = [...WORDS.split(","), ..."visa,marca,multa,escuela,pension,exportar,salud,casa".split(",")];

/** Measures answers for each CPU-second, beside Express, and what a catalogue of `procedures` costs. */
export async function measureServer(processes: Processes, procedures: number): Promise<ServerFigures> {
	const portal = await processes.startPortal(OPERATED);
	const express = await processes.startBaseline("govuk", await readContent(portal.origin, [LISTED]));
	const rates = await measureRates({
		cached: () => portal.origin + CACHED,
		search: (turn) => portal.origin + newSearch(turn),
		// It makes this list each time, without searching.
		express: () => express + LISTED,
	});
	const large = await measureLarge(processes, { procedures });
	const withOffices = await measureLarge(processes, { procedures, offices: OFFICES });
	const timesBytes = Math.max(...large.bytes.map((bytes, at) => (withOffices.bytes[at] ?? Number.NaN) / bytes));
	const startMs = withOffices.startMs - large.startMs;
	return {
		rates,
		large: { procedures, ...large },
		offices: { count: OFFICES, startMs, timesBytes, listMs: withOffices.listMs },
		searches: await measureSearch(procedures),
	};
}

/** An address of the search that nobody asked before, about something that the catalogue has; another in every turn. */
export function newSearch(turn: number): string {
	return `/catalogo?search=${encodeURIComponent(`${SEARCHED[turn % SEARCHED.length]} p${turn.toString(36)}`)}`;
}

/**
 * Asks in turns, all of them for a few seconds in each round: minutes of a machine differ by more than what is compared.
 * Another one begins in each round.
 */
async function measureRates(loads: Record<Load, (turn: number) => string>): Promise<ServerFigures["rates"]> {
	const turns: Record<Load, number> = { cached: 0, search: 0, express: 0 };
	const rates: ServerFigures["rates"] = { cached: [], search: [], express: [] };
	const next = (name: Load) => () => loads[name](turns[name]++);
	for (const name of LOADS) await keepAsking(next(name), WARM_SECONDS);
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const name of inTurn(LOADS, round)) {
			const { origin } = new URL(loads[name](0));
			const before = await readUse(origin);
			const answers = await keepAsking(next(name), LOAD_SECONDS);
			const after = await readUse(origin);
			rates[name].push(answers / (after.cpuSeconds - before.cpuSeconds));
		}
	}
	return rates;
}

async function keepAsking(nextUrl: () => string, seconds: number): Promise<number> {
	const until = performance.now() + seconds * 1000;
	let answers = 0;
	const visit = async () => {
		while (performance.now() < until) {
			await ask(nextUrl());
			answers += 1;
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, visit));
	return answers;
}

async function measureLarge(processes: Processes, size: CatalogueSize) {
	const starts: { startMs: number; memoryMb: number; firstSearchMs: number; listMs: number; bytes: number[] }[] = [];
	for (let start = 0; start < STARTS; start += 1) {
		const server = await processes.startAgain(size, OPERATED);
		const { memoryMb } = await readUse(server.origin);
		const timeOf = async (path: string) => {
			const began = performance.now();
			await ask(server.origin + path);
			return performance.now() - began;
		};
		const firstSearchMs = await timeOf(newSearch(start));
		const lists: number[] = [];
		for (const id of DEPARTMENT_IDS) lists.push(await timeOf(addresses.offices.to({ department: id })));
		const bytes: number[] = [];
		for (const path of WITH_OFFICES) bytes.push(await ask(server.origin + path));
		starts.push({ startMs: server.startedInMs, memoryMb, firstSearchMs, listMs: median(lists), bytes });
		await server.stop();
	}
	const middle = (name: "startMs" | "memoryMb" | "firstSearchMs" | "listMs") =>
		median(starts.map((each) => each[name]));
	return {
		startMs: middle("startMs"),
		memoryMb: middle("memoryMb"),
		firstSearchMs: middle("firstSearchMs"),
		listMs: middle("listMs"),
		bytes: starts[0]?.bytes ?? [],
	};
}
