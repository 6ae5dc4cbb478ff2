import type { ToldFacts } from "../../domain/facts/told-facts.ts";

/** What may be saved, by its word in addresses and files. */
export const ENTRY_KINDS = ["tramite", "experiencia", "oficina", "plan"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What a page says of the facts of a procedure: in prints, which are the same in every language, and in its words. */
export interface FactsSaid {
	/** `printFacts`. */
	prints: string;
	language: "es" | "en";
	told: ToldFacts;
}

/** The facts as somebody last knew them; `seenAt` in milliseconds since 1970. */
export interface KeptFacts extends FactsSaid {
	seenAt: number;
}

/** Something to bring or to do. */
export interface Need {
	/** By this it is ticked: a requirement as its record says it, the id of a procedure of an experience or a plan. */
	key: string;
	/** As it is shown. */
	text: string;
}

/** Something that somebody saved, as it was on the page that day: it is read without a connection. */
export interface Entry {
	kind: EntryKind;
	id: string;
	/** What its address needs beside: of an office its institution and department, of an experience in whose name it is done. */
	group: string;
	name: string;
	/** Institution, time or place. */
	about: string;
	/** Language of its texts. */
	language: "es" | "en";
	needs: readonly Need[];
	/** Of an experience or a plan the procedures that are done. Ticks of requirements are kept where their page finds them. */
	done: readonly string[];
	note: string;
	/** Milliseconds since 1970. */
	savedAt: number;
	/** Of a procedure; missing until its page was read by a release that keeps them. */
	facts?: KeptFacts | undefined;
}

/** An appointment or a last day. */
export interface FolderDate {
	id: string;
	what: string;
	/** Calendar date `YYYY-MM-DD`. */
	day: string;
	/** `HH:MM` on Guatemala's clock; empty for a whole day. */
	time: string;
	/** The key of the entry that it belongs to; empty where it belongs to none. */
	about: string;
}

export interface Folder {
	/** Whose it is; empty for one's own. */
	name: string;
	entries: readonly Entry[];
	dates: readonly FolderDate[];
}

export const EMPTY_FOLDER: Folder = { name: "", entries: [], dates: [] };

/** More than anybody needs at once; what is more is refused, and nothing is cut off in silence. */
export const MOST_ENTRIES = 200;
export const MOST_DATES = 200;
export const MOST_NEEDS = 100;
export const LONGEST_NAME = 300;
export const LONGEST_NOTE = 4_000;
export const LONGEST_NEED = 1_000;
/** Lines of one fact, each as long as a need may be. */
export const MOST_LINES = 100;

/** A change of a folder. Done twice it is the same as done once: another tab may have written in between. */
export type FolderChange = (folder: Folder) => Folder;

/** The word by which an entry is told from the others. */
export function entryKey({ kind, id }: Pick<Entry, "kind" | "id">): string {
	return `${kind}/${id}`;
}

export function findEntry({ entries }: Folder, key: string): Entry | undefined {
	return entries.find((entry) => entryKey(entry) === key);
}

export function isEmptyFolder({ entries, dates }: Folder): boolean {
	return entries.length === 0 && dates.length === 0;
}

/** Adds an entry at the end; of one that is there what its page says of it is renewed. */
export function saveEntry(saved: Entry): FolderChange {
	return (folder) => {
		const key = entryKey(saved);
		const old = findEntry(folder, key);
		if (!old) return { ...folder, entries: [...folder.entries, saved] };
		const { done, note, savedAt, facts } = old;
		return changeEntry(key, () => ({ ...saved, done, note, savedAt, facts: facts ?? saved.facts }))(folder);
	};
}

export function changeEntry(key: string, change: (entry: Entry) => Entry): FolderChange {
	return (folder) => ({
		...folder,
		entries: folder.entries.map((entry) => (entryKey(entry) === key ? change(entry) : entry)),
	});
}

export function removeEntry(key: string): FolderChange {
	return (folder) => ({ ...folder, entries: folder.entries.filter((entry) => entryKey(entry) !== key) });
}

export function writeNote(key: string, note: string): FolderChange {
	return changeEntry(key, (entry) => ({ ...entry, note: note.slice(0, LONGEST_NOTE) }));
}

export function tickDone(key: string, need: string, isDone: boolean): FolderChange {
	return changeEntry(key, (entry) => ({
		...entry,
		done: [...entry.done.filter((other) => other !== need), ...(isDone ? [need] : [])],
	}));
}

/** Keeps the facts of an entry as they are now: what changed until now is known. */
export function keepFacts(key: string, facts: KeptFacts): FolderChange {
	return changeEntry(key, (entry) => ({ ...entry, facts }));
}

/** Puts entries into the order of these keys; those that it does not name follow as they were. */
export function orderEntries(keys: readonly string[]): FolderChange {
	return (folder) => {
		const named = keys.flatMap((key) => findEntry(folder, key) ?? []);
		return { ...folder, entries: [...named, ...folder.entries.filter((entry) => !named.includes(entry))] };
	};
}

/** Adds a date, or changes the one of its id. */
export function saveDate(date: FolderDate): FolderChange {
	return (folder) => ({ ...folder, dates: [...folder.dates.filter(({ id }) => id !== date.id), date] });
}

export function removeDate(removed: string): FolderChange {
	return (folder) => ({ ...folder, dates: folder.dates.filter(({ id }) => id !== removed) });
}

/** The dates in the order in which they come. */
export function listDates({ dates }: Folder): FolderDate[] {
	return dates.toSorted((one, other) => `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`));
}

/** The entries whose dates come first before the others, and of those the last one saved first. */
export function sortByDate(folder: Folder, today: string): Entry[] {
	const next = (entry: Entry) =>
		listDates(folder).find(({ about, day }) => about === entryKey(entry) && day >= today)?.day ?? "9";
	return folder.entries.toSorted((one, other) => next(one).localeCompare(next(other)) || other.savedAt - one.savedAt);
}

/** Puts what another folder holds into this one: nothing is lost of either, and nothing stands there twice. */
export function mergeFolders(own: Folder, other: Folder): Folder {
	const merged = own.entries.map((entry) => {
		const twin = findEntry(other, entryKey(entry));
		return twin ? mergeEntries(entry, twin) : entry;
	});
	const added = other.entries.filter((entry) => !findEntry(own, entryKey(entry)));
	const dates = other.dates.filter((date) => !own.dates.some((each) => isSameDate(each, date)));
	const used = new Set(own.dates.map(({ id }) => id));
	return {
		name: own.name,
		entries: [...merged, ...added],
		dates: [...own.dates, ...dates.map((date) => (used.has(date.id) ? { ...date, id: `${date.id}+` } : date))],
	};
}

function mergeEntries(own: Entry, other: Entry): Entry {
	const isKnown = other.note === "" || own.note.includes(other.note);
	return {
		...own,
		done: [...new Set([...own.done, ...other.done])],
		facts: own.facts ?? other.facts,
		note: isKnown ? own.note : [own.note, other.note].filter(Boolean).join("\n").slice(0, LONGEST_NOTE),
	};
}

function isSameDate(one: FolderDate, other: FolderDate): boolean {
	return one.what === other.what && one.day === other.day && one.time === other.time;
}
