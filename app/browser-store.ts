/** Reading already throws where storage is blocked; whether it is full only shows when something is written. */
export function canStore(): boolean {
	try {
		return window.localStorage.length >= 0;
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
		return true;
	} catch {
		return false;
	}
}

/** The same as JSON; null also when it is broken. What is stored may be anything. */
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
