/** A value within a document, by the path that leads to it: `supporters.2.name`. */
export interface PathChange {
	path: string;
	before: unknown;
	after: unknown;
}

/** The values in which two documents differ, by their paths; null where one of them has none. */
export function listPathChanges(before: unknown, after: unknown, path = ""): PathChange[] {
	if (JSON.stringify(before) === JSON.stringify(after)) return [];
	const [was, is] = [branches(before), branches(after)];
	// A value in the place of a branch, or the other way round, is one change.
	if ((!was && !isMissing(before)) || (!is && !isMissing(after)) || (!was && !is)) {
		return [{ path: path || "-", before: before ?? null, after: after ?? null }];
	}
	const keys = new Set([...Object.keys(is ?? {}), ...Object.keys(was ?? {})]);
	return [...keys].flatMap((key) => listPathChanges(was?.[key], is?.[key], path === "" ? key : `${path}.${key}`));
}

/** What a list or an object holds, by position or key; undefined for a plain value. */
function branches(value: unknown): Readonly<Record<string, unknown>> | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value));
	return Object.fromEntries(value.map((each, position) => [String(position + 1), each]));
}

function isMissing(value: unknown): boolean {
	return value === null || value === undefined;
}
