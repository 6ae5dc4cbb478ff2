import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { DEPARTMENT_KEY, MUNICIPALITY_KEY } from "../../domain/offices/near.ts";
import { canStore, readStoredJson, readStoredText, writeStoredJson, writeStoredText } from "../browser-store.ts";
import { EMPTY_FOLDER, LONGEST_NAME } from "../folder/folder.ts";
import { type KeepingState, markFolder, replaceFolder } from "../folder/kept-folder.ts";
import { preferenceCookie } from "../preferences/preference-cookie.ts";
import { isRecord } from "../untrusted-json.ts";

/** All that may say something of whoever uses this device. */
const OWN = [
	STORAGE_KEYS.folder,
	STORAGE_KEYS.folderParts,
	STORAGE_KEYS.requirements,
	STORAGE_KEYS.receipts,
	STORAGE_KEYS.reportDraft,
	STORAGE_KEYS.keptReports,
	STORAGE_KEYS.windowNotes,
];
const OWN_COOKIES = [DEPARTMENT_KEY, MUNICIPALITY_KEY];

/** What was here before somebody was helped. */
interface Aside {
	/** Tells one beginning from another. */
	begun: number;
	stored: Readonly<Record<string, string | null>>;
	cookies: Readonly<Record<string, string>>;
	/** Pages that were kept for reading without a connection; those of the helped person go with her. */
	pages: readonly string[];
}

/** Whether the folder on this device is that of somebody who is helped, as a word for whom; null where it is one's own. */
export function readHelping(): string | null {
	const text = readStoredText(STORAGE_KEYS.folderAside);
	return text === null ? null : (/"begun":(\d+)/.exec(text)?.[1] ?? "?");
}

/**
 * Begins an empty folder for somebody else; what was here is put aside. Where it finds no room, nothing changes: all of it is
 * written before anything is taken away.
 */
export async function beginHelping(name: string): Promise<KeepingState> {
	const stored = Object.fromEntries(OWN.map((key) => [key, readStoredText(key)]));
	const cookies = Object.fromEntries(OWN_COOKIES.map((each) => [each, readCookie(each)]));
	const aside: Aside = { begun: Date.now(), stored, cookies, pages: await listKeptPages() };
	if (!writeStoredJson(STORAGE_KEYS.folderAside, aside)) return canStore() ? "full" : "blocked";
	for (const key of OWN) writeStoredText(key, null);
	for (const each of OWN_COOKIES) writeCookie(each, "");
	return replaceFolder({ ...EMPTY_FOLDER, name: name.trim().slice(0, LONGEST_NAME) || "?" });
}

/** Erases all that belongs to the helped person, and brings back what was here before; false where that found no room. */
export async function endHelping(): Promise<boolean> {
	const { stored, cookies, pages } = readAside();
	// First room, then what was here, then the copy of it: whatever breaks off in between, the copy is still there.
	for (const key of OWN) writeStoredText(key, null);
	sessionStorage.clear();
	for (const each of OWN_COOKIES) writeCookie(each, cookies[each] ?? "");
	replaceFolder(EMPTY_FOLDER);
	const isBack = OWN.every((key) => stored[key] === undefined || writeStoredText(key, stored[key]));
	if (isBack) writeStoredText(STORAGE_KEYS.folderAside, null);
	markFolder();
	await forgetPagesExcept(pages);
	return isBack;
}

function readAside(): Omit<Aside, "begun"> {
	const aside = readStoredJson(STORAGE_KEYS.folderAside);
	const { stored, cookies, pages } = isRecord(aside) ? aside : {};
	return {
		stored: isRecord(stored) ? Object.fromEntries(Object.entries(stored).filter(isText)) : {},
		cookies: isRecord(cookies) ? Object.fromEntries(Object.entries(cookies).filter(isText)) : {},
		pages: Array.isArray(pages) ? pages.filter((page) => typeof page === "string") : [],
	};
}

function isText(entry: [string, unknown]): entry is [string, string] {
	return typeof entry[1] === "string";
}

async function listKeptPages(): Promise<string[]> {
	const cache = await openPages();
	return ((await cache?.keys()) ?? []).map(({ url }) => url);
}

async function forgetPagesExcept(kept: readonly string[]): Promise<void> {
	const cache = await openPages();
	const all = (await cache?.keys()) ?? [];
	await Promise.all(
		all.filter(({ url }) => !kept.includes(url)).map((page) => cache?.delete(page, { ignoreVary: true })),
	);
}

/** The worker's copies; undefined where there are none, or the browser gives none out. */
async function openPages(): Promise<Cache | undefined> {
	try {
		return (await caches.has(STORAGE_KEYS.savedPages)) ? await caches.open(STORAGE_KEYS.savedPages) : undefined;
	} catch {
		return undefined;
	}
}

function readCookie(name: string): string {
	return new RegExp(`(?:^|; )${name}=([\\w-]*)`).exec(document.cookie)?.[1] ?? "";
}

function writeCookie(name: string, value: string): void {
	const isSecure = location.protocol === "https:";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
	document.cookie = preferenceCookie({ name, value, isSecure });
}
