import { useEffect, useRef, useState } from "react";
import { fill } from "../../content/fill.ts";
import { LETTER_FIELDS, type LetterField } from "../../content/rights/letter-texts.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { type ControlAttributes, FormField } from "../components/form.tsx";
import { Button, MessageButton } from "../components/link.tsx";
import { useCopy } from "../components/use-copy.ts";
import { Icon } from "../icons/icon.tsx";
import type { LetterView } from "./rights-view.ts";
import { type FormState, letterSlot, notesSlot, readSlot, SENDER_SLOT, useKeptForm } from "./use-kept-form.ts";
import {
	type Blank,
	findLetterFault,
	type LetterParagraph,
	LONGEST_LETTER_LINE,
	LONGEST_LETTER_TEXT,
	letterText,
	tellNotes,
	writeLetter,
} from "./write-letter.ts";

/** Characters of a message that WhatsApp takes from a link; a longer one is copied. */
const LONGEST_LINK = 6_000;
const OWN_FIELDS: readonly LetterField[] = ["to", "facts", "ask"];
const SENDER_FIELDS: readonly LetterField[] = ["name", "dpi", "place", "contact"];
const LONG_FIELDS: readonly LetterField[] = ["facts", "ask"];
/** What a browser may offer to fill in by itself. */
const AUTO_COMPLETE: Partial<Record<LetterField, string>> = { name: "name" };

/** The fields of a letter, the letter as they make it, and the ways to take it along. */
export function LetterForm({ letter }: { letter: LetterView }) {
	const { kind, texts, words, procedure, to, isExecutive, isMisplaced } = letter;
	const form = useRef<HTMLFormElement>(null);
	const about = procedure?.id ?? "";
	const [start] = useState({ to });
	const { typed, state, onInput, erase } = useKeptForm({
		form,
		slots: { [letterSlot(kind, about)]: OWN_FIELDS, [SENDER_SLOT]: SENDER_FIELDS },
		start,
		suggest: suggestFacts,
	});
	const day = useToday();
	const written = writeLetter(kind, typed, {
		procedure: isMisplaced ? null : (procedure?.name ?? null),
		isExecutive,
		day,
	});

	/** A letter about what happened begins with what was noted; what somebody wants to know is another thing. */
	function suggestFacts(): Record<string, string> {
		return kind === "informacion" || kind === "queja-diaco" ? {} : { facts: tellNotes(readSlot(notesSlot(about))) };
	}

	function faultOf(field: LetterField): string | undefined {
		const fault = findLetterFault(field, typed[field] ?? "");
		const most = LONG_FIELDS.includes(field) ? LONGEST_LETTER_TEXT : LONGEST_LETTER_LINE;
		return fault && fill(texts.faults[fault], { most });
	}

	return (
		<div className="page letter-columns">
			<section className="letter-fill screen-only" aria-labelledby="llenar">
				<h2 id="llenar">{texts.form}</h2>
				<form ref={form} className="rights-form" method="dialog" aria-labelledby="llenar" onInput={onInput}>
					{LETTER_FIELDS.map((field) => {
						const { label, hint } = isOwn(field) ? words[field] : texts.fields[field];
						return (
							<FormField key={field} id={`carta-${field}`} label={label} hint={hint} fault={faultOf(field)}>
								{(attributes) => (
									<LetterControl field={field} attributes={attributes} start={field === "to" ? to : ""} />
								)}
							</FormField>
						);
					})}
				</form>
				<LetterState state={state} texts={texts} onErase={erase} />
			</section>
			<div className="letter-result">
				<section aria-labelledby="carta-lista">
					<h2 id="carta-lista" className="screen-only">
						{texts.sheet}
					</h2>
					<p className="rights-plain panel screen-only" data-kind="notice">
						{texts.withoutScripts}
					</p>
					<p className="screen-only">{texts.blank}</p>
					<LetterSheet letter={written} />
				</section>
				<LetterActions text={letterText(written)} texts={texts} />
			</div>
		</div>
	);
}

