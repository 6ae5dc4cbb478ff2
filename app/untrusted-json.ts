/** Tells whether parsed JSON is an object with named values, neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTextOrNull(value: unknown): value is string | null {
	return value === null || typeof value === "string";
}
