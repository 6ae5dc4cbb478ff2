import { BASELINES } from "./baselines/start.ts";
import { type DeviceProfile, PROFILES } from "./profiles.ts";
import { type OwnSample, type Rounds, type Sample, SERVERS } from "./rounds.ts";
import { median, type Place, ratioOf, samplesOf } from "./statistics.ts";
import { factor, inKilobytes, whole, writeTable } from "./table.ts";
import { KINDS, type Kind, type Traffic } from "./traffic.ts";
import type { Visit } from "./visits.ts";

type Column<Measured> = readonly [header: string, read: (each: Measured) => number, write: (number: number) => string];

const COLD: readonly Column<Visit>[] = [
	["requests", ({ requests }) => requests, whole],
	["kB", ({ bytes }) => bytes, inKilobytes],
	["FCP ms", ({ fcp }) => fcp, whole],
	["LCP ms", ({ lcp }) => lcp, whole],
	["CLS", ({ cls }) => cls, (number) => number.toFixed(3)],
	["TBT ms", ({ tbt }) => tbt, whole],
	["longest task ms", ({ longestTask }) => longestTask, whole],
	["nodes", ({ nodes }) => nodes, whole],
];
const RATIOS: readonly Column<Sample>[] = [
	["kB", ({ cold }) => cold.bytes, factor],
	["requests", ({ cold }) => cold.requests, factor],
	["FCP", ({ cold }) => cold.fcp, factor],
	["LCP", ({ cold }) => cold.lcp, factor],
	["TBT", ({ cold }) => cold.tbt, factor],
	["warm FCP", ({ warm }) => warm.fcp, factor],
	["warm kB", ({ warm }) => warm.bytes, factor],
	["second page kB", ({ second }) => second?.bytes ?? Number.NaN, factor],
];
const LATER: readonly Column<Sample>[] = [
	["warm requests", ({ warm }) => warm.requests, whole],
	["warm kB", ({ warm }) => warm.bytes, inKilobytes],
	["warm FCP ms", ({ warm }) => warm.fcp, whole],
	["warm LCP ms", ({ warm }) => warm.lcp, whole],
	["second page requests", ({ second }) => second?.requests ?? Number.NaN, whole],
	["second page kB", ({ second }) => second?.bytes ?? Number.NaN, inKilobytes],
	["second page ms", ({ second }) => second?.milliseconds ?? Number.NaN, whole],
];
const KIND_COLUMNS: readonly Column<Traffic>[] = KINDS.map((kind: Kind) => [
	kind,
	({ byKind }) => byKind[kind],
	inKilobytes,
]);
const INTENT: readonly Column<OwnSample["intent"]>[] = [
	...COLD.filter(([header]) => header !== "nodes" && header !== "CLS"),
	["js kB", ({ byKind }) => byKind.js, inKilobytes],
	["answers after ms", ({ hydratedAfter }) => hydratedAfter, whole],
];

/** The tables of what the browser saw, as Markdown. */
export function writeBrowserSection({ samples, own }: Rounds): string {
	return PROFILES.flatMap((device) => {
		const places = placesOf(samples, device.name);
		return [
			`### On a ${device.name}`,
			`${device.words}.`,
			"A first visit that only looks, nothing kept from before:",
			compare(samples, places, COLD, ({ cold }) => cold),
			"Its bytes by kind, in kB:",
			compare(samples, places, KIND_COLUMNS, ({ cold }) => cold),
			"How many times as much the portal takes, pair by pair:",
			writeRatios(samples, places),
			"The same page once more in another tab, and a procedure reached by its link:",
			compare(samples, places, LATER, (sample) => sample),
			"The portal, when the visitor presses a key as soon as the page is there and then opens the search, so that every script comes:",
			describeOwn(own, places, INTENT, ({ intent }) => intent),
			"The portal without intent, for a visitor who has answered about cookies and seen the promo:",
			describeOwn(own, places, COLD, ({ settled }) => settled),
		];
	}).join("\n\n");
}

function placesOf(samples: readonly Sample[], device: DeviceProfile["name"]): Place[] {
	const paths = new Set(samples.map(({ path }) => path));
	return [...paths].map((path) => ({ device, path }));
}

function compare<Measured>(
	samples: readonly Sample[],
	places: readonly Place[],
	columns: readonly Column<Measured>[],
	read: (sample: Sample) => Measured,
): string {
	const rows = places.flatMap((place) =>
		SERVERS.map((server) => {
			const measured = samplesOf(samples, place, server).map(read);
			return [`\`${place.path}\` ${server}`, ...medians(measured, columns)];
		}),
	);
	return writeTable(["page and server", ...columns.map(([header]) => header)], rows);
}

function writeRatios(samples: readonly Sample[], places: readonly Place[]): string {
	const rows = places.flatMap((place) =>
		BASELINES.map((baseline) => [
			`\`${place.path}\` / ${baseline}`,
			...RATIOS.map(([, read, write]) => write(ratioOf(samples, place, baseline, read) ?? Number.NaN)),
		]),
	);
	return writeTable(["portal / baseline", ...RATIOS.map(([header]) => header)], rows);
}

function describeOwn<Measured>(
	own: readonly OwnSample[],
	places: readonly Place[],
	columns: readonly Column<Measured>[],
	read: (sample: OwnSample) => Measured,
): string {
	const rows = places.map(({ device, path }) => {
		const measured = own.filter((each) => each.device === device && each.path === path).map(read);
		return [`\`${path}\``, ...medians(measured, columns)];
	});
	return writeTable(["page", ...columns.map(([header]) => header)], rows);
}

function medians<Measured>(measured: readonly Measured[], columns: readonly Column<Measured>[]): string[] {
	return columns.map(([, read, write]) => {
		const middle = median(measured.map(read));
		return Number.isNaN(middle) ? "–" : write(middle);
	});
}
