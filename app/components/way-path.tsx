import type { ProcedureType } from "../../domain/catalogue/procedure.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import { DataText, Fact } from "./facts.tsx";
import { Link } from "./link.tsx";
import type { StepView } from "./way-view.ts";
import { WayWords } from "./way-words.tsx";

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
