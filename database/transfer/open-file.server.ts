import { readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import { sayFlaw } from "../../domain/flaws/flaw.ts";
import { DatabaseUnusable } from "../backend.ts";
import { readCsvRows } from "./csv-file.server.ts";
import type { ImportSource } from "./incoming-row.ts";
import { readJsonFile } from "./json-file.server.ts";
import type { Mapping } from "./mapping.ts";
import { isTransferTable, TRANSFER_TABLES } from "./transfer-tables.ts";
import { readXlsxFile } from "./xlsx-file.server.ts";

/** What a file does not say of itself. */
export interface Reading {
	/** The table of a CSV or of a spreadsheet with one sheet. */
	table?: string | undefined;
	/** What the columns of somebody else's file are; names the table too. */
	mapping?: Mapping | undefined;
}

/** The tables of a file or a folder of CSV; throws `DatabaseUnusable` when it is none that can be imported. */
export async function openFile(file: string, { table, mapping }: Reading): Promise<ImportSource[]> {
	const refuse = (reason: string | CodedFlaw): never => {
		const words = typeof reason === "string" ? reason : sayFlaw(reason, "es");
		throw new DatabaseUnusable(`${basename(file)}: ${words}. No se cambió nada.`);
	};
	const wanted = mapping?.table ?? table;
	if (wanted !== undefined && !isTransferTable(wanted))
		return refuse(`no hay una tabla «${wanted}»; son: ${TRANSFER_TABLES.join(", ")}`);
	const found = await stat(file).catch(() => undefined);
	if (!found) return refuse("no está");
	if (found.isDirectory()) {
		const names = new Set(await readdir(file));
		const tables = TRANSFER_TABLES.filter((each) => names.has(`${each}.csv`));
		if (tables.length === 0) return refuse("en la carpeta no hay un CSV con el nombre de una tabla");
		return (await Promise.all(tables.map((each) => openFile(join(file, `${each}.csv`), {})))).flat();
	}
	switch (extname(file).toLowerCase()) {
		case ".json": {
			if (mapping) return refuse("un mapa de columnas es para CSV y XLSX");
			const reading = await readJsonFile(file);
			return "flaw" in reading ? refuse(reading.flaw) : reading.sources;
		}
		case ".csv": {
			const named = wanted ?? basename(file, extname(file));
			if (isTransferTable(named)) return [{ file, table: named, rows: readCsvRows(file, named, mapping) }];
			return refuse(`di de qué tabla es, con --table: ${TRANSFER_TABLES.join(", ")}`);
		}
		case ".xlsx": {
			const reading = await readXlsxFile(file, { table: wanted, mapping });
			return "flaw" in reading ? refuse(reading.flaw) : reading.sources;
		}
		default:
			return refuse("solo se leen JSON, CSV y XLSX; otra hoja de cálculo se guarda como XLSX o «CSV UTF-8»");
	}
}
