import experiences from "../../data/experiences.json" with { type: "json" };
import institutions from "../../data/institutions.json" with { type: "json" };
import procedures from "../../data/procedures.json" with { type: "json" };
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";

/** The gathered facts as they lie in `data/`: what the pages must say is computed from here, not from our own code. */
export const PROCEDURES = procedures;
export const INSTITUTIONS = institutions;
export const EXPERIENCES = experiences;

/** What lists show and count: what was gathered, then what the official catalogue says, of several variants one. */
export const LISTED = (await readFacts(FACTS_DIR)).procedures
	.filter(({ id, grupo }) => grupo === null || grupo === id)
	.map(({ id, name, category, institution_id, type, is_digital }) => ({
		...{ id, type, is_digital, institution_id },
		name: name ?? id,
		category: category ?? "",
	}));

export type ListedFact = (typeof LISTED)[number];
export type ProcedureFact = (typeof procedures)[number];
export type InstitutionFact = (typeof institutions)[number];

export const TYPE_WORDS: Readonly<Record<string, string>> = {
	digital: "Digital",
	mixto: "Mixto",
	presencial: "Presencial",
};

/** The first fact that a test needs an example of; throws when there is none, so that no test passes on nothing. */
export function exampleOf<Fact>(facts: readonly Fact[], isWanted: (fact: Fact) => boolean): Fact {
	const found = facts.find(isWanted);
	if (!found) throw new Error("The facts hold no such example");
	return found;
}

/** The procedures of the institution with this short name. */
export function proceduresOf(name: string): ListedFact[] {
	const { id } = exampleOf(INSTITUTIONS, (institution) => institution.name === name);
	return LISTED.filter(({ institution_id }) => institution_id === id);
}

/** Number of procedures in each category, by its name. */
export function countByCategory(): Map<string, number> {
	return new Map(
		LISTED.map(({ category }) => [category, LISTED.filter((other) => other.category === category).length]),
	);
}
