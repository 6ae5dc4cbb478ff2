import type { ProcedureType } from "../../domain/catalogue/procedure.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import type { FigureView } from "../components/experience-card-view.ts";
import { DataText, Fact } from "../components/facts.tsx";
import { Link, LinksOut } from "../components/link.tsx";
import { OfficeList } from "../components/office-list.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import type { StepView, VisitsView, WayMapView, WordsView } from "./way-view.ts";

/** The specification asks for emoji here; each stands beside its word (case A64). */
const EMOJI: Readonly<Record<ProcedureType, string>> = { digital: "💻", mixto: "🔄", presencial: "🏢" };

interface WayPathProps {
	steps: readonly StepView[];
	/** What takes a step out of a plan says. */
	removes?: string;
}

/** Procedures in order, as numbered stops on the dotted path. */
export function WayPath({ steps, removes }: WayPathProps) {
	return (
		<ol className="experience-path">
			{steps.map((step) => (
				<li key={step.id} data-state={step.procedure ? undefined : "missing"}>
					{step.stage && <p className="way-stage">{step.stage}</p>}
					{step.procedure ? <Stop step={step} procedure={step.procedure} /> : <MissingStop id={step.id} />}
					{step.notes?.map((note) => (
						<p key={note.text} className="way-note">
							<WayWords words={note} />
						</p>
					))}
					{step.without !== undefined && (
						<p className="screen-only">
							<Link className="lone-link" to={step.without} preventScrollReset state={KEEPS_PLACE}>
								<Icon name="x" /> {removes}
								<span className="visually-hidden">
									: <DataText>{step.procedure?.name ?? step.id}</DataText>
								</span>
							</Link>
						</p>
					)}
				</li>
			))}
		</ol>
	);
}

function Stop({ step, procedure }: { step: StepView; procedure: NonNullable<StepView["procedure"]> }) {
	const { text } = useText();
	const { id, condition, before } = step;
	const { name, description, institution, duration, type, cost } = procedure;
	return (
		<>
			<h3>
				<Link to={addresses.procedure.to({ id })}>
					<DataText>{name}</DataText>
				</Link>
			</h3>
			<EmojiBadge type={type} />
			{condition && <p className="experience-condition">{condition}</p>}
			{before.map((reason) => (
				<p key={reason.text} className="experience-condition way-reason">
					<WayWords words={reason} />
				</p>
			))}
			{description && (
				<p>
					<DataText>{description}</DataText>
				</p>
			)}
			<dl>
				<Fact icon="landmark" label="procedure.institution">
					{institution ? <DataText>{institution}</DataText> : text("unknown.short")}
				</Fact>
				<Fact icon="clock" label="procedure.duration">
					{duration ? <DataText>{duration}</DataText> : text("unknown.text")}
				</Fact>
				<Fact icon="banknote" label="experiences.cost">
					{cost}
				</Fact>
			</dl>
		</>
	);
}

function MissingStop({ id }: { id: string }) {
	const { text } = useText();
	return (
		<>
			<h3>{text("experiences.missingTitle")}</h3>
			<p>{text("experiences.missingText", { id })}</p>
		</>
	);
}

function EmojiBadge({ type }: { type: ProcedureType | null }) {
	const { text } = useText();
	if (type === null) return <span className="type-badge">{text("unknown.text")}</span>;
	return (
		<span className="type-badge" data-type={type}>
			<span aria-hidden="true">{EMOJI[type]}</span>
			{text(`procedure.type.${type}`)}
		</span>
	);
}

const STEP = 56;
const RADIUS = 17;
/** More discs side by side would be too small on a phone. */
const MOST_IN_A_ROW = 6;

interface Place {
	x: number;
	y: number;
}

