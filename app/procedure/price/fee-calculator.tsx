import { useEffect, useRef, useState } from "react";
import { fill } from "../../../content/fill.ts";
import { calculateFee, type FeeQuestion } from "../../../domain/fees/calculate-fee.ts";
import { addresses, CASE_KEY, FIGURE_KEY } from "../../address/addresses.ts";
import { Form, FormField } from "../../components/form.tsx";
import { Button } from "../../components/link.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { CalculatorView } from "./calculator-view.ts";
import { FeeResult, FeeTableView } from "./fee-result.tsx";

interface FeeCalculatorProps {
	/** The procedure whose price it is. */
	id: string;
	view: CalculatorView;
	/** What a browser without scripts has sent. */
	asked: FeeQuestion | null;
}

const FIELD = "calculo-cifra";
/** Longer than any figure, with blanks and signs. */
const LONGEST_FIGURE = 40;

/**
 * Works out a fee that depends on one figure: on this device while somebody types, and without scripts by the server, to which
 * the form is sent. What is wrong is told once the form is sent, not in the middle of a number.
 */
export function FeeCalculator({ id, view, asked }: FeeCalculatorProps) {
	const { texts, figure, question, cases, name, notes } = view;
	const form = useRef<HTMLFormElement>(null);
	const [typed, setTyped] = useState(asked);
	const [isSent, setSent] = useState(asked !== null);
	const answer = typed && calculateFee(view, typed, view.year);
	const fault = isSent && answer?.fault ? answer.fault : undefined;
	const isOfCase = fault === "case";

	// What was typed while the scripts were on their way.
	useEffect(() => {
		const early = form.current && readForm(form.current);
		if (early?.typed) setTyped(early);
	}, []);

	function workOut(event: React.SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const sent = readForm(event.currentTarget);
		const { fault } = calculateFee(view, sent, view.year);
		setTyped(sent);
		setSent(true);
		if (fault)
			event.currentTarget.querySelector<HTMLInputElement>(fault === "case" ? "[type=radio]" : `#${FIELD}`)?.focus();
	}

	return (
		<section className="panel fee-calculator" aria-labelledby="calcula" data-read>
			<h2 id="calcula">{texts.title}</h2>
			<p>
				<strong>{name}</strong>. {texts.text}
			</p>
			<Form
				ref={form}
				className="fee-form screen-only"
				action={`${addresses.realPrice.to({ id })}#calcula`}
				noValidate
				autoComplete="off"
				data-held
				onInput={({ currentTarget }) => {
					setTyped(readForm(currentTarget));
					setSent(false);
				}}
				onSubmit={workOut}
			>
				<FormField
					id={FIELD}
					label={figure.label}
					hint={figure.hint}
					fault={fault && !isOfCase ? texts.faults[fault] : undefined}
				>
					{(attributes) => (
						<input
							{...attributes}
							type="text"
							name={FIGURE_KEY}
							inputMode={figure.kind === "year" ? "numeric" : "decimal"}
							maxLength={LONGEST_FIGURE}
							defaultValue={asked?.typed}
						/>
					)}
				</FormField>
				{question && (
					<fieldset className="fee-cases" data-state={isOfCase ? "faulty" : undefined}>
						<legend>{question}</legend>
						{isOfCase && (
							<p id={`${FIELD}-caso`} className="report-fault">
								<Icon name="triangle-alert" />
								{texts.faults.case}
							</p>
						)}
						{cases.map((each) => (
							<label key={each.id}>
								<input
									type="radio"
									name={CASE_KEY}
									value={each.id}
									defaultChecked={asked?.chosen === each.id}
									aria-describedby={isOfCase ? `${FIELD}-caso` : undefined}
								/>
								{each.label}
							</label>
						))}
					</fieldset>
				)}
				<p className="fee-submit">
					<Button type="submit" kind="primary">
						{texts.submit}
					</Button>
					<small>{texts.privacy}</small>
				</p>
			</Form>
			<div role="status" className="fee-status">
				{typed && answer && answer.fault === undefined && (
					<FeeResult row={answer.row} amount={answer.amount} chosen={typed.chosen} view={view} />
				)}
			</div>
			<p className="panel-note">
				{view.approximate} {fill(texts.decides, { who: view.decides })}
			</p>
			{notes.length > 0 && (
				<ul className="panel-points">
					{notes.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
			<FeeTableView view={view} applied={answer?.row} />
		</section>
	);
}

/** The figure and the case as they stand in the form. */
function readForm(form: HTMLFormElement): FeeQuestion {
	const sent = new FormData(form);
	const [typed, chosen] = [sent.get(FIGURE_KEY), sent.get(CASE_KEY)];
	return { typed: typeof typed === "string" ? typed : "", chosen: typeof chosen === "string" ? chosen : null };
}
