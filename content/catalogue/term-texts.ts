import type { ProcedureTerm, TermUnit } from "../../domain/facts/procedure-term.ts";
import type { Language } from "../../domain/language.ts";
import { fill } from "../fill.ts";
import type { ByLanguage } from "../text-shapes.ts";

type TermKind = ProcedureTerm["kind"];

/** What is said of deadlines and validity: apart from the dictionary, because few pages need it. */
interface TermTexts {
	title: string;
	/** Of one and of many. */
	units: Readonly<Record<TermUnit, readonly [one: string, other: string]>>;
	/** A whole sentence without its point, and what the first screen has room for. */
	counted: Readonly<Record<TermKind, readonly [whole: string, brief: string]>>;
	/** The same of what ends on one day of every year. */
	yearly: Readonly<Record<"plazo" | "vigencia", readonly [whole: string, brief: string]>>;
	endless: readonly [whole: string, brief: string];
	lastOfFebruary: string;
	/** What opens the form, what it asks, and its buttons. */
	open: Readonly<Record<TermKind, string>>;
	ask: Readonly<Record<TermKind, string>>;
	submit: string;
	privacy: string;
	calendar: string;
	/** The last day as it is still to come, and as it has passed. */
	answer: Readonly<Record<TermKind, readonly [ahead: string, passed: string]>>;
	closed: string;
	countedHow: Readonly<Record<"working" | "calendar", string>>;
	faults: Readonly<Record<TermFault, string>>;
	/** What a calendar shows of the last day. */
	entry: Readonly<Record<TermKind, string>>;
	confirm: string;
}

export type TermFault = "missing" | "unreadable" | "far";

export const TERM_TEXTS: ByLanguage<TermTexts> = {
	es: {
		title: "Plazos y vigencia",
		units: {
			días: ["{{amount}} día", "{{amount}} días"],
			"días hábiles": ["{{amount}} día hábil", "{{amount}} días hábiles"],
			meses: ["{{amount}} mes", "{{amount}} meses"],
			años: ["{{amount}} año", "{{amount}} años"],
		},
		counted: {
			plazo: ["{{concept}}: tienes {{length}} desde {{event}}", "Tienes {{length}} desde {{event}}"],
			antes: ["{{concept}}: a más tardar {{length}} antes {{ofEvent}}", "A más tardar {{length}} antes {{ofEvent}}"],
			vigencia: ["{{concept}} vale {{length}} desde {{event}}", "Vale {{length}}"],
		},
		yearly: {
			plazo: ["{{concept}}: hasta el {{day}} de cada año", "Hasta el {{day}} de cada año"],
			vigencia: ["{{concept}} vale hasta el {{day}} de cada año", "Vale hasta el {{day}}"],
		},
		endless: ["{{concept}} no vence", "No vence"],
		lastOfFebruary: "último día de febrero",
		open: {
			plazo: "Calcula tu último día",
			antes: "Calcula tu último día",
			vigencia: "Calcula hasta cuándo vale",
		},
		ask: {
			plazo: "¿Qué día fue {{event}}?",
			antes: "¿Qué día es {{event}}?",
			vigencia: "¿Qué día fue {{event}}?",
		},
		submit: "Calcular",
		privacy: "No guardamos la fecha.",
		calendar: "Agregar a mi calendario",
		answer: {
			plazo: ["Tu último día es el {{day}}.", "El plazo venció el {{day}}."],
			antes: ["Hazlo a más tardar el {{day}}.", "El último día era el {{day}}."],
			vigencia: ["Vale hasta el {{day}}.", "Dejó de valer el {{day}}."],
		},
		closed: "Ese día las oficinas no atienden: ve a más tardar el {{day}}.",
		countedHow: {
			working: "Contamos sin sábados, domingos ni asuetos nacionales.",
			calendar: "Contamos todos los días del calendario.",
		},
		faults: {
			missing: "Escribe la fecha",
			unreadable: "Escribe la fecha así: 20/11/2026",
			far: "Escribe una fecha entre 1900 y 2100",
		},
		entry: { plazo: "Último día: {{name}}", antes: "Último día: {{name}}", vigencia: "Vence: {{name}}" },
		confirm: "Confírmalo en la oficina.",
	},
	en: {
		title: "Deadlines and validity",
		units: {
			días: ["{{amount}} day", "{{amount}} days"],
			"días hábiles": ["{{amount}} working day", "{{amount}} working days"],
			meses: ["{{amount}} month", "{{amount}} months"],
			años: ["{{amount}} year", "{{amount}} years"],
		},
		counted: {
			plazo: ["{{concept}}: you have {{length}} from {{event}}", "You have {{length}} from {{event}}"],
			antes: ["{{concept}}: at the latest {{length}} before {{event}}", "At the latest {{length}} before {{event}}"],
			vigencia: ["{{concept}} is valid for {{length}} from {{event}}", "Valid for {{length}}"],
		},
		yearly: {
			plazo: ["{{concept}}: until {{day}} of each year", "Until {{day}} of each year"],
			vigencia: ["{{concept}} is valid until {{day}} of each year", "Valid until {{day}}"],
		},
		endless: ["{{concept}} does not expire", "Does not expire"],
		lastOfFebruary: "the last day of February",
		open: {
			plazo: "Work out your last day",
			antes: "Work out your last day",
			vigencia: "Work out until when it is valid",
		},
		ask: {
			plazo: "What is the date of {{event}}?",
			antes: "What is the date of {{event}}?",
			vigencia: "What is the date of {{event}}?",
		},
		submit: "Work it out",
		privacy: "We do not keep the date.",
		calendar: "Add to my calendar",
		answer: {
			plazo: ["Your last day is {{day}}.", "The deadline passed on {{day}}."],
			antes: ["Do it by {{day}} at the latest.", "The last day was {{day}}."],
			vigencia: ["It is valid until {{day}}.", "It was valid until {{day}}."],
		},
		closed: "Offices are closed on that day: go by {{day}} at the latest.",
		countedHow: {
			working: "Saturdays, Sundays and national holidays are not counted.",
			calendar: "All days of the calendar are counted.",
		},
		faults: {
			missing: "Write the date",
			unreadable: "Write the date like this: 20/11/2026 (day/month/year)",
			far: "Write a date between 1900 and 2100",
		},
		entry: { plazo: "Last day: {{name}}", antes: "Last day: {{name}}", vigencia: "Expires: {{name}}" },
		confirm: "Confirm it at the office.",
	},
};

