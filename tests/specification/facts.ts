import experiences from "../../data/experiences.json" with { type: "json" };
import institutions from "../../data/institutions.json" with { type: "json" };
import procedures from "../../data/procedures.json" with { type: "json" };

/** The gathered facts as they lie in `data/`: what the pages must say is computed from here, not from our own code. */
export const PROCEDURES = procedures;
export const INSTITUTIONS = institutions;
export const EXPERIENCES = experiences;

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
export function proceduresOf(name: string): ProcedureFact[] {
	const { id } = exampleOf(INSTITUTIONS, (institution) => institution.name === name);
	return PROCEDURES.filter(({ institution_id }) => institution_id === id);
}

/** Number of procedures in each category, by its name. */
export function countByCategory(): Map<string, number> {
	return new Map(
		PROCEDURES.map(({ category }) => [category, PROCEDURES.filter((other) => other.category === category).length]),
	);
}
