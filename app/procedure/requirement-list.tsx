import "./requirement-list.css";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../components/button.tsx";
import { DataText } from "../components/data-text.tsx";
import { useText } from "../use-text.ts";
import type { ExplainedText } from "./explain-abbreviations.ts";
import { Abbreviations } from "./explained.tsx";
import { useKeptTicks } from "./use-kept-ticks.ts";

interface RequirementListProps {
	procedureId: string;
	requirements: readonly ExplainedText[];
}

/** Requirements with a box each, to tick on the screen or on paper. With scripts the device remembers the ticks. */
export function RequirementList({ procedureId, requirements }: RequirementListProps) {
	const { text, count } = useText();
	const list = useRef<HTMLUListElement>(null);
	const { kept, isKeeping, keep } = useKeptTicks(procedureId);
	// Null until scripts run: without them nothing counts the boxes.
	const [done, setDone] = useState<number | null>(null);

	// Before painting, so that the hint, the boxes and the counter change in one frame.
	useLayoutEffect(() => {
		if (kept === null) return;
		// Boxes that were ticked before the scripts ran count too.
		const boxes = findBoxes(list.current);
		requirements.forEach((requirement, position) => {
			const box = boxes[position];
			if (box && kept.includes(requirement.text)) box.checked = true;
		});
		setDone(boxes.filter((box) => box.checked).length);
	}, [kept, requirements]);

	function follow() {
		const boxes = findBoxes(list.current);
		const ticked = requirements
			.filter((_, position) => boxes[position]?.checked)
			.map((requirement) => requirement.text);
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
			<p className="requirement-hint screen-only">
				{text("procedure.requirementsHint")} {isKeeping && text("procedure.requirementsKept")}
			</p>
			<ul ref={list} className="requirement-list" onChange={follow}>
				{requirements.map((requirement) => (
					<li key={requirement.text}>
						<label>
							<input type="checkbox" autoComplete="off" />
							<span>
								<DataText>{requirement.text}</DataText>
							</span>
						</label>{" "}
						<Abbreviations of={requirement.abbreviations} />
					</li>
				))}
			</ul>
			<div className="requirement-progress screen-only" data-state={done === null ? "waiting" : "counting"}>
				<progress aria-hidden="true" value={done ?? 0} max={total} />
				<p role="status">
					{done !== null && count("procedure.progress", total, { done })}
					{done === total && `. ${text("procedure.progressAll")}.`}
				</p>
				<Button kind="quiet" hidden={!done} onClick={clear}>
					{text("procedure.requirementsClear")}
				</Button>
			</div>
		</>
	);
}

function findBoxes(list: HTMLElement | null): HTMLInputElement[] {
	return [...(list?.querySelectorAll("input") ?? [])];
}
