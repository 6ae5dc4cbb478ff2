import { existsSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RowChange } from "../../transfer/incoming-row.ts";
import type { RowProblem } from "./desk-import.ts";

const FOLDER = "desk-imports";
const UPLOAD = "upload";
const ABOUT = "about.json";
const PRIVATE = 0o700;
const PRIVATE_FILE = 0o600;

/** Who brought a file, beside the file itself: what is left when the database went away in that moment. */
export interface UploadNote {
	id: string;
	file: string;
	bytes: number;
	author: { id: string; name: string };
}

/** Where an import keeps its file and what was found in it; `id` is one of ours, never what somebody typed. */
export function importFolder(dataDir: string, id: string): string {
	if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error("This is no id of an import.");
	return join(dataDir, FOLDER, id);
}

/** The uploaded file within the folder. */
export function uploadFile(folder: string): string {
	return join(folder, UPLOAD);
}

/** Whether what was brought is still there. */
export function hasFolder(folder: string): boolean {
	return existsSync(folder);
}

/** Makes a folder that nobody else may read. */
export async function makeImportFolder(dataDir: string, id: string): Promise<string> {
	const folder = importFolder(dataDir, id);
	await mkdir(folder, { recursive: true, mode: PRIVATE });
	return folder;
}

/** Keeps what somebody brought, where nobody else may read it. */
export async function keepUpload(dataDir: string, note: UploadNote, bytes: Uint8Array): Promise<string> {
	const folder = await makeImportFolder(dataDir, note.id);
	await writeFile(uploadFile(folder), bytes, { mode: PRIVATE_FILE });
	await writeFile(join(folder, ABOUT), JSON.stringify(note), { mode: PRIVATE_FILE });
	return folder;
}

/** A folder, when it was made, and what is known of it; `isTorn` where the note was not written whole. */
export interface KeptUpload {
	id: string;
	/** In milliseconds. */
	at: number;
	note: UploadNote | undefined;
	isTorn: boolean;
}

/** Every folder that is there. */
export async function listUploads(dataDir: string): Promise<KeptUpload[]> {
	const names = await readdir(join(dataDir, FOLDER)).catch(() => []);
	const found = await Promise.all(
		names.map(async (id) => {
			const folder = join(dataDir, FOLDER, id);
			// Somebody may put an import away in this moment.
			const made = await stat(folder).catch(() => undefined);
			const text = await readFile(join(folder, ABOUT), "utf8").catch(() => undefined);
			const note = text === undefined ? undefined : readNote(id, text);
			return made && { id, at: made.mtimeMs, note, isTorn: text !== undefined && note === undefined };
		}),
	);
	return found.filter((each) => each !== undefined);
}

/** A machine that stops while it writes leaves half a note, or an empty one. */
function readNote(id: string, text: string): UploadNote | undefined {
	try {
		const note: UploadNote | null = JSON.parse(text);
		return note?.id === id && note.author?.name ? note : undefined;
	} catch {
		return undefined;
	}
}

/** Takes an import's files away. */
export async function removeFolder(dataDir: string, id: string): Promise<void> {
	await rm(join(dataDir, FOLDER, id), { recursive: true, force: true });
}

/** Writes entries into files of a few each, so that one page of them is read without the others. */
export class PageWriter<Entry> {
	readonly #folder: string;
	readonly #length: number;
	readonly #open = new Map<string, Entry[]>();
	readonly #pages = new Map<string, number>();

	constructor(folder: string, length: number) {
		this.#folder = folder;
		this.#length = length;
	}

	add(list: string, entry: Entry): void {
		const page = [...(this.#open.get(list) ?? []), entry];
		this.#open.set(list, page);
		if (page.length >= this.#length) this.#write(list);
	}

	end(): void {
		for (const list of this.#open.keys()) this.#write(list);
	}

	#write(list: string): void {
		const entries = this.#open.get(list) ?? [];
		if (entries.length === 0) return;
		const page = (this.#pages.get(list) ?? 0) + 1;
		writeFileSync(pageFile(this.#folder, list, page), JSON.stringify(entries), { mode: PRIVATE_FILE });
		this.#pages.set(list, page);
		this.#open.set(list, []);
	}
}

/** The changes of one page of a table. */
export function readChanges(folder: string, table: string, page: number): Promise<RowChange[]> {
	return readPage(folder, table, page);
}

/** The mistakes of one page. */
export function readProblems(folder: string, page: number): Promise<RowProblem[]> {
	return readPage(folder, "problems", page);
}

async function readPage<Entry>(folder: string, list: string, page: number): Promise<Entry[]> {
	const text = await readFile(pageFile(folder, list, page), "utf8").catch(() => "[]");
	return JSON.parse(text);
}

function pageFile(folder: string, list: string, page: number): string {
	return join(folder, `page-${list}-${page}.json`);
}
