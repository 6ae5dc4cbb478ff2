import { openDeskDatabase } from "../../database/desk/open-desk.server.ts";
import { keepReportRows } from "../../database/desk/report-rows.server.ts";
import { countReports, listReports, PAGE_LENGTH } from "../../database/desk/reports.server.ts";
import { readDeskSettings } from "../../server/settings.ts";
import type { Command } from "./command-line.ts";

/** How many reports there are, and the open ones; never who sent them. */
export const REPORTS: Command = {
	summary: "cuenta los reportes y lista los abiertos, sin datos de quien los envió",
	usage: "[--json]",
	options: { json: { help: "como JSON, para otro programa" } },
	mostWords: 0,
	details: "Lee la base de datos de la mesa. Termina con 1 si hay reportes abiertos.",
	async run(given) {
		const database = await openDeskDatabase(readDeskSettings());
		try {
			await keepReportRows(database);
			const whole = { type: null, procedure: null, age: null, holder: null, text: "", account: "", now: new Date() };
			const { counts, open } = await database.read(async (desk) => {
				const found = [];
				for (let page = 1; ; page += 1) {
					const { reports } = await listReports(desk, { ...whole, state: null }, { page, order: "asc" });
					found.push(...reports);
					if (reports.length < PAGE_LENGTH) break;
				}
				const { state, type, procedure } = await countReports(desk, { ...whole, state: "todos" });
				return { counts: { state, type, procedure }, open: found };
			});
			const rows = open.map(({ id, at, state, type, procedureId, description, assignedName, duplicates }) => ({
				...{ id, at, state, type, procedure: procedureId, assigned: assignedName, description },
				duplicates: duplicates.map((each) => each.id),
			}));
			if (given.has("json")) console.log(JSON.stringify({ counts, open: rows }, null, "\t"));
			else {
				const sections = { Estado: counts.state, Tipo: counts.type, Trámite: counts.procedure };
				for (const [name, words] of Object.entries(sections)) {
					console.log(`${name}:`);
					for (const [word, reports] of Object.entries(words))
						console.log(`  ${word === "-" ? "ninguno" : word}: ${reports}`);
				}
				console.log(`Abiertos: ${rows.length}`);
				for (const { id, at, state, type, procedure, description } of rows) {
					const text = description.replace(/\s+/g, " ").slice(0, 100);
					console.log(`  ${id}  ${at.slice(0, 10)}  ${state}  ${type}  ${procedure ?? "ninguno"}  ${text}`);
				}
			}
			return rows.length > 0 ? 1 : 0;
		} finally {
			await database.close();
		}
	},
};
