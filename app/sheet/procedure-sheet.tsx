import type { SheetTexts } from "../../content/sheet-texts.ts";
import type { ProcedureSheetView } from "./procedure-sheet-view.ts";
import { Facts, NoteLines, TickList, Words } from "./sheet-parts.tsx";

interface ProcedureSheetProps {
	procedure: ProcedureSheetView;
	/** Its place in a booklet. */
	number?: number;
	texts: SheetTexts;
}

/** What a procedure is, what to take along, what to do, how sure that is and by which law. */
export function ProcedureSheet({ procedure, number, texts }: ProcedureSheetProps) {
	const { name, asksFor, institution, facts, bring, bringNone, steps, stepsNone, titles, law, sure } = procedure;
	return (
		<>
			<h2>
				{number !== undefined && `${number}. `}
				<Words of={name} />
			</h2>
			{asksFor && (
				<p>
					{`${asksFor.label} `}
					<b>
						<Words of={asksFor.name} />
					</b>
				</p>
			)}
			{institution && (
				<p>
					<Words of={institution} />
				</p>
			)}
			<Facts facts={facts} />
			<div className="sheet-columns">
				<div>
					<h3>{titles.bring}</h3>
					{bring.length > 0 ? (
						<TickList>
							{bring.map((each, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never move
								<Words key={at} of={each} />
							))}
						</TickList>
					) : (
						<p>{bringNone}</p>
					)}
				</div>
				<div>
					<h3>{titles.steps}</h3>
					{steps.length > 0 ? (
						<ol>
							{steps.map((each, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never move
								<li key={at}>
									<Words of={each} />
								</li>
							))}
						</ol>
					) : (
						<p>{stepsNone}</p>
					)}
				</div>
			</div>
			<NoteLines texts={texts} />
			<p className="sheet-sure">
				<b>{titles.legal}:</b> <Words of={law} />
			</p>
			<ul className="sheet-sure">
				{sure.map((each, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never move
					<li key={at}>
						<Words of={each} />
					</li>
				))}
				<li>{texts.confirm}</li>
			</ul>
		</>
	);
}
