import standings from "../../data/executive-branch.json" with { type: "json" };

/** Decreto 5-2021 binds the executive branch alone; of the other public offices, some nobody has read of where they belong. */
export const STANDINGS = ["ejecutivo", "fuera", "publica"] as const;
export type Standing = (typeof STANDINGS)[number];

/** Why an institution stands where it does. */
export const GROUNDS = [
	"ministerio",
	"secretaria",
	"dependencia",
	"municipal",
	"judicial",
	"congreso",
	"autonoma",
	"descentralizada",
	"aparte",
	"sin-leer",
] as const;
export type Ground = (typeof GROUNDS)[number];

export interface InstitutionStanding {
	id: string;
	standing: Standing;
	ground: Ground;
	/** The institution that a dependency belongs to. */
	of: string | null;
	/** The page that says so; null where only our own record of the institution does, or nothing was read. */
	source: string | null;
	/** Calendar date `YYYY-MM-DD`. */
	read: string | null;
}

/** What is known of each institution; one that is missing may be no public office at all. */
export const INSTITUTION_STANDINGS: readonly InstitutionStanding[] = standings.map((row) => {
	const standing = STANDINGS.find((known) => known === row.standing);
	const ground = GROUNDS.find((known) => known === row.ground);
	if (!standing || !ground) throw new Error(`data/executive-branch.json: ${row.id}`);
	return { ...row, standing, ground, of: row.of ?? null };
});

/** Where an institution stands; undefined where nobody knows. */
export function findStanding(institution: string | null | undefined): InstitutionStanding | undefined {
	return INSTITUTION_STANDINGS.find(({ id }) => id === institution);
}
