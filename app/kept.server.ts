/**
 * Remembers what was made of each key. When `limit` keys are there it begins anew: what is asked for often is soon there
 * again, and no list of uses has to be kept.
 */
export function keepMade<Made>(make: (key: string) => Made, limit: number): (key: string) => Made {
	const kept = new Map<string, Made>();
	return (key) => {
		const known = kept.get(key);
		if (known !== undefined) return known;
		const made = make(key);
		if (kept.size >= limit) kept.clear();
		kept.set(key, made);
		return made;
	};
}
