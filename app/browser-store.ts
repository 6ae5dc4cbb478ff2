/** Event for this tab; other tabs get the `storage` event. */
const STORED = "portalstored";

/** Tells whether the browser lets us use storage. A full storage is noticed only when something is written. */
export function canStore(): boolean {
	try {
		return Boolean(localStorage);
	} catch {
		return false;
	}
}

/** The text that `localStorage` holds under a key; null when there is nothing or storage is blocked. */
export function readStoredText(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Keeps a text, or forgets it. False when the browser keeps nothing: storage blocked, full or switched off. */
export function writeStoredText(key: string, text: string | null): boolean {
	try {
		if (text === null) localStorage.removeItem(key);
		else localStorage.setItem(key, text);
		dispatchEvent(new Event(STORED));
		return true;
	} catch {
		return false;
	}
}

/** The JSON value that `localStorage` holds under a key; null also when it is malformed. It may have any shape. */
export function readStoredJson(key: string): unknown {
	try {
		return JSON.parse(readStoredText(key) ?? "null");
	} catch {
		return null;
	}
}

export function writeStoredJson(key: string, value: object | null): boolean {
	return writeStoredText(key, value && JSON.stringify(value));
}

/** Calls back whenever this tab or another one stores something. */
export function watchStored(listener: () => void): () => void {
	addEventListener(STORED, listener);
	addEventListener("storage", listener);
	return () => {
		removeEventListener(STORED, listener);
		removeEventListener("storage", listener);
	};
}
