import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { writeStoredJson } from "../browser-store.ts";
import { EMPTY_FOLDER, type Folder, MOST_DATES, MOST_ENTRIES, mergeFolders } from "../folder/folder.ts";
import { type KeepingState, readKeptFolder, replaceFolder, writeFolderJson } from "../folder/kept-folder.ts";
import { readTicksFrom, readTicksHere, type Ticks, writeTicks } from "../folder/kept-ticks.ts";
import { type FolderFault, readFolder } from "../folder/read-folder.ts";
import { type KeptReceipt, keepReceipt, readKeptReceipts, readReceiptsFrom } from "../receipts/kept-receipts.ts";
import { isRecord } from "../untrusted-json.ts";

const FORMAT = "ventanilla-abierta/carpeta";
/** Characters of the largest file that is read; a full folder has a tenth of it. */
export const LARGEST_FILE = 1_000_000;

/** A folder with all that belongs to it on other pages. */
export interface FolderFile {
	folder: Folder;
	ticks: Ticks;
	receipts: readonly KeptReceipt[];
}

/** The folder of this device, with the ticks of what it holds and the receipts. */
export function readWholeFolder(): FolderFile {
	const { folder } = readKeptFolder();
	const all = readTicksHere();
	const own = folder.entries.flatMap(({ kind, id }) => (kind === "tramite" && all[id] ? [[id, all[id]] as const] : []));
	return { folder, ticks: Object.fromEntries(own), receipts: readKeptReceipts() };
}

/** A folder as a text for codes, which have room for what was written by hand and not for how facts were told. */
export function writeFolderForCodes({ folder, ...others }: FolderFile): string {
	const entries = folder.entries.map((entry) => ({ ...entry, facts: undefined }));
	return writeFolderFile({ ...others, folder: { ...folder, entries } });
}

/** A folder as a text for a file. */
export function writeFolderFile({ folder, ticks, receipts }: FolderFile, spaces?: number): string {
	return JSON.stringify({ format: FORMAT, ...writeFolderJson(folder), ticks, receipts }, null, spaces);
}

/** Reads a file that may have been written by anybody; what is lost is counted. */
export function readFolderFile(text: string): (FolderFile & { lost: number }) | FolderFault {
	if (text.length > LARGEST_FILE) return "large";
	const json = parseJson(text);
	if (!isRecord(json) || json.format !== FORMAT) return "none";
	const read = readFolder(json);
	if (typeof read === "string") return read;
	const isSaved = (id: string) => read.folder.entries.some((entry) => entry.kind === "tramite" && entry.id === id);
	const ticks = Object.entries(readTicksFrom(json.ticks)).filter(([id]) => isSaved(id));
	return { ...read, ticks: Object.fromEntries(ticks), receipts: readReceiptsFrom(json.receipts) };
}

/** Adds a folder to the one of this device. "large" where both together are more than a folder holds: nothing changes then. */
export function addFolder({ folder, ticks, receipts }: FolderFile): KeepingState | "large" {
	const { folder: own, state } = readKeptFolder();
	if (state === "unreadable" || state === "newer") return state;
	const merged = mergeFolders(own, folder);
	if (merged.entries.length > MOST_ENTRIES || merged.dates.length > MOST_DATES) return "large";
	const kept = readTicksHere();
	const added = Object.entries(ticks).map(([id, done]) => [id, [...new Set([...(kept[id] ?? []), ...done])]] as const);
	writeTicks({ ...kept, ...Object.fromEntries(added) });
	for (const receipt of receipts.toReversed()) keepReceipt(receipt);
	return replaceFolder(merged);
}

/** Erases the folder with its ticks and receipts; what it answers brings all of it back. */
export function eraseFolder(): () => KeepingState {
	return undoable(() => {
		replaceFolder({ ...EMPTY_FOLDER, name: readKeptFolder().folder.name });
		writeTicks({});
		writeStoredJson(STORAGE_KEYS.receipts, null);
	});
}

/** Acts, and answers how to make it undone; what another tab has written since stays. */
export function undoable(act: () => void): () => KeepingState {
	const { folder } = readKeptFolder();
	const ticks = readTicksHere();
	const receipts = readKeptReceipts();
	act();
	const after = JSON.stringify(readKeptFolder().folder);
	return () => {
		const { folder: now } = readKeptFolder();
		writeTicks({ ...readTicksHere(), ...ticks });
		for (const receipt of receipts.toReversed()) keepReceipt(receipt);
		return replaceFolder(JSON.stringify(now) === after ? folder : mergeFolders(folder, now));
	};
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
