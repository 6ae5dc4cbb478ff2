import type { Browser } from "@playwright/test";
import { BASELINES } from "./processes.ts";
import { type Visits, visitPage } from "./visits.ts";

/** The portal and what it is compared with. */
export const SERVERS = ["portal", ...BASELINES] as const;
export type Server = (typeof SERVERS)[number];

/** What was seen of each page, by server; one entry for each round. */
export type Samples = Map<string, Record<Server, Visits[]>>;

/** As in life, others asked for each page before: what is asked for again the portal packs as well as it can be. */
const VISITS_BEFORE = 2;

interface RoundsPlan {
	browser: Browser;
	origins: Record<Server, string>;
	paths: readonly string[];
	rounds: number;
}

/** Visits every page of every server once in each round, so that what disturbs the machine disturbs all of them. */
export async function measureVisits({ browser, origins, paths, rounds }: RoundsPlan): Promise<Samples> {
	const samples: Samples = new Map(paths.map((path) => [path, { portal: [], govuk: [], floor: [] }]));
	for (const path of paths) {
		console.log(`asked for before, ${path}`);
		for (let visit = 0; visit < VISITS_BEFORE; visit += 1) await visitPage({ browser, origin: origins.portal, path });
	}
	for (let round = 0; round < rounds; round += 1) {
		for (const [path, ofServers] of samples) {
			console.log(`round ${round + 1} of ${rounds}, ${path}`);
			for (const server of inTurn(SERVERS, round)) {
				ofServers[server].push(await visitPage({ browser, origin: origins[server], path }));
			}
		}
	}
	return samples;
}

/** Another one begins in each round: whoever comes first finds the machine colder. */
export function inTurn<Thing>(things: readonly Thing[], round: number): Thing[] {
	const start = round % things.length;
	return [...things.slice(start), ...things.slice(0, start)];
}

/** The middle one; of an even number, the mean of the two in the middle. NaN of none. */
export function median(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((one, other) => one - other);
	const middle = (sorted.length - 1) / 2;
	return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/**
 * How many times as much one takes as the other: the median of what each round gives, so that a slow minute of the
 * machine, which slows both, changes little. NaN where the other took nothing in one of the rounds: without those
 * rounds it would be the median of the other's worse ones.
 */
export function timesAsMuch(own: readonly number[], other: readonly number[]): number {
	const ratios = own.map((number, round) => number / (other[round] || Number.NaN));
	return ratios.every(Number.isFinite) ? median(ratios) : Number.NaN;
}
