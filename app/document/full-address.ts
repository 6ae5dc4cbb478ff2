import { encode } from "uqr";
import { drawQrCode, type QrDrawing } from "./qr-drawing.ts";

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
