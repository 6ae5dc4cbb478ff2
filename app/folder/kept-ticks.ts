import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { canStore, readStoredJson, writeStoredJson } from "../browser-store.ts";
import { isRecord } from "../untrusted-json.ts";

/** Requirements that are ticked as ready, as their records say them, by the id of their procedure. */
export type Ticks = Readonly<Record<string, readonly string[]>>;

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
	const { [procedureId]: _old, ...others } = readTicks() ?? {};
	return writeTicks(ticked.length > 0 ? { ...others, [procedureId]: ticked } : others);
}

export function writeTicks(ticks: Ticks): boolean {
	return writeStoredJson(STORAGE_KEYS.requirements, Object.keys(ticks).length === 0 ? null : ticks);
}

function isTicked(entry: [string, unknown]): entry is [string, string[]] {
	const [, ticked] = entry;
	return Array.isArray(ticked) && ticked.every((text) => typeof text === "string");
}