function isOwn(field: LetterField): field is "to" | "facts" | "ask" {
	return OWN_FIELDS.includes(field);
}

/** Guatemala's day as this device knows it; on the server none, so that a page that is kept dates no letter. */
function useToday(): string {
	const [day, setDay] = useState("");
	useEffect(() => setDay(guatemalaToday()), []);
	return day;
}

interface LetterControlProps {
	field: LetterField;
	attributes: ControlAttributes;
	start: string;
}

function LetterControl({ field, attributes, start }: LetterControlProps) {
	const shared = { ...attributes, name: field, autoComplete: AUTO_COMPLETE[field] ?? "off", defaultValue: start };
	if (field === "facts") return <textarea {...shared} rows={6} />;
	if (field === "ask") return <textarea {...shared} rows={2} />;
	return <input {...shared} type="text" inputMode={field === "dpi" ? "numeric" : undefined} />;
}

type Texts = LetterView["texts"];

function LetterState({ state, texts, onErase }: { state: FormState; texts: Texts; onErase: () => void }) {
	return (
		<div className="rights-kept" data-state={state}>
			<p role="status">
				{state === "restored" && texts.restored}
				{state === "suggested" && texts.fromNotes}
				{state === "erased" && texts.erased}
				{state === "impossible" && texts.impossible}
			</p>
			{state !== "impossible" && <p>{texts.kept}</p>}
			<Button data-needs="scripts" onClick={onErase}>
				<Icon name="trash-2" />
				{texts.erase}
			</Button>
		</div>
	);
}

/** The letter as it is printed: what nobody filled in is a line to write on. */
function LetterSheet({ letter }: { letter: readonly LetterParagraph[] }) {
	return (
		<div className="letter-sheet" lang="es" translate="no">
			{letter.map((paragraph, position) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a letter is written anew with each key, and its paragraphs have no other name
				<p key={position}>
					{paragraph.map((part, place) =>
						typeof part === "string" ? (
							part
						) : (
							// biome-ignore lint/suspicious/noArrayIndexKey: as above
							<BlankLines key={place} blank={part} />
						),
					)}
				</p>
			))}
		</div>
	);
}

/** Blanks of a line on paper; a text to write has whole lines. */
const BLANKS = { 0: 24, 1: 40 } as const;

function BlankLines({ blank: { lines } }: { blank: Blank }) {
	if (lines < 2) {
		const width = BLANKS[lines === 0 ? 0 : 1];
		return <span className="letter-blank">{"\u00a0".repeat(width)}</span>;
	}
	return Array.from({ length: lines }, (_, line) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: lines to write on are all alike
		<span key={line} className="letter-blank" data-size="whole" />
	));
}

function LetterActions({ text, texts }: { text: string; texts: Texts }) {
	const shown = useRef<HTMLParagraphElement>(null);
	const { copy, outcome } = useCopy(text, texts.copied);
	const [isHere, setHere] = useState(false);
	useEffect(() => setHere(true), []);
	const isShort = encodeURIComponent(text).length <= LONGEST_LINK;
	return (
		<div className="letter-actions screen-only">
			<p className="message-actions">
				<Button kind="primary" data-needs="scripts" onClick={() => copy(shown.current)}>
					<Icon name="copy" />
					{texts.copy}
				</Button>
				{(!isHere || "print" in window) && (
					<Button data-needs="scripts" onClick={() => window.print()}>
						<Icon name="printer" />
						{texts.print}
					</Button>
				)}
				{isHere && "share" in navigator && (
					<Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>
						<Icon name="share-2" />
						{texts.share}
					</Button>
				)}
				{isHere && isShort && <MessageButton message={text}>{texts.message}</MessageButton>}
			</p>
			{isHere && !isShort && <p>{texts.tooLongToSend}</p>}
			<p role="status">{outcome}</p>
			{outcome !== "" && outcome !== texts.copied && (
				<p ref={shown} className="letter-text">
					{text}
				</p>
			)}
			<p>{texts.pdf}</p>
		</div>
	);
}
