import type { Language } from "../../domain/language.ts";
import type { ByLanguage } from "../text-shapes.ts";

interface Guidance {
	title: string;
	text: string;
	points: readonly string[];
}

/** What every procedure page says about reaching the institution. */
export const CONTACT_GUIDANCE: ByLanguage<Guidance> = {
	es: {
		title: "Antes de ir",
		text: "Habla primero con la institución. Así no pierdes el viaje.",
		points: [
			"Pregunta el horario y si hace falta una cita.",
			"Pregunta el costo de hoy y cómo se paga.",
			"Pregunta si piden copias o papeles originales.",
			"Pide el nombre de quien te atiende y anótalo.",
		],
	},
	en: {
		title: "Before you go",
		text: "Talk to the institution first. It can save you a trip.",
		points: [
			"Ask for the opening hours and whether you need an appointment.",
			"Ask what it costs today and how to pay.",
			"Ask whether they want copies or original papers.",
			"Ask for the name of the person who helps you and write it down.",
		],
	},
};

/** What is said of a procedure of which we only have the name: apart from the dictionary, because few pages need it. */
interface OfficialNameTexts {
	heading: string;
	lead: string;
	/** Before the address of the ficha. */
	where: string;
	/** The same where nothing else says that we have no more than the name. */
	only: string;
	/** Before the site of the institution. */
	website: string;
	/** In a conversation, before the list. */
	found: string;
}

export const OFFICIAL_NAME_TEXTS: Readonly<Record<Language, OfficialNameTexts>> = {
	es: {
		heading: "Solo conocemos el nombre",
		lead: "Están en el catálogo oficial. Aquí no tenemos sus requisitos, su costo ni sus pasos: lee la ficha oficial antes de ir.",
		where: "La ficha está en",
		only: "Solo conocemos el nombre. La ficha está en",
		website: "Sitio de la institución:",
		found: "El catálogo oficial sí nombra esto. Solo conocemos el nombre; los datos están en su ficha:",
	},
	en: {
		heading: "We only know the name",
		lead: "They are in the official catalogue. We do not have their requirements, cost or steps: read the official page, in Spanish, before you go.",
		where: "The official page is",
		only: "We only know the name. The official page is",
		website: "Site of the institution:",
		found: "The official catalogue does name this. We only know the name; the facts are on its page, in Spanish:",
	},
};
