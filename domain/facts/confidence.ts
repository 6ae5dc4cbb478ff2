import type { Confidence } from "../catalogue/procedure.ts";
import { isOfficialSite, isSharedSite, ownerSite, safeWebAddress, siteName } from "../text/web-address.ts";
import type { ProcedureFact, ProvableField } from "./procedure-fact.ts";
import { findFact } from "./procedure-fact.ts";

/**
 * What is told of a fact, by the rule of docs/decisions/facts-with-provenance.md. Its row only says that a page was read;
 * whether that confirms anything depends on whose page it is, and how old.
 */
export const FACT_STANDINGS = ["confirmado", "una fuente lo dice", "contradicho", "sin fuente"] as const;
export type FactStanding = (typeof FACT_STANDINGS)[number];

/** A fact with what its pages are worth on the day on which it was read from its table. */
export interface JudgedFact extends Omit<ProcedureFact, "status"> {
	status: FactStanding;
	/** Whether its newest page is older than a fact of its kind may be. */
	isOld: boolean;
}

/** What nobody should be wrong about who sets out: what it costs, what to bring, what to do. */
export const DECISIVE: readonly ProvableField[] = ["costo", "requirements", "steps"];
/** A contradiction in these sends somebody home from the window. */
export const GRAVE: readonly ProvableField[] = ["costo", "requirements"];
/** Fees, hours, offices, links, and what an office asks for and how long it takes change with those who head it. */
export const FRESH_MONTHS = 24;
/** A law holds until another one changes it. */
const NEVER_OLD: readonly ProvableField[] = ["respaldo_legal"];

/**
 * Judges a fact on a calendar date. What its row calls confirmed is so where a page of the State says it, or two pages of
 * different owners whose day of publication is known, none of them older than its kind allows and none that anybody may have
 * put up. A page of the State without a date is as old as our reading of it.
 */
export function judgeFact(fact: ProcedureFact, today: string): JudgedFact {
	const { field, status, read } = fact;
	const earliest = NEVER_OLD.includes(field) ? "" : goBack(today, FRESH_MONTHS);
	const pages = listPages(fact).map((page) => ({ ...page, day: page.published ?? read }));
	const days = pages.length > 0 ? pages.map(({ day }) => day) : [read];
	const isOld = days.every((day) => day !== null && day < earliest);
	if (status !== "confirmado") return { ...fact, status, isOld };
	const fresh = pages.filter(({ site, day }) => !isSharedSite(site) && day !== null && day >= earliest);
	const isOfficial = fresh.some(({ site }) => isOfficialSite(site));
	const owners = new Set(fresh.flatMap(({ site, published }) => (published === null ? [] : ownerSite(site))));
	return { ...fact, status: isOfficial || owners.size > 1 ? "confirmado" : "una fuente lo dice", isOld };
}

/** What stands in a list of a procedure, an office, a payment or a term, with the page that says it. */
export type Listed = Pick<ProcedureFact, "procedure_id" | "source" | "read"> & Partial<ProcedureFact>;

/** Judges where something listed was read. */
export function judgeListed(listed: Listed, today: string): JudgedFact {
	const { procedure_id, source, read, published = null, other_value = null, other_source = null } = listed;
	const { status = source === null ? "sin fuente" : "confirmado" } = listed;
	const page = { source, published, read, status, note: null, other_value, other_source, other_published: null };
	return judgeFact({ procedure_id, field: "lugar", ...page }, today);
}

/** The pages that say what the record says: one of a contradiction says otherwise. */
function listPages({ status, source, published, other_source, other_published }: ProcedureFact) {
	const named = [
		{ address: source, published },
		{ address: status === "confirmado" ? other_source : null, published: other_published },
	];
	return named.flatMap(({ address, published }) => {
		const safe = safeWebAddress(address);
		return safe === null ? [] : { site: siteName(safe), published };
	});
}

/** Whether a source says it, and none says otherwise. */
export function isSaid(status: FactStanding | undefined): boolean {
	return status === "confirmado" || status === "una fuente lo dice";
}

/**
 * How well its facts support a record. Undefined for a record without any fact that a source speaks of: its row then says
 * itself.
 *
 * - alta: cost, requirements and steps are confirmed, and nothing in the record is contradicted.
 * - baja: cost or requirements are contradicted, or no source says any of the three.
 * - media: the rest.
 */
export function findConfidence(facts: readonly JudgedFact[]): Confidence | undefined {
	// That somebody looked and found nothing published supports nothing and takes nothing away.
	if (facts.every(({ status }) => status === "sin fuente")) return undefined;
	const statusOf = (field: ProvableField) => findFact(facts, field)?.status;
	const isLow =
		GRAVE.some((field) => statusOf(field) === "contradicho") || !DECISIVE.some((field) => isSaid(statusOf(field)));
	if (isLow) return "baja";
	const isHigh =
		facts.every(({ status }) => status !== "contradicho") &&
		DECISIVE.every((field) => statusOf(field) === "confirmado");
	return isHigh ? "alta" : "media";
}

/** The day that a fact's age counts from: that of its page, else that of our reading; null where neither is known. */
export function dayOf({ published, read }: Pick<ProcedureFact, "published" | "read">): string | null {
	return published ?? read;
}

/** The calendar date so many months before another. */
export function goBack(date: string, months: number): string {
	const day = new Date(`${date}T00:00:00Z`);
	day.setUTCMonth(day.getUTCMonth() - months);
	return day.toISOString().slice(0, 10);
}
