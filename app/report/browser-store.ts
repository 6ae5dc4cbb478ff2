/** What `localStorage` holds under a key, as JSON; null when there is nothing, it is broken or storage is blocked. */
export function readStored(key: string): unknown {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

/** False when the browser keeps nothing: storage blocked, full or switched off. */
export function writeStored(key: string, value: object | null): boolean {
	try {
		if (value === null) localStorage.removeItem(key);
		else localStorage.setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
