import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import { isUnchecked } from "../catalogue/procedure.ts";
import { DECISIVE, dayOf, GRAVE } from "../facts/confidence.ts";
import { findCostRange, findFeeTotal, isCostApart } from "../facts/procedure-cost.ts";
import { findFact, type ProvableField } from "../facts/procedure-fact.ts";
import { ownerSite, safeWebAddress, siteName } from "../text/web-address.ts";

/** Paths under which sites keep the page that greets everybody. */
const HOME_PAGE = /^\/?(?:(?:index|default|home|inicio|portal|principal|es|web)(?:\.(?:html?|php|aspx?|jsp))?\/?)?$/i;

/** Whether an address is only the home page of a site, where nobody finds one fact. */
export function isHomePage(address: string | null): boolean {
	const safe = safeWebAddress(address);
	if (safe === null) return false;
	const { pathname, search, hash } = new URL(safe);
	// "#/tramite/12" is a page of its own in an application of one document; "#inicio" is not.
	return HOME_PAGE.test(pathname) && search === "" && !/^#!?\/./.test(hash);
}

/**
 * Whether it is the front door of a whole institution, behind which the page that is meant has to be looked for. An
 * application with a site of its own, such as eportal.renap.gob.gt, begins at its home page.
 */
function isFrontDoor(address: string | null, website: string | null | undefined): boolean {
	const safe = safeWebAddress(address);
	if (safe === null || !isHomePage(safe)) return false;
	const site = siteName(safe);
	const own = safeWebAddress(website ?? null);
	return site === ownerSite(site) || (own !== null && site === siteName(own));
}

/** A link or a source of a procedure that stops at a front door. */
interface FrontDoor {
	/** `enlace`, `sources.0`, `costo.source`, `costo.other_source` or `lugares.1`. */
	field: string;
	address: string;
}

/** Where a procedure names the front door of an institution instead of a page, its link first. */
export function listFrontDoors({ enlace, sources, facts, places, institutions }: CataloguedProcedure): FrontDoor[] {
	const named: (readonly [field: string, address: string | null])[] = [
		["enlace", enlace],
		...sources.map((source, position) => [`sources.${position}`, source] as const),
		...facts.flatMap(({ field, source, other_source }) => [
			[`${field}.source`, source] as const,
			[`${field}.other_source`, other_source] as const,
		]),
		...places.map(({ position, source }) => [`lugares.${position}`, source] as const),
	];
	return named.flatMap(([field, address]) =>
		address !== null && isFrontDoor(address, institutions?.website) ? [{ field, address }] : [],
	);
}

/** Why somebody should look at a procedure again, the gravest first. */
export const DOUBT_REASONS = [
	/** Two sources say different things. */
	"contradicted",
	/** Citizens reported something that is still open. */
	"reports",
	/** The day has come on which somebody wanted to look again. */
	"review",
	/** Somebody looked for a source and found none. */
	"unsourced",
	/** Its source, or our reading of one without a date, is too old; or nobody ever read it. */
	"stale",
	/** Its cost is told in one way and its payments in another. */
	"payments",
	/** Nobody says what it costs. */
	"cost",
	/** Taken from the official list, and nobody has checked it. */
	"unchecked",
	/** One source says it, which confirms nothing. */
	"single",
	/** Nobody noted where cost, requirements or steps were read. */
	"unnoted",
	/** Link or source is the front door of a site and not a page. */
	"link",
] as const;
export type DoubtReason = (typeof DOUBT_REASONS)[number];

/** One thing to look at in a procedure. */
export interface Doubt {
	reason: DoubtReason;
	/** How much it counts; never 0. */
	weight: number;
	/** Which field it is about; null when it is about the whole procedure. */
	field: string | null;
	/** What else is known of it: a calendar date, an address, what the other source says, how many reports; null for nothing. */
	detail: string | null;
}

/** What the desk knows of a procedure beside its record. */
export interface KnownBeside {
	/** Reports of citizens that are still open. */
	openReports: number;
	/** Calendar date on which somebody wanted to look again; null when nobody set one. */
	reviewDue: string | null;
}

const NOTHING_BESIDE: KnownBeside = { openReports: 0, reviewDue: null };

