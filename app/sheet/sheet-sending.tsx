import { Fragment, useEffect, useRef, useState } from "react";
import { BRAND } from "../../content/brand.ts";
import { countForm, fill } from "../../content/fill.ts";
import type { SheetTexts } from "../../content/sheet-texts.ts";
import { countSmsParts, writeSms } from "../../domain/text/sms.ts";
import { DataText } from "../components/facts.tsx";
import { Button, MessageButton } from "../components/link.tsx";
import { usePageAddress } from "../components/printed-from.tsx";
import { useCopy } from "../components/use-copy.ts";
import { Icon } from "../icons/icon.tsx";
import { spellWords } from "./said-words.ts";
import { Words } from "./sheet-parts.tsx";
import type { SheetView } from "./sheet-view.ts";

/** Characters of a message that WhatsApp takes from a link; a longer one is copied. */
const LONGEST_LINK = 6_000;

interface SheetSendingProps {
	sheet: NonNullable<SheetView["sheet"]>;
	/** Full address of what the sheet is about; undefined where the server knows no origin. */
	served: string | undefined;
	texts: SheetTexts;
}

/** Print, WhatsApp, SMS, share, copy; both texts are there to be read and copied by hand too. */
export function SheetSending({ sheet: { message, path }, served, texts: { send: words } }: SheetSendingProps) {
	const address = usePageAddress(path, served);
	const [isReady, setReady] = useState(false);
	const shown = useRef<HTMLParagraphElement>(null);
	const details = useRef<HTMLDetailsElement>(null);
	const isKnown = isReady || served !== undefined;
	// Where nobody knows the origin yet, the message names the portal instead.
	const lines = [...message.whole, [isKnown ? address : BRAND.product]];
	const whole = lines.map(spellWords).join("\n");
	const sms = writeSms(message.sms, isKnown ? address : BRAND.product);
	const isShort = encodeURIComponent(whole).length <= LONGEST_LINK;
	const { copy, outcome } = useCopy(whole, words.copied);

	useEffect(() => setReady(true), []);

	function press() {
		// What cannot be copied is selected, so it must be there to be seen.
		if (details.current && !navigator.clipboard) details.current.open = true;
		copy(shown.current);
	}

	return (
		<section className="panel" aria-labelledby="mandar">
			<h2 id="mandar">{words.title}</h2>
			<p className="message-actions">
				{/* Some browsers within apps cannot print. */}
				{(!isReady || "print" in window) && (
					<Button kind="primary" data-needs="scripts" onClick={() => window.print()}>
						<Icon name="printer" />
						{words.print}
					</Button>
				)}
				{isShort && (
					<MessageButton isHeld={!isKnown} message={whole}>
						<Icon name="share-2" />
						{words.whatsapp}
					</MessageButton>
				)}
				{sms !== null && (
					<Button href={`sms:?body=${encodeURIComponent(sms)}`} data-held={!isKnown || undefined}>
						<Icon name="message-circle" />
						{words.sms}
					</Button>
				)}
				{isReady && "share" in navigator && (
					<Button onClick={() => void navigator.share({ text: whole }).catch(() => undefined)}>
						<Icon name="send" />
						{words.share}
					</Button>
				)}
				<Button data-needs="scripts" onClick={press}>
					<Icon name="copy" />
					{words.copy}
				</Button>
			</p>
			<p role="status">{outcome}</p>
			<p className="panel-note">{words.printHow}</p>
			{!isShort && <p>{words.tooLong}</p>}
			{sms === null && <p className="panel-note">{words.smsNone}</p>}
			<details ref={details} className="plan-lines">
				<summary>{words.message}</summary>
				<p ref={shown} className="panel folder-message">
					{lines.map((line, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never move
						<Fragment key={at}>
							<Words of={line} />
							{"\n"}
						</Fragment>
					))}
				</p>
				{sms !== null && (
					<>
						<p>{fill(countForm(words.smsParts, countSmsParts(sms)), { count: countSmsParts(sms) })}</p>
						<p className="panel folder-message">{message.isSpanish ? <DataText>{sms}</DataText> : sms}</p>
					</>
				)}
			</details>
		</section>
	);
}
