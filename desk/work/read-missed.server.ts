import { readFile } from "node:fs/promises";
import { dropOldMissed, listMissed, readMissedRecord } from "../../domain/search/missed-record.ts";
import { MISSED_FILE } from "../../server/pages/missed-searches.ts";

/** Words that were searched in vain. */
export interface MissedWords {
	words: string;
	/** Days on which they were asked within a year. */
	days: number;
	/** The last of them, a calendar date. */
	last: string;
}

/** What the public server counted; why it cannot be told where there is no file, or none that can be read. */
export type MissedReading = { words: readonly MissedWords[]; waiting: number } | { trouble: "missing" | "unreadable" };

/** Reads the public server's file in the data folder. Never rejects. */
export async function readMissed(dataDir: string, today: string): Promise<MissedReading> {
	try {
		const record = readMissedRecord(await readFile(`${dataDir}/${MISSED_FILE}`, "utf8"));
		if (!record) return { trouble: "unreadable" };
		dropOldMissed(record, today);
		return { words: listMissed(record), waiting: Object.keys(record.waiting).length };
	} catch (error) {
		const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
		return { trouble: isMissing ? "missing" : "unreadable" };
	}
}
