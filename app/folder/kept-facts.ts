import { isToldAlike, listChangedFacts, type ToldFact } from "../../domain/facts/told-facts.ts";
import { type Entry, entryKey, type FactsSaid, findEntry, keepFacts } from "./folder.ts";
import { changeFolder, type KeepingState, readKeptFolder } from "./kept-folder.ts";

/** Milliseconds of a day; a clock that is off by less is nobody's fault. */
const DAY = 86_400_000;
/** Nobody saved anything before this was written. */
const FIRST_DAY = Date.UTC(2026, 10, 1);

/** Which facts of a saved procedure differ from how somebody last knew them, in what that person can see; none where nothing was kept. */
export function listNews({ facts }: Entry, now: FactsSaid): ToldFact[] {
	if (!facts) return [];
	const changed = listChangedFacts(facts.prints, now.prints);
	// In another language the words always differ.
	if (facts.language !== now.language) return changed;
	return changed.filter((fact) => !isToldAlike(fact, facts.told[fact], now.told[fact]));
}

/** Keeps the facts where nothing is to be told: they were never kept, or differ in what nobody sees. */
export function keepQuietly(entry: Entry, now: FactsSaid): void {
	const isOpen = entry.facts?.prints !== now.prints && listNews(entry, now).length === 0;
	// Another tab may have taken it out, or begun the folder of somebody else.
	const { folder } = readKeptFolder();
	if (isOpen && findEntry(folder, entryKey(entry))) acceptFacts(entry, now);
}

/** Keeps the facts as they are now: who pressed "Entendido" knows them. */
export function acceptFacts(entry: Entry, { prints, language, told }: FactsSaid): KeepingState {
	return changeFolder(keepFacts(entryKey(entry), { prints, language, told, seenAt: Date.now() }));
}

/** When the facts were last known and whether that was by saving them; null where the clock of the device cannot be right. */
export function readSeenAt({ facts, savedAt }: Entry, today = Date.now()): { day: string; isSaved: boolean } | null {
	const seenAt = facts?.seenAt ?? 0;
	if (seenAt < FIRST_DAY || seenAt > today + DAY) return null;
	return { day: new Date(seenAt).toISOString(), isSaved: seenAt - savedAt < DAY };
}
