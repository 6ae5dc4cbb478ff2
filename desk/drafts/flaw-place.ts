import type { ContentFlaw } from "../../database/desk/apply-content.server.ts";

/** Where a flaw is within its record: rows of facts and lists are named by the procedure's id too. */
export function flawPlace({ table, row, field }: ContentFlaw): { table: string; row: string; field: string } {
	const isDetail = table.startsWith("procedure_");
	return { table, row: isDetail ? row.replace(/^.*:/, "") : row, field: field === "-" ? "" : field };
}
