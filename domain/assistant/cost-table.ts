/** One line of a cost table: what is paid up to an income; the last line has no upper end. */
export interface CostRow {
	upTo: number | null;
	amount: number;
}

const ROWS = /(?:hasta Q(?<upTo>[\d,]+)|m[aá]s de Q[\d,]+), Q(?<amount>[\d,]+(?:\.\d+)?)/gi;
/** Fewer lines are no table. */
const LEAST_ROWS = 3;

/** The table by monthly income that a note on a cost tells ("hasta Q500, Q4; …"); empty where it tells none. */
export function readCostTable(note: string | null): CostRow[] {
	const rows = [...(note ?? "").matchAll(ROWS)].map(({ groups }) => ({
		upTo: groups?.upTo === undefined ? null : toNumber(groups.upTo),
		amount: toNumber(groups?.amount ?? ""),
	}));
	return rows.length >= LEAST_ROWS ? rows : [];
}

/** The line of a table that holds for an income. */
export function findCostRow(rows: readonly CostRow[], income: number): CostRow | undefined {
	return rows.find(({ upTo }) => upTo === null || income <= upTo);
}

const INCOME =
	/\b(?:gan[oae]|ganan|ganamos|ingresos?(?: de)?|sueldo(?: de)?|salario(?: de)?|earn|make) (?:como |unos |de |q )*(?<digits>\d{1,3}(?: \d{3})+|\d+)(?<thousands> ?mil)?\b(?! \d+ ?mil\b)/;

/** The monthly income that a question tells, as folded words ("gano 4 000 al mes"); null when it tells none. */
export function readIncome(words: string): number | null {
	const said = INCOME.exec(words)?.groups;
	if (!said?.digits) return null;
	return toNumber(said.digits) * (said.thousands ? 1000 : 1);
}

function toNumber(digits: string): number {
	return Number(digits.replace(/[ ,]/g, ""));
}
