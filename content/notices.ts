import type { ByLanguage } from "./by-language.ts";
import type { TitledText } from "./titled-text.ts";

/** The important notice on every procedure page. */
export const IMPORTANT_NOTICE: ByLanguage<TitledText> = {
	es: {
		title: "Aviso importante",
		text: "Los requisitos y los costos cambian. Revisa siempre la fuente oficial antes de pagar o de ir. Este portal solo informa: aquí no se hacen trámites.",
	},
	en: {
		title: "Important notice",
		text: "Requirements and costs change. Always check the official source before you pay or go. This site only gives information: no procedures are carried out here.",
	},
};

/** The important-information note under each guided experience. */
export const EXPERIENCE_NOTICE: ByLanguage<TitledText> = {
	es: {
		title: "Información importante",
		text: "El orden y el tiempo son una guía. Tu caso puede pedir más trámites o menos. Revisa cada uno en su fuente oficial.",
	},
	en: {
		title: "Important information",
		text: "The order and the time are a guide. Your case may need more procedures or fewer. Check each one with its official source.",
	},
};
