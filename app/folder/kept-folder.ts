import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { canStore, readStoredText, writeStoredText } from "../browser-store.ts";
import { EMPTY_FOLDER, type Folder, type FolderChange, isEmptyFolder } from "./folder.ts";
import { readFolder, versionOf } from "./read-folder.ts";

/**
 * How a folder is kept: on the device; in this tab alone, because storage is blocked or full; or not at all, because what is
 * stored cannot be read and is not to be written over.
 */
export type KeepingState = "kept" | "blocked" | "full" | "unreadable" | "newer";

export interface KeptFolder {
	folder: Folder;
	state: KeepingState;
}

interface Done {
	change: FolderChange;
	at: number;
	/** Whose folder it was. */
	name: string;
}

/** Milliseconds in which another tab that had not yet seen a change may write over it. */
const RACE = 2_000;

/** What could not be stored lives on in this tab, and can be exported. */
let unkept: KeptFolder | null = null;
let known: { text: string | null; kept: KeptFolder } = { text: null, kept: { folder: EMPTY_FOLDER, state: "kept" } };
/** Changes that this tab has just made. */
let recent: Done[] = [];

/** The folder of this device; the same object as long as nothing changed. */
export function readKeptFolder(): KeptFolder {
	if (unkept) return unkept;
	const text = readStoredText(STORAGE_KEYS.folder);
	if (text !== known.text) known = { text, kept: parse(text) };
	return known.kept;
}

/** Changes what is stored at this moment, whoever wrote it, and answers how it is kept now. */
export function changeFolder(change: FolderChange): KeepingState {
	const { folder, state } = readKeptFolder();
	if (state === "unreadable" || state === "newer") return state;
	const at = performance.now();
	// Once, however often it is asked for; what draws the folder comes and goes, and this must hear the other tab all the same.
	addEventListener("storage", redoRecent);
	recent = [...recent.filter((done) => at - done.at < RACE), { change, at, name: folder.name }];
	return write(change(folder));
}

/** Puts another folder in the place of this one, also of one that cannot be read. */
export function replaceFolder(folder: Folder): KeepingState {
	recent = [];
	unkept = null;
	return write(folder);
}

/** A folder as it is stored and exported. */
export function writeFolderJson(folder: Folder): object {
	return { version: versionOf(folder), ...folder };
}

/** Says on the page whether there is a folder, as app/boot/before-paint.ts does before anything is drawn. */
export function markFolder(): void {
	document.documentElement.toggleAttribute("data-folder", readStoredText(STORAGE_KEYS.folder) !== null);
}

function write(folder: Folder): KeepingState {
	// A helped person's folder is there while it is empty: its name tells whose.
	const isNothing = isEmptyFolder(folder) && folder.name === "";
	const text = isNothing ? null : JSON.stringify(writeFolderJson(folder));
	unkept = null;
	const isKept = writeStoredText(STORAGE_KEYS.folder, text);
	markFolder();
	if (isKept) return "kept";
	unkept = { folder, state: canStore() ? "full" : "blocked" };
	// What is drawn is told, as after a write.
	dispatchEvent(new Event("storage"));
	return unkept.state;
}

/** Two tabs that write in the same moment do not see each other: what is missing in what came last is put back, once. */
function redoRecent(event: StorageEvent): void {
	if (event.key !== STORAGE_KEYS.folder || unkept) return;
	const { folder, state } = readKeptFolder();
	const lately = recent.filter(({ at, name }) => performance.now() - at < RACE && name === folder.name);
	recent = [];
	if (lately.length === 0 || state !== "kept") return;
	const whole = lately.reduce((all, { change }) => change(all), folder);
	if (JSON.stringify(whole) !== JSON.stringify(folder)) write(whole);
}

function parse(text: string | null): KeptFolder {
	if (text === null) return { folder: EMPTY_FOLDER, state: "kept" };
	const read = readJson(text);
	if (typeof read === "string") return { folder: EMPTY_FOLDER, state: read === "newer" ? "newer" : "unreadable" };
	return { folder: read.folder, state: "kept" };
}

function readJson(text: string) {
	try {
		return readFolder(JSON.parse(text));
	} catch {
		return "none" as const;
	}
}
