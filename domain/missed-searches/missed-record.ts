import { z } from "zod";
import { foldText } from "../text/text.ts";

/** Longest words that are counted; whoever types more tells a story, and it may be their own. */
const LONGEST_WORDS = 40;
const FEWEST_LETTERS = 3;
/** So many digits together or apart may be a number of somebody: of a document, a telephone, a house. */
const MOST_DIGITS = 3;
/** Addresses of mail and sites, and handles. */
const ADDRESS = /[@/\\]|\bwww\b|\bhttps?\b|\.(?:com|org|net|gt)\b/;
/** Who names a document of theirs beside it writes who they are. */
const NUMBERED_DOCUMENT = /\b(?:dpi|cui|nit|cedula|pasaporte|passport|telefono|tel|celular|phone)\b/;
/** Who says whose it is. */
const SOMEBODY = /\b(?:me llamo|mi nombre|a nombre de|soy|don|dona|senora?|my name|i am)\b/;

/**
 * The words of a search in the one spelling in which they are counted; null for what could tell of somebody or is no
 * search for a procedure.
 */
export function countableWords(text: string): string | null {
	const folded = foldText(text);
	if (ADDRESS.test(folded) || NUMBERED_DOCUMENT.test(folded) || SOMEBODY.test(folded)) return null;
	const words = folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
	if (words.length > LONGEST_WORDS || words.replace(/[^\p{L}]/gu, "").length < FEWEST_LETTERS) return null;
	return words.replace(/\P{N}/gu, "").length > MOST_DIGITS ? null : words;
}

/** Whether one is the other as far as it was typed. */
export function isTypedOn(one: string, other: string): boolean {
	return one.startsWith(other) || other.startsWith(one);
}

/** On so many different days the same words must have been asked before anybody reads them. */
export const DAYS_UNTIL_READ = 5;
/** Words that are kept as words. */
const MOST_WORDS = 500;
/** Words that wait as keyed hashes. */
const MOST_WAITING = 5_000;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const month = z.string().regex(/^\d{4}-\d{2}$/);
const recordSchema = z.object({
	/** By keyed hash of the words: the calendar days on which they were asked, fewer than five. */
	waiting: z.record(z.string(), z.array(day)),
	/** By the words: the last day, and on how many days of each month they were asked. */
	words: z.record(z.string(), z.object({ last: day, months: z.record(month, z.number().int().positive()) })),
});

/** Searches that found nothing: no visitor, no time of day, no order. */
export type MissedRecord = z.infer<typeof recordSchema>;

export const NO_MISSED: MissedRecord = { waiting: {}, words: {} };

/** What a file holds; null when it holds no such record. */
export function readMissedRecord(content: string): MissedRecord | null {
	try {
		return recordSchema.safeParse(JSON.parse(content)).data ?? null;
	} catch {
		return null;
	}
}

/** The record as its file holds it: in the order of the alphabet, which tells nothing of who came first. */
export function writeMissedRecord({ waiting, words }: MissedRecord): string {
	const sorted = <Entry>(entries: Readonly<Record<string, Entry>>) =>
		Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
	return `${JSON.stringify({ waiting: sorted(waiting), words: sorted(words) })}\n`;
}

/** Counts that words were asked on a day (a calendar date); false when that day was counted already. Changes the record. */
export function countMissed(record: MissedRecord, asked: { words: string; hash: string; day: string }): boolean {
	const { words, hash, day } = asked;
	const read = own(record.words, words);
	if (read) {
		delete record.waiting[hash];
		if (read.last >= day) return false;
		read.last = day;
		read.months[monthOf(day)] = (read.months[monthOf(day)] ?? 0) + 1;
		return true;
	}
	const days = own(record.waiting, hash) ?? [];
	if (days.includes(day)) return false;
	const all = [...days, day].sort();
	if (all.length < DAYS_UNTIL_READ) {
		record.waiting[hash] = all;
		dropOver(record.waiting, MOST_WAITING, (each) => each.at(-1) ?? "");
		return true;
	}
	delete record.waiting[hash];
	const months: Record<string, number> = {};
	for (const each of all) months[monthOf(each)] = (months[monthOf(each)] ?? 0) + 1;
	record.words[words] = { last: all.at(-1) ?? day, months };
	dropOver(record.words, MOST_WORDS, (each) => each.last);
	return true;
}

/** Drops what is older than a year on this day; true when something was. Changes the record. */
export function dropOldMissed(record: MissedRecord, today: string): boolean {
	const earliest = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
	let isChanged = false;
	for (const [hash, days] of Object.entries(record.waiting)) {
		const kept = days.filter((each) => each > earliest);
		if (kept.length === days.length) continue;
		isChanged = true;
		if (kept.length > 0) record.waiting[hash] = kept;
		else delete record.waiting[hash];
	}
	for (const [words, { months }] of Object.entries(record.words)) {
		for (const each of Object.keys(months)) {
			if (each > monthOf(earliest)) continue;
			isChanged = true;
			delete months[each];
		}
		if (Object.keys(months).length === 0) delete record.words[words];
	}
	return isChanged;
}

/** The words that may be read, with the days on which they were asked within the year: most days first. */
export function listMissed({ words }: MissedRecord): { words: string; days: number; last: string }[] {
	return Object.entries(words)
		.map(([text, { last, months }]) => ({
			words: text,
			days: Object.values(months).reduce((sum, days) => sum + days, 0),
			last,
		}))
		.sort((a, b) => b.days - a.days || (a.words < b.words ? -1 : 1));
}

/** Words such as "constructor" are no entry of every object. */
function own<Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined {
	return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Drops the entries whose last day is longest ago until no more than `most` are left. */
function dropOver<Entry>(entries: Record<string, Entry>, most: number, lastOf: (entry: Entry) => string): void {
	const keys = Object.keys(entries);
	for (let over = keys.length - most; over > 0; over -= 1) {
		let oldest: string | undefined;
		let last = "";
		for (const key of keys) {
			const entry = own(entries, key);
			if (entry === undefined || (oldest !== undefined && lastOf(entry) >= last)) continue;
			oldest = key;
			last = lastOf(entry);
		}
		if (oldest !== undefined) delete entries[oldest];
	}
}

function monthOf(date: string): string {
	return date.slice(0, 7);
}
