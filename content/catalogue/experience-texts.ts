import type { Holder } from "../../domain/experience/experience.ts";
import type { EstimateVerdict } from "../../domain/experience/experience-plan.ts";
import type { Counted } from "../fill.ts";
import type { ByLanguage } from "../text-shapes.ts";

/** From how many days to how many. */
interface DayTexts {
	exactly: Counted;
	between: string;
	atMost: Counted;
	atLeast: Counted;
}

export interface ExperienceTexts {
	question: string;
	answers: Readonly<Record<Holder, string>>;
	/** `{{total}}` procedures of the other answer, `{{count}}` of which are not in this list. */
	otherAnswer: Counted;
	before: string;
	/** Leads to the experience that comes first. */
	after: string;
	/** The same where what comes first is about no business. */
	afterGuide: string;
	/** Leads to a procedure outside it that gives a paper to begin with. */
	startNote: string;
	/** Who needs a step of which nothing more is written. */
	conditions: Readonly<Record<"all" | "some" | "later", string | null>>;
	atHand: string;
	sameDay: string;
	days: Readonly<Record<"calendar" | "working", DayTexts>>;
	/** Two sums that cannot be one. */
	and: string;
	moneyBetween: string;
	moneyAtLeast: string;
	free: string;
	unknown: string;
	/** How a time is counted in which what can be done at the same time is done so. */
	meanwhile: string;
	/** Working days are told as days of the calendar. */
	weekends: string;
	/** The cost counts what not everybody needs. */
	withOptional: string;
	withoutTime: Counted;
	withoutCost: Counted;
	onCardWithout: Counted;
	/** On a card, after the written estimate: a second figure beside it would only puzzle. */
	onCard: Readonly<Record<Exclude<EstimateVerdict, "agrees">, string>>;
	/** Why the records come to another time `{{time}}` than the estimate; `{{name}}` takes longest, `{{duration}}`. */
	verdicts: Readonly<Record<EstimateVerdict, string>>;
	/** That so many records say no time, at the end of a sentence that begins with `verdicts.agrees`. */
	becauseUnknown: Counted;
}

