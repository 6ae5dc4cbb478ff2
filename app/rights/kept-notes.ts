import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { readStoredJson, writeStoredJson } from "../browser-store.ts";
import { isRecord } from "../untrusted-json.ts";

/** What was typed into the fields of one form, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** Who signs is the same in every letter. */
export const SENDER_SLOT = "remitente";

/** Where the notes about one procedure are kept; an empty id for none. */
export function notesSlot(procedure: string): string {
	return `notas/${procedure}`;
}

/** Where the own fields of a letter are kept. */
export function letterSlot(kind: string, procedure: string): string {
	return `carta/${kind}/${procedure}`;
}

/** What is kept on this device under a slot; nothing where there is nothing, or no text. Storage may hold anything. */
export function readSlot(slot: string): Typed {
	const kept = readAll()[slot];
	if (!isRecord(kept)) return {};
	return Object.fromEntries(
		Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
}

/** Keeps what was typed beside all that other tabs have kept meanwhile; a slot of blanks is forgotten. False where it finds no room. */
export function keepSlots(slots: Readonly<Record<string, Typed>>): boolean {
	const filled = Object.entries({ ...readAll(), ...slots }).filter(
		([, typed]) => isRecord(typed) && Object.values(typed).some((value) => value !== ""),
	);
	return writeStoredJson(STORAGE_KEYS.windowNotes, filled.length > 0 ? Object.fromEntries(filled) : null);
}

function readAll(): Record<string, unknown> {
	const stored = readStoredJson(STORAGE_KEYS.windowNotes);
	return isRecord(stored) ? stored : {};
}
