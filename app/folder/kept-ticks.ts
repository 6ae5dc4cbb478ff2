import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { canStore, readStoredJson, readStoredText, writeStoredJson } from "../browser-store.ts";
import { isRecord } from "../untrusted-json.ts";

/** Requirements that are ticked as ready, as their records say them, by the id of their procedure. */
export type Ticks = Readonly<Record<string, readonly string[]>>;

/** What could not be stored lives on in this tab. */
let unkept: Ticks | null = null;
let known: { text: string | null; ticks: Ticks } = { text: null, ticks: {} };

/** All ticks that this tab knows of; the same object as long as nothing changed. */
export function readTicksHere(): Ticks {
	if (unkept) return unkept;
	const text = readStoredText(STORAGE_KEYS.requirements);
	if (text !== known.text) known = { text, ticks: readTicks() ?? {} };
	return known.ticks;
}

/** All ticks of this device; null where it does not let us read. */
export function readTicks(): Ticks | null {
	if (!canStore()) return null;
	return readTicksFrom(readStoredJson(STORAGE_KEYS.requirements));
}

/** What of a value of any shape are ticks. */
export function readTicksFrom(stored: unknown): Ticks {
	return isRecord(stored) ? Object.fromEntries(Object.entries(stored).filter(isTicked)) : {};
}

/** Keeps the ticks of one procedure. False where storage is blocked or full: they then last for this visit. */
export function keepTicks(procedureId: string, ticked: readonly string[]): boolean {
	const { [procedureId]: _old, ...others } = readTicksHere();
	return writeTicks(ticked.length > 0 ? { ...others, [procedureId]: ticked } : others);
}

export function writeTicks(ticks: Ticks): boolean {
	const isKept = writeStoredJson(STORAGE_KEYS.requirements, Object.keys(ticks).length === 0 ? null : ticks);
	unkept = isKept ? null : ticks;
	// What is drawn is told, as after a write.
	if (!isKept) dispatchEvent(new Event("storage"));
	return isKept;
}

function isTicked(entry: [string, unknown]): entry is [string, string[]] {
	const [, ticked] = entry;
	return Array.isArray(ticked) && ticked.every((text) => typeof text === "string");
}
