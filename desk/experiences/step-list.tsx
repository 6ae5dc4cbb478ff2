import type { ExperienceDocument } from "../../domain/site-documents/experience.ts";
import { type CheckedGuide, MARKS, stepField, type Way } from "./guides.server.ts";
import type { RoomTexts } from "./texts.ts";

interface StepListProps {
	way: Way;
	steps: readonly string[];
	document: ExperienceDocument;
	checked: CheckedGuide;
	t: RoomTexts;
}

/** The steps of one way in order, each with its buttons, its marks and what is wrong with it. */
export function StepList({ way, steps, document, checked, t }: StepListProps) {
	return (
		<fieldset className="group" id={`pasos-${way}`}>
			<legend>{t[way]}</legend>
			<ol className="guide-steps">
				{steps.map((id, place) => (
					<Step key={id} {...{ way, id, place, document, checked, t }} isLast={place === steps.length - 1} />
				))}
			</ol>
		</fieldset>
	);
}

function Step({
	way,
	id,
	place,
	isLast,
	document,
	checked,
	t,
}: Omit<StepListProps, "steps"> & { id: string; place: number; isLast: boolean }) {
	const name = checked.names.get(id) ?? id;
	const moves = [
		{ verb: "up", label: t.up, isIdle: place === 0 },
		{ verb: "down", label: t.down, isIdle: isLast },
		{ verb: "first", label: t.first, isIdle: place === 0 },
		{ verb: "last", label: t.last, isIdle: isLast },
		{ verb: "remove", label: t.remove, isIdle: false },
	];
	const faults = checked.faults.filter((fault) => fault.step === id && (fault.way ?? way) === way);
	return (
		<li id={`${way}-${id}`} className="stack">
			<input type="hidden" name={stepField(way)} value={id} />
			<strong>{name}</strong>
			{faults.map(({ text, isGrave }) => (
				<p key={text} className="notice" data-kind={isGrave ? "fault" : "warning"}>
					{text}
				</p>
			))}
			<div className="row">
				{moves.map(({ verb, label, isIdle }) => (
					<button
						key={verb}
						type="submit"
						className="button"
						name="accion"
						value={`${verb}:${way}:${id}`}
						aria-label={`${label}: ${name}`}
						disabled={isIdle}
					>
						{label}
					</button>
				))}
			</div>
			{(way === "persona" || !document.ids_procedures.includes(id)) && (
				<div className="row">
					{MARKS.map((mark) => (
						<label key={mark} className="guide-mark">
							<input type="checkbox" name={mark} value={id} defaultChecked={document[mark].includes(id)} />
							{t[mark]}
						</label>
					))}
				</div>
			)}
		</li>
	);
}
