/** A document in which each list of rows is told by how many there are, for whoever reads what changed; anything else as it is. */
export function shortenTables(document: unknown): unknown {
	if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
	const entries = Object.entries(document).map(([key, value]) => [key, isTable(value) ? value.length : value]);
	return Object.fromEntries(entries);
}

function isTable(value: unknown): value is readonly unknown[] {
	return Array.isArray(value) && value.length > 0 && value.every(Array.isArray);
}
