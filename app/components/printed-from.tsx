import "./printed-from.css";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { BRAND } from "../../content/brand.ts";
import { formatDay } from "../format.ts";
import { useText } from "../use-text.ts";
import { usePageAddress } from "./use-page-address.ts";

interface PrintedFromProps {
	/** Path of the page, with what it needs to be found again. */
	path: string;
	/** Null where the server knows no origin. */
	full: { address: string; qr: readonly string[] } | null;
}

/** On paper only: at its foot where the sheet comes from and when it was printed, in its upper corner a QR code that leads back. */
export function PrintedFrom({ path, full }: PrintedFromProps) {
	const { text, language } = useText();
	const address = usePageAddress(path, full?.address);
	const printed = usePrintingMoment();
	return (
		<footer className="printed-from">
			{/* On another site than the server knew of, the code would lead away from what the citizen reads. */}
			{full?.address === address && <QrCode rows={full.qr} />}
			<p>
				{text("print.from", { product: BRAND.product })} {address}
				{printed && (
					<>
						{". "}
						{text("print.on")}{" "}
						<time dateTime={printed.toISOString()}>{formatDay(printed.toISOString(), language)}</time>
					</>
				)}
			</p>
		</footer>
	);
}

/**
 * When the page is being printed. Null without scripts: the server keeps a page and serves it for days, so it cannot
 * know the day; browsers print it in the margin themselves.
 */
function usePrintingMoment(): Date | null {
	const [moment, setMoment] = useState<Date | null>(null);
	useEffect(() => {
		setMoment(new Date());
		// At once: the browser takes its picture of the page right after the event.
		const follow = () => flushSync(() => setMoment(new Date()));
		addEventListener("beforeprint", follow);
		return () => removeEventListener("beforeprint", follow);
	}, []);
	return moment;
}

function QrCode({ rows }: { rows: readonly string[] }) {
	const path = rows.flatMap((row, y) =>
		[...row.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
	);
	return (
		<svg className="printed-qr" viewBox={`0 0 ${rows.length} ${rows.length}`} aria-hidden="true" focusable="false">
			<path d={path.join("")} />
		</svg>
	);
}
