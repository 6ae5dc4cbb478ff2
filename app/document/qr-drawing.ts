export interface QrDrawing {
	/** How many squares it has on each side. */
	size: number;
	/** Its dark squares as lines of an SVG path, through the middle of each row. */
	lines: string;
}

/**
 * One line along each row, lifted where the squares are light: a third of the bytes of a rectangle for every dark run, as
 * nothing says twice where it stands.
 */
export function drawQrCode(rows: readonly (readonly boolean[])[]): QrDrawing {
	const lines = rows.map((row, y) => {
		const runs =
			row
				.map(Number)
				.join("")
				.match(/0+(?=1)|1+/g) ?? [];
		return `M0 ${y}${runs.map((run) => (run.startsWith("1") ? `h${run.length}` : `m${run.length} 0`)).join("")}`;
	});
	return { size: rows.length, lines: lines.join("") };
}
