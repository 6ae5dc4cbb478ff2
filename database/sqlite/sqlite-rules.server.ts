/** The CHECK of a column that holds an address. */
export function isWebAddress(column: string): string {
	return `((${column} like 'http://_%._%' or ${column} like 'https://_%._%') and instr(${column}, ' ') = 0)`;
}

/** Triggers that refuse a day which is to come: a CHECK of SQLite may not ask for the day. That of UTC begins before Guatemala's. */
export function refuseDaysToCome(table: string, columns: readonly string[]): string {
	const isToCome = columns.map((column) => `new.${column} > date('now')`).join(" or ");
	return ["insert", "update"]
		.map(
			(change) => `
create trigger ${table}_dates_${change} before ${change} on ${table}
when ${isToCome}
begin
	select raise(abort, '${table}: no day may lie in the future');
end;`,
		)
		.join("\n");
}

/** Triggers that count each change of a table which pages show. */
export function countChanges(table: string): string {
	return ["insert", "update", "delete"]
		.map(
			(change) => `
create trigger ${table}_counted_${change} after ${change} on ${table}
begin
	update catalogue_mark set changes = changes + 1;
end;`,
		)
		.join("\n");
}
