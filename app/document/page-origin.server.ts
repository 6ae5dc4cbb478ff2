import type { RouterContextProvider } from "react-router";
import { encode } from "uqr";
import { originContext } from "../context.ts";

/** The full address of a page, for what leaves the portal: a message, a sheet of paper. */
export interface FullAddress {
	address: string;
	/** Its QR code. Drawn on the server, so that no browser loads what draws it. */
	qr: QrDrawing;
}

export interface QrDrawing {
	/** How many squares it has on each side. */
	size: number;
	/** Its dark squares as lines of an SVG path, through the middle of each row. */
	lines: string;
}

/** The full address of a path; null where the server does not know under which origin it is reached. */
export function viewFullAddress(context: Readonly<RouterContextProvider>, path: string): FullAddress | null {
	const origin = context.get(originContext);
	if (origin === undefined) return null;
	const address = `${origin}${path}`;
	// Level M stands a fold or a stain; the quiet zone is drawn by the style.
	const { data } = encode(address, { ecc: "M", border: 0 });
	return { address, qr: drawQrCode(data) };
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
