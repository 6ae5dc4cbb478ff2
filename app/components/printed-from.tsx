import { useEffect, useState } from "react";
import { BRAND } from "../../content/brand.ts";
import { useKeptLanguage } from "../address/navigate.ts";
import type { QrDrawing } from "../document/full-address.ts";
import { useText } from "../words/text.ts";

export interface PrintedFromProps {
	/** Path of the page, with what it needs to be found again. */
	path: string;
	/** Null where the server knows no origin. */
	full: { address: string; qr: QrDrawing } | null;
}

/** On paper only: at its foot where the sheet comes from and when it was printed, in its upper corner a QR code that leads back. */
export function PrintedFrom({ path, full }: PrintedFromProps) {
	const { text } = useText();
	const address = usePageAddress(path, full?.address);
	return (
		<footer className="printed-from" translate="no">
			{/* On another site than the server knew of, the code would lead away from what the citizen reads. */}
			{full?.address === address && <QrCode {...full.qr} />}
			<p>
				{text("print.from", { product: BRAND.product })} {address}
				<span
					data-printed={`. ${text("print.on")} `}
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: empty for React, because the boot script writes the day into it
					dangerouslySetInnerHTML={{ __html: "" }}
				/>
			</p>
		</footer>
	);
}

/** A QR code in the colour of its style; printed, it takes as much room as its class says. */
export function QrCode({ size, lines, className = "printed-qr" }: QrDrawing & { className?: string }) {
	return (
		// The lines are one unit wide and lie on the middle of their rows.
		<svg className={className} viewBox={`0 -.5 ${size} ${size}`} width="76" height="76" aria-hidden="true">
			<path d={lines} />
		</svg>
	);
}

/**
 * The full address of a path of the portal: the one that the server wrote, or the path alone where it knows no origin;
 * as soon as scripts run, that of the site which the citizen is on.
 */
export function usePageAddress(path: string, served: string | undefined): string {
	const kept = useKeptLanguage()(path);
	const [address, setAddress] = useState(served ?? kept);
	useEffect(() => setAddress(new URL(kept, location.origin).href), [kept]);
	return address;
}
