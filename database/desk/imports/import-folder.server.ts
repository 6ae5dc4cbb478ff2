import { createReadStream, existsSync, writeFileSync } from "node:fs";
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { CodedFlaw } from "../../../domain/flaws/flaw.ts";
import type { ImportSource, IncomingRow, RowChange, TransferTable } from "../../transfer/transfer-tables.ts";
import type { RowProblem } from "./imports.server.ts";

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

/** Rows that somebody brought, as they were read, so that looking and applying read the very same. */
interface SpooledSource {
	file: string;
	table: TransferTable;
	/** The file with a row a line. */
	rows: string;
	/** The letter of each field's column. */
	columns: readonly (readonly [field: string, letter: string])[];
}

/** More than the catalogue of a country will ever have. */
const MOST_ROWS = 200_000;
const LIST = "sources.json";
const LINES_AT_ONCE = 200;

/** Writes the rows of these sources into a folder, in the place of those that were there; answers how many they are. */
export async function spoolRows(
	folder: string,
	sources: readonly ImportSource[],
	onProgress: (rows: number) => void = () => undefined,
): Promise<{ rows: number } | { flaw: CodedFlaw }> {
	const spooled: SpooledSource[] = [];
	let count = 0;
	for (const [at, source] of sources.entries()) {
		const rows = `rows-${at}.jsonl`;
		const handle = await open(join(folder, rows), "w", PRIVATE_FILE);
		let columns: SpooledSource["columns"] = [];
		let lines: string[] = [];
		const flush = async () => {
			if (lines.length > 0) await handle.write(`${lines.join("\n")}\n`);
			lines = [];
			onProgress(count);
		};
		try {
			for await (const { columns: letters, ...row } of source.rows) {
				count += 1;
				if (count > MOST_ROWS) return { flaw: { code: "tooManyRows", values: { most: MOST_ROWS } } };
				if (letters && columns.length === 0) columns = [...letters];
				lines.push(JSON.stringify(row));
				if (lines.length >= LINES_AT_ONCE) await flush();
			}
			await flush();
		} finally {
			await handle.close();
		}
		spooled.push({ file: source.file, table: source.table, rows, columns });
	}
	await writeFile(join(folder, LIST), JSON.stringify(spooled), { mode: PRIVATE_FILE });
	return { rows: count };
}

/** The sources that were written into a folder; their rows are read once through, one at a time. */
export async function openSpool(folder: string): Promise<ImportSource[]> {
	const spooled: SpooledSource[] = JSON.parse(await readFile(join(folder, LIST), "utf8"));
	return spooled.map(({ file, table, rows, columns }) => ({
		...{ file, table, rows: readLines(join(folder, rows), new Map(columns)) },
	}));
}

async function* readLines(file: string, columns: ReadonlyMap<string, string>): AsyncGenerator<IncomingRow> {
	const input = createReadStream(file);
	try {
		for await (const line of createInterface({ input })) yield { ...JSON.parse(line), columns };
	} finally {
		input.destroy();
	}
}
