import { useRef, useState } from "react";
import { addresses } from "../address/addresses.ts";
import { useKeptLanguage } from "../address/navigate.ts";
import { Form } from "../components/form.tsx";
import { Button } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import { Origin } from "./origin.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import type { TermAnswer } from "./term-answer.ts";
import { TERM_FIELDS } from "./term-fields.ts";
import type { TermView } from "./term-view.ts";

/** A last day that the server worked out, for a browser without scripts. */
export interface AnsweredTerm {
	position: number;
	typed: string;
	answer: TermAnswer;
}

interface TermsProps {
	procedure: Pick<ProcedureView, "id" | "name" | "terms">;
	/** Full address of the page; undefined where the server knows no origin. */
	page: string | undefined;
	answered: AnsweredTerm | undefined;
}

/** Until when it must be done and how long it is good, with the last day for a date of one's own. */
export function ProcedureTerms({ procedure: { id, name, terms }, page, answered }: TermsProps) {
	const { language } = useText();
	if (!terms) return null;
	return (
		<section className="further-down" aria-labelledby="plazos" data-read>
			<h2 id="plazos">{terms.title}</h2>
			<ul className="procedure-terms">
				{terms.listed.map((term) => {
					const { position } = term.rule;
					return (
						<li key={position} id={`plazo-${position}`}>
							<div lang={term.spokenIn === language ? undefined : term.spokenIn}>
								<p>
									<strong>{term.text}</strong> {term.consequence}
								</p>
								{term.words && (
									<LastDay
										{...{ id, name, page, term, words: term.words }}
										answered={answered?.position === position ? answered : undefined}
									/>
								)}
							</div>
							<Origin of={term.origin} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}

interface LastDayProps {
	id: string;
	name: string;
	page: string | undefined;
	term: TermView;
	words: NonNullable<TermView["words"]>;
	answered: AnsweredTerm | undefined;
}

/** Works out a last day and puts it into a calendar: on this device, and without scripts by the server. */
function LastDay({ id, name, page, term, words, answered }: LastDayProps) {
	const { rule, asks, spokenIn } = term;
	const [own, setOwn] = useState<TermAnswer>();
	const date = useRef<HTMLInputElement>(null);
	const keep = useKeptLanguage();
	const { fault, lines } = own ?? answered?.answer ?? {};
	const field = `plazo-${rule.position}-fecha`;

	async function workOut(event: React.SubmitEvent<HTMLFormElement>) {
		const form = event.currentTarget;
		const isForCalendar = event.nativeEvent.submitter?.dataset.calendar !== undefined;
		event.preventDefault();
		// Without a connection that brings them, the form is sent.
		const scripts = await import("./term-scripts.ts").catch(() => null);
		if (!scripts) return form.submit();
		const answer = scripts.answerToday(rule, date.current?.value ?? "", spokenIn);
		setOwn(answer);
		if (answer.fault !== undefined) date.current?.focus();
		else if (isForCalendar) scripts.saveTermFile(rule, answer.day, { id, name, page: page ?? "", language: spokenIn });
	}

	const calendar = (
		<Button
			type="submit"
			data-calendar=""
			formAction={keep(addresses.calendar.to({ id }))}
			{...(asks === null ? {} : { kind: "quiet" })}
		>
			<Icon name="calendar" />
			{words.calendar}
		</Button>
	);
	const form = (
		<Form
			className="term-form screen-only"
			method="post"
			action={`${addresses.procedure.to({ id })}#plazo-${rule.position}`}
			reloadDocument
			noValidate
			autoComplete="off"
			data-held
			onSubmit={workOut}
		>
			<input type="hidden" name={TERM_FIELDS.position} value={rule.position} />
			{asks && (
				<>
					<label htmlFor={field}>{asks.question}</label>
					<input
						ref={date}
						id={field}
						type="date"
						name={TERM_FIELDS.date}
						defaultValue={answered?.typed}
						aria-invalid={fault ? true : undefined}
						aria-describedby={`${field}-nota`}
						// biome-ignore lint/a11y/noAutofocus: only where the date that was sent is refused
						autoFocus={answered?.answer.fault !== undefined}
					/>
					<Button type="submit">{words.submit}</Button>
					<small id={`${field}-nota`}>{fault ? <strong>{fault}</strong> : words.privacy}</small>
				</>
			)}
			<div role="status">
				{lines?.map((line) => (
					<p key={line}>{line}</p>
				))}
				{(lines || !asks) && calendar}
			</div>
		</Form>
	);
	if (!asks) return form;
	return (
		<details className="screen-only" open={answered !== undefined}>
			<summary>{asks.open}</summary>
			{form}
		</details>
	);
}
