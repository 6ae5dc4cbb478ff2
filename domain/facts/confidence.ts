import type { Confidence } from "../catalogue/procedure.ts";
import { isOfficialSite, safeWebAddress, siteName } from "../text/web-address.ts";
import type { ProcedureFact, ProvableField } from "./procedure-fact.ts";
import { findFact } from "./procedure-fact.ts";

/** What nobody should be wrong about who sets out: what it costs, what to bring, what to do. */
export const DECISIVE: readonly ProvableField[] = ["costo", "requirements", "steps"];
/** A contradiction in these sends somebody home from the window. */
export const GRAVE: readonly ProvableField[] = ["costo", "requirements"];
/** Fees change; a page read longer ago no longer makes a record firm. */
export const FRESH_MONTHS = 24;

/**
 * How well its facts support a record, by the rule of docs/decisions/facts-with-provenance.md. Undefined for a record without
 * any fact that a source speaks of: its row then says itself. `today` is a calendar date.
 *
 * - alta: cost, requirements and steps are confirmed, each by an official site or by two sites, and were read within two years;
 *   nothing in the record is contradicted.
 * - baja: cost or requirements are contradicted, or none of the three is confirmed.
 * - media: the rest.
 */
export function findConfidence(facts: readonly ProcedureFact[], today: string): Confidence | undefined {
	// That somebody looked and found nothing published supports nothing and takes nothing away.
	if (facts.every(({ status }) => status === "sin fuente")) return undefined;
	const statusOf = (field: ProvableField) => findFact(facts, field)?.status;
	const isLow =
		GRAVE.some((field) => statusOf(field) === "contradicho") ||
		DECISIVE.every((field) => statusOf(field) !== "confirmado");
	if (isLow) return "baja";
	const isHigh =
		facts.every(({ status }) => status !== "contradicho") &&
		DECISIVE.every((field) => {
			const fact = findFact(facts, field);
			return fact?.status === "confirmado" && isWellSourced(fact) && !isStale(fact, today);
		});
	return isHigh ? "alta" : "media";
}

/** Whether a fact was read too long ago to be firm, or never. `today` is a calendar date. */
export function isStale({ read }: Pick<ProcedureFact, "read">, today: string): boolean {
	return (read ?? "") < goBack(today, FRESH_MONTHS);
}

function isWellSourced({ source, other_source }: ProcedureFact): boolean {
	const sites = [source, other_source].flatMap((address) => {
		const safe = safeWebAddress(address);
		return safe === null ? [] : siteName(safe);
	});
	return sites.some(isOfficialSite) || new Set(sites).size > 1;
}

/** The calendar date so many months before another. */
export function goBack(date: string, months: number): string {
	const day = new Date(`${date}T00:00:00Z`);
	day.setUTCMonth(day.getUTCMonth() - months);
	return day.toISOString().slice(0, 10);
}
