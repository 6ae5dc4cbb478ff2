import { type Fields, type FieldsOf, type RowReading, readFields } from "../fields/fields.ts";
import { listDoubtfulDates } from "../text/days.ts";
import { safeWebAddress } from "../text/web-address.ts";

/** In which fees are charged (ISO 4217): a consulate abroad asks for dollars. */
export const FEE_CURRENCIES = ["GTQ", "USD"] as const;

/** The columns of `procedure_fees`: what is paid, one payment after the other. */
export const PROCEDURE_FEE_FIELDS = {
	procedure_id: { kind: "id", isRequired: true },
	/** 1 is paid first. */
	position: { kind: "number", from: 1, isRequired: true },
	concept: { kind: "text", isRequired: true },
	/** 0 is free of charge; null is charged, but no source says how much. */
	amount: { kind: "number", from: 0 },
	/** The end of a range that begins with `amount`. */
	up_to: { kind: "number", from: 0 },
	currency: { kind: "choice", words: FEE_CURRENCIES, isRequired: true },
	/** Who pays it, or what it depends on. */
	condition: { kind: "text" },
	/** False where one may do without it. */
	is_mandatory: { kind: "flag" },
	/** What decides between payments that have it in common, of which one is paid; `condition` is then the answer. */
	question: { kind: "text" },
	/** The page that says it, where that is not the one of the cost; show it only through `safeWebAddress`. */
	source: { kind: "webAddress" },
	read: { kind: "date" },
} as const satisfies Fields;

/** One payment of a procedure. */
export interface ProcedureFee extends FieldsOf<typeof PROCEDURE_FEE_FIELDS> {}

/** Reads a row; any problem means that it is left out. `today` is a calendar date. */
export function readProcedureFee(row: unknown, today: string): RowReading<ProcedureFee> | null {
	const reading = readFields(PROCEDURE_FEE_FIELDS, row);
	if (!reading) return null;
	const { row: fee, problems } = reading;
	const isUnsafe = fee.source !== null && safeWebAddress(fee.source) === null;
	const doubts = [
		...(isRangeSound(fee) ? [] : ["up_to"]),
		...(isAnswered(fee) ? [] : ["condition"]),
		...(isUnsafe ? ["source"] : []),
	];
	return { row: fee, problems: [...problems, ...doubts, ...listDoubtfulDates(fee, today)] };
}

/** Whether its range has a beginning and does not go backwards. */
export function isRangeSound({ amount, up_to }: Pick<ProcedureFee, "amount" | "up_to">): boolean {
	return up_to === null || (amount !== null && up_to >= amount);
}

/** Whether a payment that depends on a question is one of its answers. */
export function isAnswered({ question, condition }: Pick<ProcedureFee, "question" | "condition">): boolean {
	return question === null || condition !== null;
}

/** Payments that belong together: one alone, or the answers to one question. */
export interface FeeGroup {
	question: string | null;
	fees: readonly [ProcedureFee, ...ProcedureFee[]];
}

/** The payments in their order, those of one question together where the first of them stands. */
export function groupFees(fees: readonly ProcedureFee[]): FeeGroup[] {
	const groups: { question: string | null; fees: [ProcedureFee, ...ProcedureFee[]] }[] = [];
	for (const fee of fees) {
		const known = fee.question === null ? undefined : groups.find(({ question }) => question === fee.question);
		if (known) known.fees.push(fee);
		else groups.push({ question: fee.question, fees: [fee] });
	}
	return groups;
}

/** From what to what something costs; `to` equals `from` where it is one amount, and is null where nobody knows the end. */
export interface FeeTotal {
	from: number;
	to: number | null;
	currency: ProcedureFee["currency"];
}

/** What everybody pays who does the procedure. */
export interface WholePrice {
	/** As far as it is known, one sum for each currency. */
	sums: readonly FeeTotal[];
	/** What is paid as well, and no source says how much. */
	unknown: readonly string[];
	/** Whether it depends on what no question asks, or on an answer of which nobody knows how much. */
	isOpen: boolean;
}

