import { useEffect, useRef, useState } from "react";
import { BRAND } from "../../content/brand.ts";
import { LOCALES, TIME_ZONE } from "../../domain/language.ts";
import { useKeptLanguage } from "../address/navigate.ts";
import { useText } from "../words/text.ts";

export interface PrintedFromProps {
	/** Path of the page, with what it needs to be found again. */
	path: string;
	/** Null where the server knows no origin. */
	full: { address: string; qr: { size: number; lines: string } } | null;
}

/** On paper only: at its foot where the sheet comes from and when it was printed, in its upper corner a QR code that leads back. */
export function PrintedFrom({ path, full }: PrintedFromProps) {
	const { text, language } = useText();
	const address = usePageAddress(path, full?.address);
	const moment = useRef<HTMLSpanElement>(null);
	const words = `. ${text("print.on")} `;
	const locale = LOCALES[language];

	useEffect(() => {
		const write = () => {
			if (moment.current) moment.current.textContent = words + sayToday(locale, TIME_ZONE);
		};
		// The browser takes its picture of the page right after the event. Not before: a cheap phone needs 60 ms to name a day.
		addEventListener("beforeprint", write);
		return () => removeEventListener("beforeprint", write);
	}, [words, locale]);

	return (
		<footer className="printed-from" translate="no">
			{/* On another site than the server knew of, the code would lead away from what the citizen reads. */}
			{full?.address === address && <QrCode {...full.qr} />}
			<p>
				{text("print.from", { product: BRAND.product })} {address}
				<span
					ref={moment}
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: empty for React, because scripts write the day into it
					dangerouslySetInnerHTML={{ __html: "" }}
				/>
			</p>
			<script
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, which only the server writes
				dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? sayTodayBeforeReact(words, locale) : "" }}
			/>
		</footer>
	);
}

/**
 * The day of printing. Nothing without scripts: the server keeps a page and serves it for days, so it cannot know the
 * day; browsers print it in the margin themselves.
 */
function sayToday(locale: string, timeZone: string): string {
	return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format();
}

/** The same as a plain script beside the place for the day, for whoever prints before React is there. */
function sayTodayBeforeReact(words: string, locale: string): string {
	const day = `new Intl.DateTimeFormat(${JSON.stringify(locale)},{dateStyle:"long",timeZone:${JSON.stringify(TIME_ZONE)}}).format()`;
	const write = `()=>{moment.textContent=${JSON.stringify(words)}+${day}}`;
	return `((moment)=>addEventListener("beforeprint",${write}))(document.currentScript.previousSibling.lastChild)`;
}

function QrCode({ size, lines }: { size: number; lines: string }) {
	return (
		// The lines are one unit wide and lie on the middle of their rows.
		<svg
			className="printed-qr"
			viewBox={`0 -.5 ${size} ${size}`}
			width="76"
			height="76"
			aria-hidden="true"
			focusable="false"
		>
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
