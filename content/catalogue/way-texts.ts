import type { PaperCase } from "../../domain/experience/experience.ts";
import type { Counted } from "../fill.ts";
import type { ByLanguage } from "../text-shapes.ts";

/** What is said of procedures that depend on each other, in an experience and in a plan; the server says it, so no dictionary carries it. */
export interface WayTexts {
	/** Before a step: what gives it a paper. `{{papers}}` come from `{{name}}`, which is number `{{number}}`. */
	before: string;
	/** After it, where not everybody is asked for the paper. */
	onlyFor: Readonly<Record<PaperCase, string>>;
	/** Above the steps of the first stage, and of a later one. */
	firstStage: Counted;
	laterStage: Counted;
	/** The picture of the way in words: its first stage, each later one, and what belongs together. */
	drawn: { title: string; first: string; later: string; together: string };
	/** Which of them decide how long it takes. */
	longest: Counted;
	/** The same in the picture. */
	filled: string;
	/** From an experience to a plan of its procedures. */
	asPlan: string;
}

export const WAY_TEXTS: ByLanguage<WayTexts> = {
	es: {
		before: "Primero haz el {{number}}, «{{name}}». De ahí sale: {{papers}}.",
		onlyFor: {
			negocio: "si es para un negocio",
			persona: "si el negocio va a tu nombre",
			sociedad: "si es una sociedad",
			algunos: "solo lo piden en algunos casos",
		},
		firstStage: { one: "Primero", other: "Primero: estos {{count}} los puedes hacer a la vez" },
		laterStage: { one: "Después", other: "Después: estos {{count}} los puedes hacer a la vez" },
		drawn: {
			title: "El camino",
			first: "Primero {{numbers}}",
			later: "después {{numbers}}",
			together: "{{numbers}} a la vez",
		},
		longest: { one: "Lo que más tarda es el {{numbers}}.", other: "El camino que más tarda: {{numbers}}." },
		filled: "En el dibujo va relleno.",
		asPlan: "Añadir o quitar trámites en un plan tuyo",
	},
	en: {
		before: "First do {{number}}, “{{name}}”. It gives you: {{papers}}.",
		onlyFor: {
			negocio: "if it is for a business",
			persona: "if the business is in your own name",
			sociedad: "if it is a company",
			algunos: "asked for in some cases only",
		},
		firstStage: { one: "First", other: "First: you can do these {{count}} at the same time" },
		laterStage: { one: "Then", other: "Then: you can do these {{count}} at the same time" },
		drawn: {
			title: "The way",
			first: "First {{numbers}}",
			later: "then {{numbers}}",
			together: "{{numbers}} at the same time",
		},
		longest: { one: "What takes longest is {{numbers}}.", other: "The way that takes longest: {{numbers}}." },
		filled: "It is filled in the picture.",
		asPlan: "Add or remove procedures in a plan of your own",
	},
};