/** Adds up what is mandatory: what is paid in any case, and of each question from its lowest answer to its highest. */
export function findWholePrice(fees: readonly ProcedureFee[]): WholePrice {
	const groups = groupFees(fees.filter((fee) => fee.is_mandatory));
	// One payment alone is told with its condition, whatever that is; answers make a span while all of them are known.
	const isCertain = ({ question, fees: [fee, ...others] }: FeeGroup) =>
		(groups.length === 1 || question !== null || fee.condition === null) &&
		others.every(({ currency, amount }) => currency === fee.currency && (amount === null) === (fee.amount === null));
	const certain = groups.filter(isCertain);
	const isUnknown = ({ fees: [{ amount }] }: FeeGroup) => amount === null;
	const sums = new Map<string, FeeTotal>();
	for (const group of certain) if (!isUnknown(group)) addTo(sums, spanOf(group.fees));
	return {
		sums: [...sums.values()],
		unknown: certain.filter(isUnknown).map(({ fees: [{ concept }] }) => concept),
		isOpen: certain.length < groups.length,
	};
}

/** Adds an amount to the sum of its currency. */
export function addTo<Total extends { from: number; to: number | null; currency: string }>(
	sums: Map<string, Total>,
	part: Total,
): void {
	const before = sums.get(part.currency);
	const to = before?.to === null || part.to === null ? null : sum([before?.to ?? 0, part.to]);
	sums.set(part.currency, { ...part, from: sum([before?.from ?? 0, part.from]), to });
}

/** From the lowest of these answers to the highest. */
function spanOf(fees: FeeGroup["fees"]): FeeTotal {
	return {
		from: Math.min(...fees.map(({ amount }) => amount ?? 0)),
		to: Math.max(...fees.map(({ amount, up_to }) => up_to ?? amount ?? 0)),
		currency: fees[0].currency,
	};
}

/**
 * What everybody pays, as one sum. It has no end while the amount of one payment is unknown, or depends on what no question
 * asks. Null when nothing mandatory is known, or is charged in two currencies.
 */
export function findFeeTotal(fees: readonly ProcedureFee[]): FeeTotal | null {
	const { sums, unknown, isOpen } = findWholePrice(fees);
	const [total] = sums;
	const isOneCurrency = new Set(fees.flatMap((fee) => (fee.is_mandatory ? fee.currency : []))).size === 1;
	if (!total || !isOneCurrency) return null;
	return unknown.length > 0 || isOpen ? { ...total, to: null } : total;
}

/** In hundredths, so that ten times 0.10 makes 1. */
function sum(amounts: readonly number[]): number {
	return amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
}

/**
 * Whether a cost is told in one way and its payments in another: it is not what everybody pays together, nor, where that
 * depends on a condition or a question, any one of the payments. False where one of both is unknown.
 */
export function isCostApart(costo: number | null, fees: readonly ProcedureFee[]): boolean {
	const known = fees.flatMap((fee) => (fee.amount === null ? [] : spanOf([fee])));
	if (costo === null || known.length === 0) return false;
	const covers = ({ from, to }: FeeTotal) => from <= costo && (to === null || costo <= to);
	const total = findFeeTotal(fees);
	if (total && fees.every(({ question }) => question === null)) return !covers(total);
	return ![...known, ...(total ? listPossibleSums(fees) : [])].some(covers);
}

/** What everybody may pay together: one answer of each question, and nothing between two. */
function listPossibleSums(fees: readonly ProcedureFee[]): FeeTotal[] {
	const isEverybodys = ({ is_mandatory, amount, question, condition }: ProcedureFee) =>
		is_mandatory && amount !== null && (question !== null || condition === null);
	const groups = groupFees(fees.filter(isEverybodys));
	return groups.reduce<FeeTotal[]>(
		(sums, group) =>
			sums.flatMap((before) =>
				group.fees.map((fee) => {
					const { from, to, currency } = spanOf([fee]);
					return { from: sum([before.from, from]), to: sum([before.to ?? 0, to ?? 0]), currency };
				}),
			),
		[{ from: 0, to: 0, currency: "GTQ" }],
	);
}

/** Such as "De Q4 a Q150, según tu ingreso", up to the point or colon after which the note explains it. */
const RANGE = /^De (?:Q|US\$)\d[\d,]*(?:\.\d\d)? a (?:Q|US\$)\d[\d,]*(?:\.\d\d)?(?:, [^:.;]+)?(?=[:.;]|$)/u;

/** From what to what a cost without one amount goes, where the note on it begins with that; otherwise null. */
export function findCostRange(note: string | null): string | null {
	return RANGE.exec(note ?? "")?.[0] ?? null;
}
