import type { MouseEvent } from "react";
import { STORAGE_KEYS } from "../../content/browser-storage.ts";

/** What a citizen decided, as the specification stores it (section 3). */
export interface ConsentRecord {
	necessary: true;
	analytics: boolean;
	marketing: boolean;
	functional: boolean;
	/** Moment of the decision, ISO 8601. */
	timestamp: string;
}

export type ConsentChoice = Pick<ConsentRecord, "analytics" | "marketing" | "functional">;

const OPEN_SETTINGS = "consent-settings";

/** Holds for this visit what the browser refused to store. */
let unstored: ConsentRecord | null = null;

/** The decision of this browser; null when none was made, or when what is stored is no decision. */
export function readConsent(): ConsentRecord | null {
	try {
		return parseRecord(localStorage.getItem(STORAGE_KEYS.consent)) ?? unstored;
	} catch {
		// Storage can be blocked.
		return unstored;
	}
}

export function saveConsent({ analytics, marketing, functional }: ConsentChoice): void {
	const record: ConsentRecord = {
		necessary: true,
		analytics,
		marketing,
		functional,
		timestamp: new Date().toISOString(),
	};
	try {
		localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(record));
		unstored = null;
	} catch {
		// Storage can be blocked or full; the next visit will ask again.
		unstored = record;
	}
}

/** Calls back when another tab of this browser decides, or forgets. Returns how to stop. */
export function watchConsent(onChange: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => {
		if (key === null || key === STORAGE_KEYS.consent) onChange();
	};
	addEventListener("storage", onStorage);
	return () => removeEventListener("storage", onStorage);
}

/** For the click on a link: opens the settings instead, where scripts run. */
export function openConsentSettings(event: MouseEvent): void {
	event.preventDefault();
	dispatchEvent(new Event(OPEN_SETTINGS));
}

/** Calls back when somebody asks to see the settings. Returns how to stop. */
export function watchConsentSettings(onOpen: () => void): () => void {
	addEventListener(OPEN_SETTINGS, onOpen);
	return () => removeEventListener(OPEN_SETTINGS, onOpen);
}

function parseRecord(stored: string | null): ConsentRecord | null {
	if (stored === null) return null;
	try {
		const value: unknown = JSON.parse(stored);
		return isRecord(value) ? value : null;
	} catch {
		// Not ours, or damaged: ask again.
		return null;
	}
}

function isRecord(value: unknown): value is ConsentRecord {
	if (typeof value !== "object" || value === null) return false;
	const fields: Partial<Record<string, unknown>> = { ...value };
	const areChosen = [fields.analytics, fields.marketing, fields.functional].every(
		(field) => typeof field === "boolean",
	);
	return fields.necessary === true && areChosen && typeof fields.timestamp === "string";
}
