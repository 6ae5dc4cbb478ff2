import type { Language } from "../language.ts";

/** Words of a table in each language. */
type Words = Readonly<Record<Language, string>>;

/** A page in which a line of a table was read. */
export interface FeeSource {
	address: string;
	title: string;
	/** Calendar date that the page itself says; null where it says none. */
	published: string | null;
	/** Calendar date of our reading. */
	read: string;
}

/** One line of a table: from what figure to what figure, and what is paid there. */
export interface FeeRow {
	/** The cases that it is for; null for all of them. */
	cases: readonly string[] | null;
	/** Quetzales, or years of age of a model (0 is this year's, -1 next year's); both ends belong to the line. */
	from: number | null;
	to: number | null;
	/** Quetzales that are paid whatever the figure is. */
	fixed: number;
	/** Quetzales for each thousand of the whole figure, and the most that this part comes to. */
	per_thousand: number;
	most: number | null;
	/** What is said in place of an amount: that nothing is paid, or what decides where the figure alone does not. */
	told: Words | null;
	/** Key of the page that says it. */
	source: string;
	/** Where the law says it; null where nobody read that. */
	article: string | null;
}

/** A choice beside the figure, such as a car or a motorcycle, in time or late. */
export interface FeeCase {
	id: string;
	label: Words;
	/** Per cent of what is paid that come on top of it. */
	surcharge: number;
	source: string;
}

/** A fee that depends on one figure, as a law or a tariff has it. */
export interface FeeTable {
	id: string;
	/** The procedures whose price it is; each has one table at the most. */
	procedures: readonly string[];
	name: Words;
	law: string;
	/** Key of the page in which that law was read, or its article; null where nobody did. */
	law_source: string | null;
	/** Who has the last word. */
	decides: Words;
	figure: { kind: "money" | "year"; label: Words; hint: Words };
	/** What the cases answer, and what a surcharge is called; null without cases. */
	question: Words | null;
	surcharge: Words | null;
	cases: readonly FeeCase[];
	/** In the order of their figures, case by case, without a gap. */
	rows: readonly FeeRow[];
	/** Equal parts in which it is paid. */
	installments: { count: number; label: Words } | null;
	/** Why the result is only near; null where the table says it exactly. */
	approximate: Words | null;
	notes: readonly { text: Words; source: string }[];
	sources: Readonly<Record<string, FeeSource>>;
}

/** What of a table is reckoned with, in whatever words its lines are said. */
export interface FeeRules<Row extends FeeRule = FeeRule> {
	figure: Pick<FeeTable["figure"], "kind">;
	cases: readonly Pick<FeeCase, "id" | "surcharge">[];
	rows: readonly Row[];
	installments: Pick<NonNullable<FeeTable["installments"]>, "count"> | null;
}

/** A line as far as it is reckoned with; `told` is anything where its words stand in place of an amount. */
export interface FeeRule extends Pick<FeeRow, "cases" | "from" | "to" | "fixed" | "per_thousand" | "most"> {
	told: unknown;
}

/** The lines for one case, in the order of their figures. */
export function rowsFor<Row extends Pick<FeeRow, "cases">>(
	{ rows }: { rows: readonly Row[] },
	id: string | null,
): readonly Row[] {
	return rows.filter(({ cases }) => cases === null || (id !== null && cases.includes(id)));
}
