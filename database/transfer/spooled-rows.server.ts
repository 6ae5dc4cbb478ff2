import { createReadStream } from "node:fs";
import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import type { ImportSource, IncomingRow } from "./incoming-row.ts";
import type { TransferTable } from "./transfer-tables.ts";

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
		const handle = await open(join(folder, rows), "w", 0o600);
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
	await writeFile(join(folder, LIST), JSON.stringify(spooled), { mode: 0o600 });
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
