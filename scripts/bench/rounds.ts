import type { Browser } from "@playwright/test";
import { BASELINES, type Baseline } from "./baselines/start.ts";
import { type DeviceProfile, PROFILES } from "./profiles.ts";
import { type Comparable, comparePage, type IntentVisit, type Visit, visitSettled, visitWithIntent } from "./visits.ts";

/** The portal and what it is compared with, in the order of every table. */
export const SERVERS = ["portal", ...BASELINES] as const;
export type Server = "portal" | Baseline;

/** One page of one server on one device in one round. */
export interface Sample extends Comparable {
	device: DeviceProfile["name"];
	path: string;
	server: Server;
	round: number;
}

/** What only the portal is asked, because only there it makes a difference. */
export interface OwnSample {
	device: DeviceProfile["name"];
	path: string;
	settled: Visit;
	intent: IntentVisit;
}

export interface Rounds {
	samples: Sample[];
	own: OwnSample[];
}

interface RoundsPlan {
	browser: Browser;
	origins: Record<Server, string>;
	paths: readonly string[];
	rounds: number;
}

/** Measures every page of every server once in each round, so that what disturbs the machine disturbs all of them. */
export async function measureRounds({ browser, origins, paths, rounds }: RoundsPlan): Promise<Rounds> {
	const samples: Sample[] = [];
	const own: OwnSample[] = [];
	for (let round = 0; round < rounds; round += 1) {
		for (const device of PROFILES) {
			for (const path of paths) {
				console.log(`round ${round + 1} of ${rounds}, ${device.name}, ${path}`);
				for (const server of inTurn(SERVERS, round)) {
					const visits = await comparePage({ browser, device, address: origins[server] + path });
					samples.push({ device: device.name, path, server, round, ...visits });
				}
				const plan = { browser, device, address: origins.portal + path };
				const settled = await visitSettled(plan);
				own.push({ device: device.name, path, settled, intent: await visitWithIntent(plan) });
			}
		}
	}
	return { samples, own };
}

/** Another one begins in each round: whoever comes first finds the machine colder. */
function inTurn<Thing>(things: readonly Thing[], round: number): Thing[] {
	const start = round % things.length;
	return [...things.slice(start), ...things.slice(0, start)];
}
