import type { Nearest } from "../../domain/offices/find-offices.ts";
import type { ByLanguage } from "../text-shapes.ts";

interface OfficeTexts {
	/** Before the office that is named, by where it is. */
	where: Readonly<Record<Nearest["where"], string>>;
	hoursUnknown: string;
	/** Of its source. */
	published: string;
	read: string;
	visits: {
		title: string;
		lead: string;
		/** Leads to where another department is chosen. */
		change: string;
		/** The same where none was chosen yet. */
		choose: string;
		/** Before the procedures that are done at an office. */
		steps: string;
		/** Institutions of which no office is known there or next to it. */
		unknown: string;
	};
	/** In a conversation, before the offices. */
	chosen: string;
}

/** What is said of the office nearest to whoever chose a department; the server says it, so no dictionary carries it. */
export const OFFICE_TEXTS: ByLanguage<OfficeTexts> = {
	es: {
		where: {
			here: "Oficina en {{department}}",
			near: "No sabemos de una oficina en {{department}}. La más cercana que conocemos está en {{other}}",
			elsewhere:
				"No sabemos de una oficina en {{department}} ni en los departamentos vecinos. Conocemos una en {{other}}",
			unknown: "No sabemos de una oficina en {{department}} ni en los departamentos vecinos",
		},
		hoursUnknown: "no lo sabemos, llama antes de ir",
		published: "Dato publicado el {{date}} en {{site}}",
		read: "Dato leído el {{date}} en {{site}}",
		visits: {
			title: "Adónde ir",
			lead: "La oficina más cercana que conocemos de cada institución. Elegiste {{department}}.",
			change: "Elegir otro departamento",
			choose: "Elige tu departamento y verás aquí a qué oficinas ir",
			steps: "Para:",
			unknown: "No sabemos de una oficina en {{department}} ni en los departamentos vecinos de: {{institutions}}.",
		},
		chosen: "Elegiste {{department}}, por eso busqué ahí.",
	},
	en: {
		where: {
			here: "Office in {{department}}",
			near: "We know of no office in {{department}}. The nearest that we know is in {{other}}",
			elsewhere: "We know of no office in {{department}} or in the departments next to it. We know of one in {{other}}",
			unknown: "We know of no office in {{department}} or in the departments next to it",
		},
		hoursUnknown: "we do not know, call before you go",
		published: "Published on {{date}} at {{site}}",
		read: "Read on {{date}} at {{site}}",
		visits: {
			title: "Where to go",
			lead: "The nearest office of each institution that we know. You chose {{department}}.",
			change: "Choose another department",
			choose: "Choose your department to see here which offices to go to",
			steps: "For:",
			unknown: "We know of no office in {{department}} or in the departments next to it of: {{institutions}}.",
		},
		chosen: "You chose {{department}}, so I looked there.",
	},
};
