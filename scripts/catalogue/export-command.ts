import { resolve } from "node:path";
import { openBackend } from "../../database/open.server.ts";
import { exportCsv, writeJson, writeWhole, writeXlsx } from "../../database/transfer/export.server.ts";
import { isTransferTable, TRANSFER_TABLES, type TransferTable } from "../../database/transfer/transfer-tables.ts";
import { readSettings } from "../../server/settings.ts";
import type { Command } from "./command-line.ts";

const FORMATS = ["json", "csv", "xlsx"];

/** The catalogue of a database as files that can be kept, compared and imported again. */
export const EXPORT: Command = {
	summary: "saca el catálogo de la base de datos como JSON, CSV o XLSX",
	usage: "[--format json|csv|xlsx] [--to LUGAR] [--table TABLA]",
	options: {
		format: { value: "FORMATO", help: "json, csv (un archivo por tabla) o xlsx (una hoja por tabla); si no, json" },
		to: { value: "LUGAR", help: "archivo JSON o XLSX, o carpeta de CSV; sin él, el JSON sale por la pantalla" },
		table: { value: "TABLA", help: `solo esta tabla: ${TRANSFER_TABLES.join(", ")}`, isMultiple: true },
	},
	mostWords: 0,
	details:
		"Meter de nuevo lo que sacó no cambia nada. En CSV cada entrada de una lista va en su línea, y lo que una hoja\n" +
		"de cálculo tomaría por fórmula lleva un apóstrofo delante, que la importación vuelve a quitar.",
	async run(given) {
		const format = given.value("format") ?? "json";
		const wanted = given.values("table");
		const to = given.value("to");
		const unknown = wanted.find((table) => !isTransferTable(table));
		if (unknown !== undefined) return refuse(`No hay una tabla «${unknown}». Son: ${TRANSFER_TABLES.join(", ")}.`);
		if (!FORMATS.includes(format)) return refuse(`No hay un formato «${format}». Son: ${FORMATS.join(", ")}.`);
		if (format === "csv" && to === undefined) return refuse("Di en qué carpeta van los CSV: --to CARPETA");
		if (format === "xlsx" && to === undefined) return refuse("Di en qué archivo va el XLSX: --to ARCHIVO.xlsx");
		const tables = TRANSFER_TABLES.filter((table) => wanted.length === 0 || wanted.includes(table));
		const backend = await openBackend(readSettings());
		try {
			const rows = await backend.readCatalogue();
			const read = (table: TransferTable) => rows[table] ?? [];
			if (format === "csv") {
				for (const file of await exportCsv(read, tables, resolve(to ?? "."))) console.log(file);
			} else if (format === "xlsx") {
				await writeWhole(resolve(to ?? "."), [await writeXlsx(read, tables)]);
				console.log(resolve(to ?? "."));
			} else if (to === undefined) {
				for await (const part of writeJson(read, tables)) process.stdout.write(part);
			} else {
				await writeWhole(resolve(to), writeJson(read, tables));
				console.log(resolve(to));
			}
		} finally {
			await backend.close();
		}
		return 0;
	},
};

function refuse(message: string): 2 {
	console.error(message);
	return 2;
}
