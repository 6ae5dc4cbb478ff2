import type { SheetTexts } from "../../content/sheet-texts.ts";
import { DataText } from "../components/facts.tsx";
import type { SheetFact } from "./procedure-sheet-view.ts";
import type { SaidWords } from "./said-words.ts";

/** A line of the sheet, what stays Spanish marked as such. */
export function Words({ of }: { of: SaidWords }) {
	return of.map((part, at) =>
		typeof part === "string" ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
			<DataText key={at}>{part.spanish}</DataText>
		),
	);
}

/** Facts by their names. */
export function Facts({ facts }: { facts: readonly SheetFact[] }) {
	return (
		<dl className="sheet-facts">
			{facts.map(({ label, lines }) => (
				<div key={label}>
					<dt>{label}</dt>
					{lines.map((line, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fact never move
						<dd key={at}>
							<Words of={line} />
						</dd>
					))}
				</div>
			))}
		</dl>
	);
}

/** Papers, each with a box to tick by hand. */
export function TickList({ children }: { children: readonly React.ReactNode[] }) {
	return (
		<ul className="sheet-ticks">
			{children.map((each, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never move
				<li key={at}>{each}</li>
			))}
		</ul>
	);
}

/** Lines to write on. */
export function NoteLines({ texts: { notes, noteLines } }: { texts: SheetTexts }) {
	return (
		<p className="sheet-notes">
			<b>{notes}</b>
			{noteLines.map((line) => (
				<span key={line}>{line}:</span>
			))}
		</p>
	);
}
