import { STORAGE_KEYS } from "../../../content/storage-keys.ts";
import type { ReportDraft } from "../../../domain/report/report-form.ts";
import { addresses } from "../../address/addresses.ts";
import { readStoredJson, watchStored, writeStoredJson } from "../../browser-store.ts";
import { isRecord } from "../../untrusted-json.ts";
import { readDraftFields } from "./report-draft.ts";

/** A filled form with its key. It does not change, so sending it again cannot make a second report. */
export interface Sending {
	key: string;
	address: string;
	body: ReportDraft & Record<string, string>;
}

/** A report that waits on this device, or what is left of it once it was sent: its receipt. */
export type KeptReport =
	| { state: "waiting" | "refused"; savedAt: number; sending: Sending }
	| { state: "sent"; savedAt: number; code: string };

/** Days after which a waiting report is sent only when its writer still wants it (case C90). */
export const OLD_AFTER_DAYS = 7;
const ONE_DAY_MS = 86_400_000;
const MAX_KEPT = 20;

let known: { text: string; reports: readonly KeptReport[] } = { text: "", reports: [] };

/** The reports kept on this device, oldest first; the same list as long as nothing changed. */
export function readKeptReports(): readonly KeptReport[] {
	const stored = readStoredJson(STORAGE_KEYS.keptReports);
	const text = JSON.stringify(stored);
	if (text !== known.text) known = { text, reports: Array.isArray(stored) ? stored.flatMap(readKept) : [] };
	return known.reports;
}

export const watchKeptReports = watchStored;

/** Keeps a report for later. False when this browser cannot. */
export function keepReport(sending: Sending): boolean {
	const others = readKeptReports().filter((kept) => keyOf(kept) !== sending.key);
	if (others.length >= MAX_KEPT) return false;
	return writeKeptReports([...others, { state: "waiting", savedAt: Date.now(), sending }]);
}

export function removeKeptReport(removed: KeptReport): void {
	writeKeptReports(readKeptReports().filter((kept) => kept !== removed));
}

export function isOld({ savedAt }: KeptReport): boolean {
	return Date.now() - savedAt > OLD_AFTER_DAYS * ONE_DAY_MS;
}

/** Marks a report as new again, when its writer still wants it sent. */
export function renewKeptReport(renewed: KeptReport): void {
	writeKeptReports(readKeptReports().map((kept) => (kept === renewed ? { ...kept, savedAt: Date.now() } : kept)));
}

/** Replaces a report by its outcome, which removes its text and contact data from the device. */
export function settleKeptReport(key: string, settled: KeptReport): void {
	writeKeptReports(readKeptReports().map((kept) => (keyOf(kept) === key ? settled : kept)));
}

function keyOf(kept: KeptReport): string | null {
	return kept.state === "sent" ? null : kept.sending.key;
}

function writeKeptReports(reports: readonly KeptReport[]): boolean {
	return writeStoredJson(STORAGE_KEYS.keptReports, reports.length > 0 ? reports : null);
}

function readKept(stored: unknown): KeptReport[] {
	if (!isRecord(stored) || typeof stored.savedAt !== "number") return [];
	const { savedAt, state, code, sending } = stored;
	if (state === "sent") return typeof code === "string" ? [{ state, savedAt, code }] : [];
	if ((state !== "waiting" && state !== "refused") || !isRecord(sending) || !isRecord(sending.body)) return [];
	const { key, address, body } = sending;
	// Storage may hold anything, so only a report for an address of ours is sent.
	if (typeof key !== "string" || typeof address !== "string" || !isFormAddress(address)) return [];
	const extras = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string");
	return [
		{ state, savedAt, sending: { key, address, body: { ...Object.fromEntries(extras), ...readDraftFields(body) } } },
	];
}

function isFormAddress(address: string): boolean {
	return address === addresses.report.to() || address.startsWith(`${addresses.report.to()}?`);
}
