import { fill } from "../../content/fill.ts";
import type { RightsTexts } from "../../content/rights/rights-texts.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import type { Language } from "../../domain/language.ts";
import { EMPTY_DRAFT } from "../../domain/report/report-form.ts";
import { readStoredJson, writeStoredJson } from "../browser-store.ts";
import { isRecord } from "../untrusted-json.ts";
import { formatDate } from "../words/format.ts";
import type { Typed } from "./kept-notes.ts";

/** Whether a report that somebody began waits on this device. */
export function hasOtherDraft(description: string): boolean {
	const stored = readStoredJson(STORAGE_KEYS.reportDraft);
	if (!isRecord(stored) || typeof stored.description !== "string") return false;
	return stored.description.trim() !== "" && stored.description !== description;
}

/**
 * Leaves the notes as the draft of a report, where its form finds them: they go by the device, never by an address. The key of
 * a sending belongs to what it sent, so there is none.
 */
export function keepAsDraft(description: string): boolean {
	return writeStoredJson(STORAGE_KEYS.reportDraft, { ...EMPTY_DRAFT, description, attempt: null });
}

/** The notes as the text of a report: what helps to put the record right. Who attended is nobody's affair there. */
export function writeReport(notes: Typed, { notes: { reportLine } }: RightsTexts, language: Language): string {
	const { day = "", time = "", office = "", window = "", asked = "", reason = "" } = notes;
	const when = /^\d{4}-\d\d-\d\d$/.test(day) ? formatDate(day, language) : "";
	const at = window.trim() && fill(reportLine.window, { window: window.trim() });
	const where = [when, time, office, at].filter((part) => part.trim() !== "").join(", ");
	const lines = [
		[reportLine.where, where],
		[reportLine.asked, asked.trim()],
		[reportLine.reason, reason.trim()],
	];
	return lines.flatMap(([label, said]) => (said ? [`${label}: ${said}`] : [])).join("\n");
}
