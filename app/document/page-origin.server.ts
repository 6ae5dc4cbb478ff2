import type { RouterContextProvider } from "react-router";
import { encode } from "uqr";
import { originContext } from "../context.ts";
import { drawQrCode, type QrDrawing } from "./qr-drawing.ts";

/** The full address of a page, for what leaves the portal: a message, a sheet of paper. */
export interface FullAddress {
	address: string;
	/** Its QR code. Drawn on the server, so that no browser loads what draws it. */
	qr: QrDrawing;
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
