import { type FeeRule, type FeeRules, rowsFor } from "./fee-table.ts";
import { type AmountFault, readAmount } from "./read-amount.ts";

/** What is wrong with a figure or with the case. */
export type FeeFault = AmountFault | "case" | "outside" | "year" | "farYear";

/** What somebody sent: the figure as it was typed, and the case by its id. */
export interface FeeQuestion {
	typed: string;
	chosen: string | null;
}

/** What is paid, in hundredths of a quetzal. */
export interface FeeAmount {
	fixed: number;
	/** What comes of the figure itself. */
	variable: number;
	surcharge: number;
	total: number;
	/** One of its equal parts; null where it is paid at once. */
	installment: number | null;
	/** Whether hundredths were rounded, which no law read says how to do. */
	isRounded: boolean;
}

export type FeeAnswer<Row extends FeeRule = FeeRule> =
	| { fault: FeeFault; row?: undefined }
	/** The line that applies; without an amount its own words say what is paid. */
	| { fault?: undefined; row: Row; amount: FeeAmount | null };

/** The oldest model that is a year and no slip of the hand. */
const EARLIEST_MODEL = 1900;

/** What a table says of one figure in one case; `year` is the current one, from which the age of a model counts. */
export function calculateFee<Row extends FeeRule>(
	table: FeeRules<Row>,
	{ typed, chosen }: FeeQuestion,
	year: number,
): FeeAnswer<Row> {
	const reading = table.figure.kind === "year" ? readAge(typed, year) : readAmount(typed);
	if (reading.fault !== undefined) return { fault: reading.fault };
	const of = table.cases.find(({ id }) => id === chosen) ?? null;
	if (table.cases.length > 0 && !of) return { fault: "case" };
	const figure = "age" in reading ? reading.age : reading.cents;
	const unit = "age" in reading ? 1 : 100;
	const row = rowsFor(table, of?.id ?? null).find(({ from, to }) => {
		return (from === null || figure >= inUnits(from, unit)) && (to === null || figure <= inUnits(to, unit));
	});
	if (!row) return { fault: "outside" };
	return { row, amount: row.told ? null : amountOf(row, figure, { extra: of?.surcharge ?? 0, table }) };
}

function amountOf(row: FeeRule, cents: number, { extra, table }: { extra: number; table: FeeRules }): FeeAmount {
	const fixed = inUnits(row.fixed, 100);
	const ofFigure = share(cents, row.per_thousand * 10, 10_000);
	const isCut = row.most !== null && ofFigure.cents >= inUnits(row.most, 100);
	const variable = isCut ? inUnits(row.most ?? 0, 100) : ofFigure.cents;
	const surcharge = share(fixed + variable, extra, 100);
	const total = fixed + variable + surcharge.cents;
	const part = table.installments ? share(total, 1, table.installments.count) : null;
	return {
		...{ fixed, variable, surcharge: surcharge.cents, total },
		installment: part?.cents ?? null,
		isRounded: (ofFigure.isRounded && !isCut) || surcharge.isRounded || (part?.isRounded ?? false),
	};
}

/** So many parts of a sum, to the nearest hundredth: `parts` of `of`. Whole numbers all the way, so that none is lost. */
function share(cents: number, parts: number, of: number): { cents: number; isRounded: boolean } {
	const product = cents * Math.round(parts);
	return { cents: Math.round(product / of), isRounded: product % of !== 0 };
}

function inUnits(amount: number, unit: number): number {
	return Math.round(amount * unit);
}

/** How many years ago the model of a vehicle was this year's. */
function readAge(typed: string, year: number): { age: number; fault?: undefined } | { fault: FeeFault } {
	const text = typed.trim();
	if (text === "") return { fault: "missing" };
	if (!/^\d{4}$/.test(text)) return { fault: "year" };
	const model = Number(text);
	// A model comes out the year before the one that it is named after, never earlier.
	if (model < EARLIEST_MODEL || model > year + 1) return { fault: "farYear" };
	return { age: year - model };
}
