/** Such as "De Q4 a Q150, según tu ingreso", up to the point or colon after which the note explains it. */
const RANGE = /^De (?:Q|US\$)\d[\d,]*(?:\.\d\d)? a (?:Q|US\$)\d[\d,]*(?:\.\d\d)?(?:, [^:.;]+)?(?=[:.;]|$)/u;

/** From what to what a cost without one amount goes, where the note on it begins with that; otherwise null. */
export function findCostRange(note: string | null): string | null {
	return RANGE.exec(note ?? "")?.[0] ?? null;
}
