/** Why somebody should look at a procedure, in the order in which it is told. */
export const DOUBTS = ["contradicted", "review", "unsourced", "stale"] as const;
export type Doubt = (typeof DOUBTS)[number];

/** How the address of a list says it. */
export const DOUBT_WORDS: Readonly<Record<Doubt, string>> = {
	contradicted: "contradicho",
	review: "revisar",
	unsourced: "sin-fuente",
	stale: "viejo",
};

/** A page read longer ago no longer makes a record firm (domain/confidence.ts). */
const FRESH_YEARS = 2;

interface Around {
	needsReview: boolean;
	/** A calendar date. */
	today: string;
}

/** What is doubtful about a procedure with these facts; `read` is a calendar date. */
export function findDoubts(
	facts: readonly { status: unknown; read: string | null }[],
	{ needsReview, today }: Around,
): Doubt[] {
	const earliest = `${Number(today.slice(0, 4)) - FRESH_YEARS}${today.slice(4)}`;
	const isTrue: Record<Doubt, boolean> = {
		contradicted: facts.some(({ status }) => status === "contradicho"),
		review: needsReview,
		unsourced: facts.length === 0 || facts.some(({ status }) => status === "sin fuente"),
		stale: facts.some(({ status, read }) => status === "confirmado" && (read === null || read < earliest)),
	};
	return DOUBTS.filter((doubt) => isTrue[doubt]);
}
