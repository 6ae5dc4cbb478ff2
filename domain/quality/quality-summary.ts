import type { Catalogue, CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import { institutionName } from "../catalogue/institution.ts";
import { isUnchecked } from "../catalogue/procedure.ts";
import { dayOf, type FactStanding, FRESH_MONTHS, goBack } from "../facts/confidence.ts";
import type { ProcedureFact } from "../facts/procedure-fact.ts";
import { keptFor } from "../kept-for.ts";
import { compareNames } from "../text/text.ts";
import { isCostUnknown } from "./doubts.ts";

/** How old a fact's source is: half a year, a year, up to the limit of confidence.ts, more, or nobody knows. */
export const FACT_AGES = ["half", "year", "old", "stale", "never"] as const;
export type FactAge = (typeof FACT_AGES)[number];
const HALF_MONTHS = 6;
const YEAR_MONTHS = 12;

/** What is told of facts, each with its number in `Quality`. */
export const FACT_MARKS = ["confirmed", "single", "contradicted", "unsourced"] as const;
export type FactMark = (typeof FACT_MARKS)[number];

/** How sure some procedures are, in numbers. */
export interface Quality {
	/** Those that somebody checked, as lists have them: of several variants one. */
	checked: number;
	/** Those taken from the official list, which nobody checked. */
	unchecked: number;
	/** Variants that lists leave out: their facts are counted, they themselves are not. */
	variants: number;
	/** Facts whose source was noted or looked for. */
	facts: number;
	confirmed: number;
	/** What one source says. */
	single: number;
	contradicted: number;
	unsourced: number;
	/** The same facts by the time since their source was published, or read where it has no date. */
	ages: Readonly<Record<FactAge, number>>;
	/** Procedures, without variants, of which nobody says what they cost. */
	unknownCosts: number;
}

/** The numbers of one institution; null where procedures name none that there is. */
export interface InstitutionQuality extends Quality {
	institution: Institution | null;
}

export interface QualitySummary {
	total: Quality;
	/** Those with most facts first, then by name. */
	institutions: readonly InstitutionQuality[];
}

const summaries = keptFor((_catalogue: Catalogue) => new Map<string, QualitySummary>());

/** The numbers of a catalogue on a day (a calendar date), counted once. */
export function summarizeQuality(catalogue: Catalogue, today: string): QualitySummary {
	const kept = summaries(catalogue);
	const known = kept.get(today);
	if (known) return known;
	const made = countAll(catalogue, today);
	kept.clear();
	kept.set(today, made);
	return made;
}

function countAll({ procedures, variants }: Catalogue, today: string): QualitySummary {
	const byInstitution = Map.groupBy([...procedures, ...variants], ({ institutions }) => institutions);
	const leftOut = new Set(variants);
	const count = (own: readonly CataloguedProcedure[]) => countQuality(own, leftOut, today);
	const nameOf = ({ institution }: InstitutionQuality) => (institution ? institutionName(institution) : "\uffff");
	const institutions = [...byInstitution].map(
		([institution, own]): InstitutionQuality => ({ institution, ...count(own) }),
	);
	return {
		total: count([...procedures, ...variants]),
		institutions: institutions.toSorted((a, b) => b.facts - a.facts || compareNames(nameOf(a), nameOf(b))),
	};
}

function countQuality(
	procedures: readonly CataloguedProcedure[],
	leftOut: ReadonlySet<CataloguedProcedure>,
	today: string,
): Quality {
	const listed = procedures.filter((procedure) => !leftOut.has(procedure));
	const unchecked = listed.filter(isUnchecked).length;
	const facts = procedures.flatMap((procedure) => procedure.facts);
	const countStatus = (wanted: FactStanding) => facts.filter(({ status }) => status === wanted).length;
	const ages = { half: 0, year: 0, old: 0, stale: 0, never: 0 };
	for (const fact of facts) ages[ageOf(fact, today)] += 1;
	return {
		checked: listed.length - unchecked,
		unchecked,
		variants: procedures.length - listed.length,
		facts: facts.length,
		confirmed: countStatus("confirmado"),
		single: countStatus("una fuente lo dice"),
		contradicted: countStatus("contradicho"),
		unsourced: countStatus("sin fuente"),
		ages,
		unknownCosts: listed.filter(isCostUnknown).length,
	};
}

/** How old a fact is on a calendar date. */
function ageOf(fact: Pick<ProcedureFact, "published" | "read">, today: string): FactAge {
	const day = dayOf(fact);
	if (day === null) return "never";
	if (day < goBack(today, FRESH_MONTHS)) return "stale";
	if (day < goBack(today, YEAR_MONTHS)) return "old";
	return day < goBack(today, HALF_MONTHS) ? "year" : "half";
}