/** What the pages of the experiences say about their sums; only these pages need it, so no dictionary carries it. */
export const EXPERIENCE_TEXTS: ByLanguage<ExperienceTexts> = {
	es: {
		question: "¿El negocio va a tu nombre o es una sociedad?",
		answers: { persona: "A mi nombre", sociedad: "Es una sociedad" },
		otherAnswer: {
			one: "La otra respuesta lleva {{total}} trámites: {{count}} no está en esta lista.",
			other: "La otra respuesta lleva {{total}} trámites: {{count}} no están en esta lista.",
		},
		before: "Antes de empezar",
		after: "Ya debes tener inscrito tu negocio. Mira la guía:",
		afterGuide: "Antes viene otra guía:",
		startNote: "Ten ya lo que da este trámite:",
		conditions: { all: null, some: "Solo si te hace falta", later: "Años después: no cuenta en las sumas" },
		atHand: "Ten a mano:",
		sameDay: "el mismo día",
		days: {
			calendar: {
				exactly: { one: "1 día", other: "{{to}} días" },
				between: "de {{from}} a {{to}} días",
				atMost: { one: "hasta 1 día", other: "hasta {{to}} días" },
				atLeast: { one: "desde 1 día", other: "desde {{from}} días" },
			},
			working: {
				exactly: { one: "1 día hábil", other: "{{to}} días hábiles" },
				between: "de {{from}} a {{to}} días hábiles",
				atMost: { one: "hasta 1 día hábil", other: "hasta {{to}} días hábiles" },
				atLeast: { one: "desde 1 día hábil", other: "desde {{from}} días hábiles" },
			},
		},
		and: "{{one}} y {{other}}",
		moneyBetween: "de {{from}} a {{to}}",
		moneyAtLeast: "desde {{from}}",
		free: "Gratis",
		unknown: "No se sabe",
		meanwhile: "Por el camino más largo, si haces a la vez lo que se puede.",
		weekends: "Cuenta los fines de semana; los feriados, no.",
		withOptional: "Cuenta también los trámites que solo algunos necesitan.",
		withoutTime: {
			one: "sin contar {{count}} trámite que no dice su plazo",
			other: "sin contar {{count}} trámites que no dicen su plazo",
		},
		withoutCost: {
			one: "Sin contar {{count}} trámite sin costo publicado.",
			other: "Sin contar {{count}} trámites sin costo publicado.",
		},
		onCardWithout: {
			one: "{{count}} ficha no dice plazo.",
			other: "{{count}} fichas no dicen plazo.",
		},
		onCard: {
			less: "Sus fichas dicen más tiempo.",
			"perhaps-less": "Sus fichas dicen que puede tardar más.",
			more: "Sus fichas dicen menos tiempo.",
		},
		verdicts: {
			less: "Sus fichas dicen más, {{time}}: solo «{{name}}» tarda {{duration}}.",
			"perhaps-less": "Sus fichas dicen que puede tardar más, {{time}}: «{{name}}» tarda {{duration}}.",
			more: "Sus fichas dicen menos, {{time}}: ninguna dice qué cubre el resto.",
			agrees: "Sus fichas solo dicen {{time}},",
		},
		becauseUnknown: {
			one: "porque {{count}} trámite no publica su plazo.",
			other: "porque {{count}} trámites no publican su plazo.",
		},
	},
	en: {
		question: "Is the business in your own name, or is it a company?",
		answers: { persona: "In my name", sociedad: "It is a company" },
		otherAnswer: {
			one: "The other answer takes {{total}} procedures: {{count}} is not in this list.",
			other: "The other answer takes {{total}} procedures: {{count}} are not in this list.",
		},
		before: "Before you start",
		after: "Your business must be registered already. See the guide:",
		afterGuide: "Another guide comes first:",
		startNote: "Have already what this procedure gives:",
		conditions: { all: null, some: "Only if you need it", later: "Years later: not counted in the sums" },
		atHand: "Have at hand:",
		sameDay: "the same day",
		days: {
			calendar: {
				exactly: { one: "1 day", other: "{{to}} days" },
				between: "{{from}} to {{to}} days",
				atMost: { one: "up to 1 day", other: "up to {{to}} days" },
				atLeast: { one: "1 day or more", other: "{{from}} days or more" },
			},
			working: {
				exactly: { one: "1 working day", other: "{{to}} working days" },
				between: "{{from}} to {{to}} working days",
				atMost: { one: "up to 1 working day", other: "up to {{to}} working days" },
				atLeast: { one: "1 working day or more", other: "{{from}} working days or more" },
			},
		},
		and: "{{one}} and {{other}}",
		moneyBetween: "{{from}} to {{to}}",
		moneyAtLeast: "from {{from}}",
		free: "Free",
		unknown: "Not known",
		meanwhile: "By the longest way, if you do at the same time what can be done so.",
		weekends: "It counts weekends, not public holidays.",
		withOptional: "It also counts the procedures that only some people need.",
		withoutTime: {
			one: "not counting {{count}} procedure that says no time",
			other: "not counting {{count}} procedures that say no time",
		},
		withoutCost: {
			one: "Not counting {{count}} procedure without a published cost.",
			other: "Not counting {{count}} procedures without a published cost.",
		},
		onCardWithout: {
			one: "{{count}} record gives no time.",
			other: "{{count}} records give no time.",
		},
		onCard: {
			less: "The records say more time.",
			"perhaps-less": "The records say that it may take longer.",
			more: "The records say less time.",
		},
		verdicts: {
			less: "The records say more, {{time}}: “{{name}}” alone takes {{duration}}.",
			"perhaps-less": "The records say that it may take longer, {{time}}: “{{name}}” takes {{duration}}.",
			more: "The records say less, {{time}}: none of them says what the rest is for.",
			agrees: "The records only say {{time}},",
		},
		becauseUnknown: {
			one: "because {{count}} procedure publishes no time.",
			other: "because {{count}} procedures publish no time.",
		},
	},
};

/** Who needs a procedure that not everybody needs, or when, by id of the procedure. */
export const STEP_CONDITIONS: ByLanguage<Readonly<Record<string, string>>> = {
	es: {
		"libro-salarios": "Solo si tienes 10 o más trabajadores permanentes",
		"reglamento-interior-trabajo": "Solo si haces reglamento interior",
		"certificado-origen": "Solo si pides la rebaja de un tratado de libre comercio",
		"certificado-fitosanitario-exportacion": "Solo si exportas plantas o productos agrícolas",
		"certificado-inocuidad-exportacion": "Solo si exportas alimentos sin procesar",
		"constancia-cierre-pensum": "Solo si aún no tienes tu título",
		"renovacion-marca": "Cada 10 años: no cuenta en las sumas",
	},
	en: {
		"libro-salarios": "Only if you have 10 or more permanent employees",
		"reglamento-interior-trabajo": "Only if you make internal work rules",
		"certificado-origen": "Only if you ask for the lower duty of a free-trade agreement",
		"certificado-fitosanitario-exportacion": "Only if you export plants or farm products",
		"certificado-inocuidad-exportacion": "Only if you export unprocessed food",
		"constancia-cierre-pensum": "Only if you do not have your diploma yet",
		"renovacion-marca": "Every 10 years: not counted in the sums",
	},
};

/** Why an experience begins with a paper that a procedure outside it gives, by id of that procedure. */
export const START_NOTES: ByLanguage<Readonly<Record<string, string>>> = {
	es: {},
	en: {},
};
