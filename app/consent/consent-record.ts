import type { MouseEvent } from "react";
import { STORAGE_KEYS } from "../../content/browser-storage.ts";
import { readStoredJson, writeStoredJson } from "../browser-store.ts";
import { isRecord } from "../untrusted-json.ts";

/** What a citizen decided, as it is stored (specification, section 3). */
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

/** The decision of this visit, when the browser refused to store it. */
let unstored: ConsentRecord | null = null;

/** The decision of this browser; null when none was made, or when what is stored is no decision. */
export function readConsent(): ConsentRecord | null {
	const stored = readStoredJson(STORAGE_KEYS.consent);
	return isConsent(stored) ? stored : unstored;
}

export function saveConsent({ analytics, marketing, functional }: ConsentChoice): void {
	const record: ConsentRecord = {
		necessary: true,
		analytics,
		marketing,
		functional,
		timestamp: new Date().toISOString(),
	};
	// Where storage is blocked or full the next visit asks again.
	unstored = writeStoredJson(STORAGE_KEYS.consent, record) ? null : record;
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

function isConsent(value: unknown): value is ConsentRecord {
	if (!isRecord(value)) return false;
	const areChosen = [value.analytics, value.marketing, value.functional].every((field) => typeof field === "boolean");
	return value.necessary === true && areChosen && typeof value.timestamp === "string";
}
