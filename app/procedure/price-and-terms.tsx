import { useState } from "react";
import { addresses } from "../address/addresses.ts";
import { useKeptLanguage } from "../address/navigate.ts";
import { Form } from "../components/form.tsx";
import { Button } from "../components/link.tsx";
import type { TermView } from "../components/term-view.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import { Origin } from "./origin.tsx";
import { ProcedurePrice } from "./procedure-price.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import type { TermAnswer } from "./term-answer.ts";
import { CALENDAR_BUTTON, TERM_FIELDS } from "./term-fields.ts";

interface PriceAndTermsProps {
	procedure: ProcedureView;
	answered: AnsweredTerm | undefined;
}

/** What is paid and until when: what few procedures say more of than the first screen has room for. */
export function PriceAndTerms({ procedure, answered }: PriceAndTermsProps) {
	return (
		<>
			<ProcedurePrice section={procedure.price.section} />
			<ProcedureTerms procedure={procedure} answered={answered} />
		</>
	);
}

/** A last day that the server worked out, for a browser without scripts. */
export interface AnsweredTerm {
	position: number;
	typed: string;
	answer: TermAnswer;
}

interface TermsProps {
	procedure: Pick<ProcedureView, "id" | "name" | "terms">;
	answered: AnsweredTerm | undefined;
}

/** Until when it must be done and how long it is good, with the last day for a date of one's own. */
function ProcedureTerms({ procedure: { id, name, terms }, answered }: TermsProps) {
	if (!terms) return null;
	return (
		<section className="further-down" aria-labelledby="plazos" data-read>
			<h2 id="plazos">{terms.title}</h2>
			<ul className="procedure-terms">
				{terms.listed.map((term) => (
					<li key={term.position} id={`plazo-${term.position}`}>
						<p lang={term.lang}>
							<strong>{term.text}</strong> {term.consequence}
						</p>
						{term.rule && (
							<LastDay
								{...{ id, name, term, rule: term.rule, words: terms.words }}
								answered={answered?.position === term.position ? answered : undefined}
							/>
						)}
						<Origin of={term.origin} />
					</li>
				))}
			</ul>
		</section>
	);
}

interface LastDayProps {
	id: string;
	name: string;
	term: TermView;
	rule: NonNullable<TermView["rule"]>;
	words: NonNullable<ProcedureView["terms"]>["words"];
	answered: AnsweredTerm | undefined;
}

/** Works out a last day and puts it into a calendar: on this device, and without scripts by the server. */
function LastDay({ id, name, term, rule, words, answered }: LastDayProps) {
	const { position, asks, lang } = term;
	const { language } = useText();
	const [answer, setAnswer] = useState(answered?.answer);
	const keep = useKeptLanguage();
	const field = `plazo-${position}-fecha`;

	async function workOut(event: React.SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const { currentTarget: form, nativeEvent } = event;
		const isForCalendar = nativeEvent.submitter?.getAttribute("name") === CALENDAR_BUTTON;
		// Without a connection that brings them, the form is sent.
		const scripts = await import("./term-answer.ts").catch(() => null);
		if (!scripts) return form.submit();
		setAnswer(scripts.answerForm({ form, isForCalendar }, { ...term, rule }, { id, name, language }));
	}

	const form = (
		<Form
			className="term-form screen-only"
			method="post"
			action={`${addresses.procedure.to({ id })}#plazo-${position}`}
			reloadDocument
			noValidate
			autoComplete="off"
			data-held
			onSubmit={workOut}
		>
			<input type="hidden" name={TERM_FIELDS.position} value={position} />
			{asks && (
				<>
					<label htmlFor={field} lang={lang}>
						{asks.question}
					</label>
					<input
						id={field}
						type="date"
						name={TERM_FIELDS.date}
						defaultValue={answered?.typed}
						aria-invalid={answer?.fault ? true : undefined}
						aria-describedby={`${field}-nota`}
					/>
					<Button type="submit">{words.submit}</Button>
					<small id={`${field}-nota`}>{answer?.fault ? <strong>{answer.fault}</strong> : words.privacy}</small>
				</>
			)}
			<div role="status">
				{answer?.lines?.map((line) => (
					<p key={line}>{line}</p>
				))}
				{(answer?.lines || !asks) && (
					<Button type="submit" name={CALENDAR_BUTTON} formAction={keep(addresses.calendar.to({ id }))}>
						<Icon name="calendar" />
						{words.calendar}
					</Button>
				)}
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