/** What each thing counts. Cost, requirements and steps count for more: who is wrong about them comes to the window in vain. */
export const WEIGHTS = {
	contradicted: { grave: 5, other: 3 },
	reports: { each: 3, most: 9 },
	review: 3,
	unsourced: { decisive: 3, other: 1 },
	stale: { decisive: 2, other: 1 },
	payments: 3,
	cost: 2,
	unchecked: 2,
	single: 1,
	unnoted: 1,
	link: 1,
} as const;

/** All doubts about a procedure, the gravest reason first; none where everything is in order. `today` is a calendar date. */
export function listDoubts(procedure: CataloguedProcedure, today: string, beside = NOTHING_BESIDE): Doubt[] {
	const { openReports, reviewDue } = beside;
	const { each, most } = WEIGHTS.reports;
	const found = [
		...listFactDoubts(procedure),
		...listRecordDoubts(procedure),
		...(openReports > 0 ? [doubt("reports", Math.min(each * openReports, most), { detail: String(openReports) })] : []),
		...(reviewDue !== null && reviewDue <= today ? [doubt("review", WEIGHTS.review, { detail: reviewDue })] : []),
	];
	return found.toSorted((a, b) => DOUBT_REASONS.indexOf(a.reason) - DOUBT_REASONS.indexOf(b.reason));
}

function listFactDoubts({ facts }: CataloguedProcedure): Doubt[] {
	const { contradicted, unsourced, stale, single } = WEIGHTS;
	return facts.flatMap((fact): Doubt[] => {
		const { field, status, other_value } = fact;
		const day = dayOf(fact);
		const isStale = fact.isOld || day === null;
		const isDecisive = DECISIVE.includes(field);
		return [
			...(status === "contradicho"
				? [
						doubt("contradicted", GRAVE.includes(field) ? contradicted.grave : contradicted.other, {
							field,
							detail: other_value,
						}),
					]
				: []),
			...(status === "sin fuente"
				? [doubt("unsourced", isDecisive ? unsourced.decisive : unsourced.other, { field })]
				: []),
			...(isStale ? [doubt("stale", isDecisive ? stale.decisive : stale.other, { field, detail: day })] : []),
			...(status === "una fuente lo dice" && !isStale ? [doubt("single", single, { field })] : []),
		];
	});
}

function listRecordDoubts(procedure: CataloguedProcedure): Doubt[] {
	const unchecked = isUnchecked(procedure);
	return [
		...(isCostApart(procedure.costo, procedure.fees) ? [doubt("payments", WEIGHTS.payments, { field: "costo" })] : []),
		...(isCostUnknown(procedure) ? [doubt("cost", WEIGHTS.cost, { field: "costo" })] : []),
		...(unchecked ? [doubt("unchecked", WEIGHTS.unchecked)] : []),
		...listUnnoted(procedure).map((field) => doubt("unnoted", WEIGHTS.unnoted, { field })),
		...listFrontDoors(procedure).map(({ field, address }) => doubt("link", WEIGHTS.link, { field, detail: address })),
	];
}

/** Whether nobody says what it costs: no amount, no range and no payments that add up. */
export function isCostUnknown({ costo, costo_nota, fees }: CataloguedProcedure): boolean {
	return costo === null && findCostRange(costo_nota) === null && findFeeTotal(fees) === null;
}

/**
 * Which of cost, requirements and steps say something of which nobody noted the source. None of an unchecked procedure:
 * its ficha is the source of all.
 */
function listUnnoted(procedure: CataloguedProcedure): ProvableField[] {
	if (isUnchecked(procedure)) return [];
	const { costo, requirements, steps, facts } = procedure;
	const isSaid: Partial<Record<ProvableField, boolean>> = {
		costo: costo !== null,
		requirements: requirements.length > 0,
		steps: steps.length > 0,
	};
	return DECISIVE.filter((field) => isSaid[field] && !findFact(facts, field));
}

function doubt(reason: DoubtReason, weight: number, about: Partial<Pick<Doubt, "field" | "detail">> = {}): Doubt {
	return { reason, weight, field: about.field ?? null, detail: about.detail ?? null };
}
