/** A document in which each list of rows is told by how many there are, for whoever reads what changed; anything else as it is. */
export function shortenTables(document: unknown): unknown {
	if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
	const entries = Object.entries(document).map(([key, value]) => [key, isTable(value) ? value.length : value]);
	return Object.fromEntries(entries);
}

function isTable(value: unknown): value is readonly unknown[] {
	// A place in it may be empty, as of a row of which nothing is known.
	return Array.isArray(value) && value.some(Array.isArray) && value.every((row) => row === null || Array.isArray(row));
}
