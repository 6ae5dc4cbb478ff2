import { isDay } from "../../domain/facts/last-day.ts";
import { isPrint, makeToldFacts } from "../../domain/facts/told-facts.ts";
import { isRecord } from "../untrusted-json.ts";
import {
	ENTRY_KINDS,
	type Entry,
	entryKey,
	type FactsSaid,
	type Folder,
	type FolderDate,
	type KeptFacts,
	LONGEST_NAME,
	LONGEST_NEED,
	LONGEST_NOTE,
	MOST_DATES,
	MOST_ENTRIES,
	MOST_LINES,
	MOST_NEEDS,
	type Need,
} from "./folder.ts";

/** The newest version that this release reads and writes. A later one that changes the shape raises it. */
export const FOLDER_VERSION = 2;

/**
 * The lowest version whose release reads this folder whole, for an older page that is read without a connection: the first one
 * knows no plans. The kept facts it leaves out, and nothing is missing.
 */
export function versionOf({ entries }: Folder): number {
	return entries.some(({ kind }) => kind === "plan") ? FOLDER_VERSION : 1;
}

/** Why a folder cannot be read. */
export type FolderFault = "none" | "newer" | "large";

/** A folder of an unknown hand, and how many of its things could not be read or had to be shortened. */
export interface ReadFolder {
	folder: Folder;
	lost: number;
}

/** An id as the catalogue gives them; nothing that leads anywhere else. */
const ID = /^[\w.-]{1,100}$/;
const GROUP = /^[\w. -]{1,200}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** What cannot be seen, half letters, and what turns the direction of a line around. */
const UNSEEN = /[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Reads a folder that anybody may have written: by hand, an older release, somebody who means no good. Never throws. */
export function readFolder(stored: unknown): ReadFolder | FolderFault {
	if (!isRecord(stored) || !Array.isArray(stored.entries)) return "none";
	if (typeof stored.version === "number" && stored.version > FOLDER_VERSION) return "newer";
	const listedDates: readonly unknown[] = Array.isArray(stored.dates) ? stored.dates : [];
	if (stored.entries.length > MOST_ENTRIES || listedDates.length > MOST_DATES) return "large";
	let lost = 0;

	const entries = keepFirst(readAll(stored.entries, readEntry), entryKey);
	const dates = keepFirst(readAll(listedDates, readDate), ({ id }) => id);
	return { folder: { name: readText(stored.name, LONGEST_NAME).trim(), entries, dates }, lost };

	function readAll<Read>(all: readonly unknown[], read: (each: unknown, at: number) => Read | undefined): Read[] {
		return all.flatMap((each, at) => {
			const found = read(each, at);
			if (!found) lost += 1;
			return found ?? [];
		});
	}

	function readEntry(each: unknown): Entry | undefined {
		if (!isRecord(each) || typeof each.id !== "string" || !ID.test(each.id)) return undefined;
		const kind = ENTRY_KINDS.find((known) => known === each.kind);
		if (!kind) return undefined;
		return {
			kind,
			id: each.id,
			group: typeof each.group === "string" && GROUP.test(each.group) ? each.group : "",
			name: readText(each.name, LONGEST_NAME).trim() || each.id,
			about: readText(each.about, LONGEST_NAME),
			language: each.language === "en" ? "en" : "es",
			needs: keepFirst(readAll(readList(each.needs), readNeed), ({ key }) => key),
			done: readList(each.done).filter((key) => typeof key === "string"),
			note: readText(each.note, LONGEST_NOTE),
			savedAt: readMoment(each.savedAt),
			...(kind === "tramite" && readKeptFacts(each.facts)),
		};
	}

	function readKeptFacts(value: unknown): { facts: KeptFacts } | undefined {
		const said = readFactsSaid(value);
		return said && isRecord(value) ? { facts: { ...said, seenAt: readMoment(value.seenAt) } } : undefined;
	}

	function readNeed(each: unknown): Need | undefined {
		if (!isRecord(each)) return undefined;
		const key = readText(each.key, LONGEST_NEED);
		return key === "" ? undefined : { key, text: readText(each.text, LONGEST_NEED) || key };
	}

	function readDate(each: unknown, at: number): FolderDate | undefined {
		if (!isRecord(each) || typeof each.day !== "string" || !isDay(each.day)) return undefined;
		const id = typeof each.id === "string" && each.id !== "" ? each.id.slice(0, LONGEST_NAME) : `${each.day}-${at}`;
		const time = typeof each.time === "string" && TIME.test(each.time) ? each.time : "";
		const about = readText(each.about, LONGEST_NAME);
		return { id, what: readText(each.what, LONGEST_NAME).trim(), day: each.day, time, about };
	}

	function readList(value: unknown): readonly unknown[] {
		if (!Array.isArray(value)) return [];
		if (value.length > MOST_NEEDS) lost += value.length - MOST_NEEDS;
		return value.slice(0, MOST_NEEDS);
	}

	function readText(value: unknown, longest: number): string {
		if (typeof value === "string" && value.replace(UNSEEN, "").length > longest) lost += 1;
		return cut(value, longest);
	}
}

function cut(value: unknown, longest: number): string {
	return typeof value === "string" ? value.replace(UNSEEN, "").slice(0, longest).replace(UNSEEN, "") : "";
}

function readMoment(value: unknown): number {
	return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** What a page said of a procedure; undefined for prints of another version, which are not compared. */
export function readFactsSaid(value: unknown): FactsSaid | undefined {
	if (!isRecord(value) || typeof value.prints !== "string" || !isPrint(value.prints)) return undefined;
	const { prints, told, language } = value;
	const readLines = (lines: unknown): string[] =>
		(Array.isArray(lines) ? lines : []).slice(0, MOST_LINES).map((line) => cut(line, LONGEST_NEED));
	const lines = isRecord(told) ? told : {};
	return { prints, language: language === "en" ? "en" : "es", told: makeToldFacts((fact) => readLines(lines[fact])) };
}

export function isTime(text: string): boolean {
	return TIME.test(text);
}

function keepFirst<Each>(all: readonly Each[], keyOf: (each: Each) => string): Each[] {
	return [...new Map(all.toReversed().map((each) => [keyOf(each), each])).values()].toReversed();
}