/** A way as a picture: a row for each stage, a line from what gives a paper to what asks for it; below it the same in words. */
export function WayMap({ map }: { map: WayMapView }) {
	const { places, width, height } = placeDiscs(map.stages);
	return (
		<figure className="way-map">
			<svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
				{map.lines.map(([from, to]) => (
					<path key={`${from}-${to}`} d={drawLine(places.get(from), places.get(to))} />
				))}
				{[...places].map(([number, { x, y }]) => (
					<g key={number} data-longest={map.longest.includes(number) || undefined}>
						<circle cx={x} cy={y} r={RADIUS} />
						<text x={x} y={y + 5} textAnchor="middle">
							{number}
						</text>
					</g>
				))}
			</svg>
			<figcaption>
				<p>{map.words}</p>
				<p>{map.longestWords}</p>
			</figcaption>
		</figure>
	);
}

/** Each stage in rows of its own, in the middle of the picture. */
function placeDiscs(stages: WayMapView["stages"]) {
	const rows = stages.flatMap((stage) => {
		const count = Math.ceil(stage.length / MOST_IN_A_ROW);
		const length = Math.ceil(stage.length / count);
		return Array.from({ length: count }, (_, at) => stage.slice(at * length, (at + 1) * length));
	});
	const width = Math.max(...rows.map((row) => row.length)) * STEP;
	const places = new Map<number, Place>();
	for (const [row, numbers] of rows.entries()) {
		const left = (width - numbers.length * STEP) / 2;
		for (const [at, number] of numbers.entries())
			places.set(number, { x: left + (at + 0.5) * STEP, y: (row + 0.5) * STEP });
	}
	return { places, width, height: rows.length * STEP };
}

function drawLine(from: Place | undefined, to: Place | undefined): string {
	if (!from || !to) return "";
	const [top, bottom] = [from.y + RADIUS, to.y - RADIUS];
	const middle = (top + bottom) / 2;
	return `M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${bottom}`;
}

/** To which offices the steps lead, from the department that was chosen; where none was, the way to choose it. */
export function Visits({ visits: { title, lead, choose, visits, unknown } }: { visits: VisitsView }) {
	return (
		<section
			className={lead === null ? "experience-visits screen-only" : "experience-visits"}
			aria-labelledby="adonde-ir"
		>
			<h2 id="adonde-ir">{title}</h2>
			{lead && <p>{lead}</p>}
			{visits.length > 0 && (
				<LinksOut>
					{visits.map(({ office, since, away, steps: { label, procedures } }) => (
						<div key={`${office.id} ${office.isSure}`}>
							{away && (
								<p>
									<strong>{away}</strong>
								</p>
							)}
							<OfficeList offices={[office]} since={since} level={3} />
							<p>
								{label}{" "}
								{procedures.map(({ id, name }, at) => (
									<span key={id}>
										{at > 0 && "; "}
										<Link to={addresses.procedure.to({ id })}>
											<DataText>{name}</DataText>
										</Link>
									</span>
								))}
							</p>
						</div>
					))}
				</LinksOut>
			)}
			{unknown && <p>{unknown}</p>}
			<p className="screen-only">
				<Link className="lone-link" to={choose.address}>
					<Icon name="map-pin" /> {choose.label}
				</Link>
			</p>
		</section>
	);
}

/** A sum in words, and below it why others come to another, and what it leaves out. */
export function Figure({ figure: { value, notes }, why }: { figure: FigureView; why?: WordsView | null }) {
	return (
		<>
			{value}
			<span className="experience-fact-note">
				{why && <WayWords words={why} />}
				{notes.map((note) => (
					<span key={note}>{note} </span>
				))}
			</span>
		</>
	);
}

/** A sentence of ours around names of the catalogue, each in its own language. */
export function WayWords({ words: { text, names } }: { words: WordsView }) {
	return text
		.split(/(\{\{\w+\}\})/)
		.map((part) => (part.startsWith("{{") ? <DataText key={part}>{names[part.slice(2, -2)] ?? ""}</DataText> : part));
}