/** What is said of a term, without its point, and the same in few words. */
export function sayTerm(
	term: Pick<ProcedureTerm, "kind" | "concept" | "amount" | "unit" | "event" | "until" | "condition">,
	language: Language,
): { whole: string; brief: string } {
	const { kind, concept, event, until, condition } = term;
	const words = TERM_TEXTS[language];
	const [whole, brief] =
		event !== null ? words.counted[kind] : until !== null && kind !== "antes" ? words.yearly[kind] : words.endless;
	const values = {
		...sayEvent(event ?? ""),
		concept,
		length: sayLength(term, language),
		day: sayYearly(until, language),
	};
	const say = (template: string) => [fill(template, values), ...(condition === null ? [] : [condition])].join(", ");
	return { whole: say(whole), brief: say(brief) };
}

/** The same as whole sentences, with what happens afterwards. */
export function tellTerm(term: ProcedureTerm, language: Language): string {
	return [`${sayTerm(term, language).whole}.`, term.consequence].filter(Boolean).join(" ");
}

/** So many days, months or years. */
export function sayLength({ amount, unit }: Pick<ProcedureTerm, "amount" | "unit">, language: Language): string {
	if (amount === null || unit === null) return "";
	const [one, other] = TERM_TEXTS[language].units[unit];
	return fill(amount === 1 ? one : other, { amount });
}

/** An event as a sentence goes on with it: "antes de la boda", "antes del viaje". */
function sayEvent(event: string): { event: string; ofEvent: string } {
	return { event, ofEvent: event.startsWith("el ") ? `del ${event.slice("el ".length)}` : `de ${event}` };
}

const LAST_OF_FEBRUARY = "02-29";

function sayYearly(until: string | null, language: Language): string {
	if (until === null || until === LAST_OF_FEBRUARY) return TERM_TEXTS[language].lastOfFebruary;
	const parts = { day: "numeric", month: "long", timeZone: "UTC" } as const;
	return new Intl.DateTimeFormat(language, parts).format(new Date(`2024-${until}T00:00:00Z`));
}
