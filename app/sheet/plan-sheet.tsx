import type { SheetTexts } from "../../content/sheet-texts.ts";
import type { FigureView } from "../components/experience-card-view.ts";
import { DataText } from "../components/facts.tsx";
import { useText } from "../words/text.ts";
import type { PlanSheetView } from "./plan-sheet-view.ts";
import type { SaidWords } from "./said-words.ts";
import { NoteLines, TickList, Words } from "./sheet-parts.tsx";

interface PlanSheetProps {
	way: PlanSheetView;
	title: string;
	texts: SheetTexts;
}

/** Procedures as one way: in which order and why, what all cost and take, each paper once, where to go. */
export function PlanSheet({ way, title, texts }: PlanSheetProps) {
	const { text } = useText();
	const { steps, costs, time, inWords, validities } = way;
	return (
		<div className="sheet-plan">
			<h2>{title}</h2>
			<dl className="sheet-facts">
				<Sum label={texts.cost} figure={{ ...costs, notes: [...costs.notes, text("experiences.otherPayments")] }} />
				<Sum label={texts.time} figure={time} />
			</dl>
			<h3>{texts.order}</h3>
			{inWords && <p>{inWords}</p>}
			<ol>
				{steps.map(({ id, name, about, reasons }) => (
					<li key={id}>
						<b>
							<Words of={name} />
						</b>
						<Lines of={[about, ...reasons]} />
					</li>
				))}
			</ol>
			<Lines of={validities} />
			<PlanPapers papers={way.papers} words={texts.papers} />
			<WhereToGo way={way} texts={texts} />
			<NoteLines texts={texts} />
			<p className="sheet-sure">{texts.confirm}</p>
		</div>
	);
}

/** Each in small letters under what they are about. */
function Lines({ of }: { of: readonly SaidWords[] }) {
	return of.map((line, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never move
		<small key={at}>
			<Words of={line} />
		</small>
	));
}

function Sum({ label, figure: { value, notes } }: { label: string; figure: FigureView }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				<b>{value}</b>
			</dd>
			{notes.map((note) => (
				<dd key={note}>{note}</dd>
			))}
		</div>
	);
}

/** Every paper once with a box to tick, and the lines that nobody has sorted into papers yet. */
function PlanPapers({ papers, words }: { papers: PlanSheetView["papers"]; words: SheetTexts["papers"] }) {
	const { atHand, missing, fromPlan, others } = papers;
	const groups = [
		{ title: words.atHand, listed: atHand },
		{ title: words.missing, listed: missing },
		{ title: words.fromPlan, listed: fromPlan },
	].filter(({ listed }) => listed.length > 0);
	return (
		<>
			<h3>{words.title}</h3>
			{groups.length + others.length === 0 && <p>{words.none}</p>}
			<div className="sheet-papers">
				{groups.map(({ title, listed }) => (
					<div key={title}>
						<h4>{title}</h4>
						<TickList>
							{listed.map(({ id, name, about }) => (
								<span key={id}>
									<b>{name}</b>
									{`: ${about}`}
								</span>
							))}
						</TickList>
					</div>
				))}
				{others.map(({ number, id, name, lines }) => (
					<div key={id}>
						<h4>
							{number}. <DataText>{name}</DataText>
						</h4>
						<TickList>
							{lines.map((line) => (
								<DataText key={line}>{line}</DataText>
							))}
						</TickList>
					</div>
				))}
			</div>
		</>
	);
}

/** The offices of the chosen department; where none was chosen, the institutions. */
function WhereToGo({ way: { visits, institutions }, texts }: Pick<PlanSheetProps, "way" | "texts">) {
	const { text } = useText();
	const offices = visits?.visits ?? [];
	return (
		<>
			<h3>{texts.whereTo}</h3>
			<ul className="sheet-places">
				{offices.map(({ office, away, steps: { label, procedures } }) => (
					<li key={`${office.id} ${office.isSure}`}>
						{away && `${away} `}
						<b>
							<DataText>{office.name}</DataText>
						</b>
						{": "}
						<DataText>{[office.address, ...office.where].filter(Boolean).join(", ")}</DataText>
						<small>
							{`${texts.hours}: `}
							{office.hours.length > 0 ? office.hours.join("; ") : texts.hoursUnknown}
							{office.phone && `. ${texts.phone}: ${office.phone}`}
							{office.isSure === false && `. ${text("office.unsure")}`}
						</small>
						{office.doubt && (
							<small>
								{`${text("office.doubt")} `}
								<DataText>{office.doubt}</DataText>
							</small>
						)}
						<small>
							{`${label} `}
							<DataText>{procedures.map(({ name }) => name).join("; ")}</DataText>
						</small>
					</li>
				))}
				{offices.length === 0 &&
					institutions.map(({ id, name, steps }) => (
						<li key={id}>
							<b>
								<DataText>{name}</DataText>
							</b>
							{`: ${steps.map(({ number, isOnline }) => (isOnline ? `${number} ${texts.online}` : number)).join(", ")}`}
						</li>
					))}
			</ul>
			{visits?.unknown && <p>{visits.unknown}</p>}
		</>
	);
}
