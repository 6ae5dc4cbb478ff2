import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { readStoredJson, watchStored, writeStoredJson } from "../browser-store.ts";
import { isRecord } from "../untrusted-json.ts";

/** The receipt of a report that was sent from this device. */
export interface KeptReceipt {
	code: string;
	/** Name of the procedure that the report is about; empty where it is not known. */
	about: string;
	/** The id of that procedure, where the report was begun on its page; else empty. */
	procedure: string;
	/** Milliseconds since 1970. */
	sentAt: number;
}

/** More reports than anybody sends; then the oldest receipts go. */
export const MAX_KEPT = 50;

let known: { text: string; receipts: readonly KeptReceipt[] } = { text: "", receipts: [] };

/** The receipts kept on this device, newest first; the same list as long as nothing changed. */
export function readKeptReceipts(): readonly KeptReceipt[] {
	const stored = readStoredJson(STORAGE_KEYS.receipts);
	const text = JSON.stringify(stored);
	if (text !== known.text) known = { text, receipts: readReceiptsFrom(stored) };
	return known.receipts;
}

/** What of a value of any shape are receipts. */
export function readReceiptsFrom(stored: unknown): KeptReceipt[] {
	return Array.isArray(stored) ? stored.slice(0, MAX_KEPT).flatMap(readReceipt) : [];
}

export const watchKeptReceipts = watchStored;

/** Keeps a receipt, so that its code is still here after the page was left. One that is kept already stays as it is. */
export function keepReceipt(receipt: KeptReceipt): void {
	const others = readKeptReceipts();
	if (others.some(({ code }) => code === receipt.code)) return;
	writeStoredJson(STORAGE_KEYS.receipts, [receipt, ...others].slice(0, MAX_KEPT));
}

export function forgetReceipt(forgotten: string): void {
	const others = readKeptReceipts().filter(({ code }) => code !== forgotten);
	writeStoredJson(STORAGE_KEYS.receipts, others.length > 0 ? others : null);
}

function readReceipt(stored: unknown): KeptReceipt[] {
	if (!isRecord(stored) || typeof stored.code !== "string" || typeof stored.sentAt !== "number") return [];
	const { code, about, procedure, sentAt } = stored;
	const textOf = (value: unknown) => (typeof value === "string" ? value : "");
	return [{ code, about: textOf(about), procedure: textOf(procedure), sentAt }];
}
