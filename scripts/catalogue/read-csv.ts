/** The rows of comma-separated values (RFC 4180), with quotes, line ends within them and a byte order mark. */
export function readCsv(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	// Each match is one value and what ends it.
	for (const [, quoted, plain = "", end] of text.replace(/^\uFEFF/, "").matchAll(VALUE)) {
		row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
		if (end === ",") continue;
		if (row.length > 1 || row[0] !== "") rows.push(row);
		row = [];
	}
	return rows;
}

const VALUE = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g;
