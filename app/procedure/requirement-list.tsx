import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { Button } from "../components/link.tsx";
import { keepTicks, readTicks } from "../folder/kept-ticks.ts";
import { useText } from "../words/text.ts";
import type { ExplainedText } from "./facts-view.ts";
import { Abbreviations, SaidText } from "./said-text.tsx";

interface RequirementListProps {
	procedureId: string;
	requirements: readonly Requirement[];
}

interface Requirement extends ExplainedText {
	/** As its record says it, where that is not its text: ticks are kept by it, whichever language they were made in. */
	spanish?: string;
}

/** Requirements with a box each, to tick on the screen or on paper. With scripts the device remembers the ticks. */
export function RequirementList({ procedureId, requirements }: RequirementListProps) {
	const { text, count } = useText();
	const list = useRef<HTMLUListElement>(null);
	const { kept, isKeeping, keep } = useKeptTicks(procedureId);
	// Right until somebody ticks a box; what was ticked before is counted as soon as scripts run.
	const [done, setDone] = useState(0);

	// Before painting, so that the hint, the boxes and the counter change in one frame.
	useLayoutEffect(() => {
		if (kept === null) return;
		// Boxes that were ticked before the scripts ran count too, and are kept.
		const boxes = findBoxes(list.current);
		requirements.forEach((requirement, position) => {
			const box = boxes[position];
			if (box && kept.includes(keyOf(requirement))) box.checked = true;
		});
		const ticked = listTicked(requirements, boxes);
		setDone(ticked.length);
		if (ticked.some((requirement) => !kept.includes(requirement))) keep(ticked);
	}, [kept, keep, requirements]);

	function follow() {
		const ticked = listTicked(requirements, findBoxes(list.current));
		keep(ticked);
		setDone(ticked.length);
	}

	function clear() {
		const boxes = findBoxes(list.current);
		for (const box of boxes) box.checked = false;
		follow();
		boxes[0]?.focus();
	}

	const total = requirements.length;
	return (
		<>
			<p className="requirement-hint screen-only" data-unread>
				{`${text("procedure.requirementsHint")} `}
				{isKeeping && <span className="requirement-kept">{text("procedure.requirementsKept")}</span>}
			</p>
			{/* Firefox would bring ticks back that were erased on purpose; a form for a dialog is never sent. */}
			<form method="dialog" autoComplete="off">
				<ul ref={list} className="requirement-list" data-starts-scripts={STORAGE_KEYS.requirements} onChange={follow}>
					{requirements.map((requirement) => (
						<li key={keyOf(requirement)}>
							<label>
								<input type="checkbox" />
								<span>
									<SaidText>{requirement.text}</SaidText>
								</span>
							</label>{" "}
							<Abbreviations of={requirement.abbreviations} />
						</li>
					))}
				</ul>
			</form>
			<div className="requirement-progress screen-only">
				<progress aria-hidden="true" value={done} max={total} />
				<p role="status">
					{count("procedure.progress", total, { done })}
					{done === total && `. ${text("procedure.progressAll")}.`}
				</p>
				<Button kind="quiet" hidden={done === 0} onClick={clear}>
					{text("procedure.requirementsClear")}
				</Button>
			</div>
		</>
	);
}

function keyOf({ text, spanish = text }: Requirement): string {
	return spanish;
}

function findBoxes(list: HTMLElement | null): HTMLInputElement[] {
	return [...(list?.querySelectorAll("input") ?? [])];
}

function listTicked(requirements: readonly Requirement[], boxes: readonly HTMLInputElement[]): string[] {
	return requirements.filter((_, position) => boxes[position]?.checked).map(keyOf);
}

interface KeptTicks {
	/** Requirements ticked on an earlier visit; null until the device was asked. */
	kept: readonly string[] | null;
	/** False once it is known that the device keeps nothing (storage blocked or full). */
	isKeeping: boolean;
	keep(ticked: readonly string[]): void;
}

/** The requirements of a procedure that a citizen ticked, kept on the device by their text, so that a requirement that changes is no longer ticked. */
function useKeptTicks(procedureId: string): KeptTicks {
	const [kept, setKept] = useState<readonly string[] | null>(null);
	const [isKeeping, setKeeping] = useState(true);

	useEffect(() => {
		const ticks = readTicks();
		setKeeping(ticks !== null);
		setKept(ticks?.[procedureId] ?? []);
	}, [procedureId]);

	const keep = useCallback(
		(ticked: readonly string[]) => {
			// False when storage is blocked or full: the boxes then work for this visit, and the page no longer says that they are kept.
			setKeeping(keepTicks(procedureId, ticked));
		},
		[procedureId],
	);

	return { kept, isKeeping, keep };
}
