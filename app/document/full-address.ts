import { encode } from "uqr";

/** The full address of a page, for what leaves the portal: a message, a sheet of paper. */
export interface FullAddress {
	address: string;
	/** Its QR code. Drawn with the page's data, so that no browser with a line loads what draws it. */
	qr: QrDrawing;
}

/** The full address of a path under an origin. */
export function drawFullAddress(origin: string, path: string): FullAddress {
	const address = `${origin}${path}`;
	// Level M stands a fold or a stain; the quiet zone is drawn by the style.
	return { address, qr: drawCode(address, { ecc: "M", border: 0 }) };
}

/** A text as a code that cameras read. */
export function drawCode(text: string, looks: { ecc: "L" | "M"; border: number }): QrDrawing {
	return drawQrCode(encode(text, looks).data);
}

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
