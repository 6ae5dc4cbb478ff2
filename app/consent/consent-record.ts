import type { MouseEvent } from "react";
import { CONSENT_KEY } from "../../content/storage-keys.ts";
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

/** Events of the window: somebody asks for the settings, decided, or left the settings without deciding. */
export const CONSENT_WANTED = "consentwanted";
export const CONSENT_SAVED = "consentsaved";
export const CONSENT_LEFT = "consentleft";

/** The decision of this visit, when the browser refused to store it. */
let unstored: ConsentRecord | null = null;

/** The decision of this browser; null when none was made, or when what is stored is no decision. */
export function readConsent(): ConsentRecord | null {
	const stored = readStoredJson(CONSENT_KEY);
	return isConsent(stored) ? stored : unstored;
}

/** Stores the decision. The boot script then takes the bar away, says that it is saved and puts the focus back. */
export function saveConsent(choice: ConsentChoice): void {
	const record: ConsentRecord = { necessary: true, ...choice, timestamp: new Date().toISOString() };
	// Where storage is blocked or full the next visit asks again.
	unstored = writeStoredJson(CONSENT_KEY, record) ? null : record;
	dispatchEvent(new Event(CONSENT_SAVED));
}

/** Calls back when another tab of this browser decides, or forgets. Returns how to stop. */
export function watchConsent(onChange: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => {
		if (key === null || key === CONSENT_KEY) onChange();
	};
	addEventListener("storage", onStorage);
	return () => removeEventListener("storage", onStorage);
}

/** For the click on a link: opens the settings instead, where scripts run. */
export function openConsentSettings(event: MouseEvent): void {
	event.preventDefault();
	dispatchEvent(new Event(CONSENT_WANTED));
}

/** Calls back when somebody asks to see the settings. Returns how to stop. */
export function watchConsentSettings(onOpen: () => void): () => void {
	addEventListener(CONSENT_WANTED, onOpen);
	return () => removeEventListener(CONSENT_WANTED, onOpen);
}

function isConsent(value: unknown): value is ConsentRecord {
	return (
		isRecord(value) &&
		value.necessary === true &&
		[value.analytics, value.marketing, value.functional].every((field) => typeof field === "boolean") &&
		typeof value.timestamp === "string"
	);
}
