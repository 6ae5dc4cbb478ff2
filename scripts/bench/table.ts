/** A table of Markdown, padded so that it also reads in a terminal. The first column is words, the others numbers. */
export function writeTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = headers.map((header, column) =>
		Math.max(3, header.length, ...rows.map((row) => row[column]?.length ?? 0)),
	);
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`;
	const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
	return [line(headers), line(rule), ...rows.map(line)].join("\n");
}

/** Thousands of bytes, such as "12.3". */
export function inKilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}

/** A whole number, or a dash for what was not measured. */
export function whole(number: number): string {
	return Number.isNaN(number) ? "–" : Math.round(number).toString();
}

/** A factor such as "1.24", or a dash where there is none. */
export function factor(ratio: number | undefined): string {
	return ratio === undefined || Number.isNaN(ratio) ? "–" : ratio.toFixed(2);
}
