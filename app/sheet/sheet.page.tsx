import { Fragment, useEffect, useRef, useState } from "react";
import { data } from "react-router";
import { BRAND } from "../../content/brand.ts";
import { countForm, fill } from "../../content/fill.ts";
import type { SheetTexts } from "../../content/sheet-texts.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import { countSmsParts, writeSms } from "../../domain/text/sms.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Button, MessageButton } from "../components/link.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { usePageAddress } from "../components/printed-from.tsx";
import { useCopy } from "../components/use-copy.ts";
import { languageContext, readCatalogue } from "../context.ts";
import { viewFullAddress } from "../document/page-origin.server.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/sheet.page";
import { spellWords } from "./said-words.ts";
import { EmptySheet, SheetForm, SheetNotices } from "./sheet-form.tsx";
import { SheetPaper } from "./sheet-paper.tsx";
import { Words } from "./sheet-parts.tsx";
import { type SheetView, viewSheet } from "./sheet-view.ts";

const NO_INDEX = { "X-Robots-Tag": "noindex" };
/** As a plan: more sheets than any memory holds; a browser and its worker keep them. */
const OF_ONE_CHOICE = { ...NO_INDEX, "Cache-Control": "no-cache" };

export function loader({ context, url }: Route.LoaderArgs) {
	const served = readCatalogue(context);
	const view = viewSheet(served, addresses.sheet.read(url), context.get(languageContext));
	const fullOf = (path: string) => viewFullAddress(context, keepLanguage(path, url));
	const isBare = !view.sheet && view.notices.length === 0 && view.form.text === "";
	const procedures = view.sheet?.paper.kind === "booklet" ? view.sheet.paper.procedures : [];
	const { association } = readSiteTexts(served.catalogue.documents).association;
	return data(
		{
			...view,
			full: view.sheet && fullOf(view.sheet.path),
			/** Of each procedure of a booklet. */
			fulls: procedures.map(({ id }) => fullOf(addresses.procedure.to({ id }))),
			makers: { product: BRAND.product, association },
		},
		{ headers: isBare ? NO_INDEX : OF_ONE_CHOICE },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.title, description: loaderData.texts.lead }) : [];
}

export default function SheetPage({ loaderData }: Route.ComponentProps) {
	const { texts, sheet, full, notices, form } = loaderData;
	return (
		<article>
			<div className="screen-only">
				<PageHead title={texts.title} lead={texts.lead} above={<Breadcrumb current={texts.title} />} />
			</div>
			<div className="page plan-choice screen-only">
				<SheetNotices notices={notices} />
				{sheet && <SheetSending key={sheet.path} sheet={sheet} served={full?.address} texts={texts} />}
				{sheet ? (
					<details className="plan-lines" open={form.found !== null || notices.length > 0}>
						<summary>{texts.change}</summary>
						<SheetForm form={form} texts={texts} />
					</details>
				) : (
					<SheetForm form={form} texts={texts} />
				)}
			</div>
			{sheet ? <SheetPaper sheet={sheet} view={loaderData} /> : <EmptySheet form={form} texts={texts} />}
		</article>
	);
}

/** Characters of a message that WhatsApp takes from a link; a longer one is copied. */
const LONGEST_LINK = 6_000;

interface SheetSendingProps {
	sheet: NonNullable<SheetView["sheet"]>;
	/** Full address of what the sheet is about; undefined where the server knows no origin. */
	served: string | undefined;
	texts: SheetTexts;
}

/** Print, WhatsApp, SMS, share, copy; both texts are there to be read and copied by hand too. */
function SheetSending({ sheet: { message, path }, served, texts: { send: words } }: SheetSendingProps) {
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
