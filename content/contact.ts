import type { Association } from "./brand.ts";
import { BRAND, isPlaceholderAddress } from "./brand.ts";
import type { ByLanguage } from "./text-shapes.ts";

/** How a citizen reaches the association, in words that promise nothing which nobody keeps. */
export interface ContactWays {
	/** Null while the association has no address that anybody reads. */
	email: string | null;
	/** Goes on after a comma or a colon, and takes a full stop. */
	writeUs: ByLanguage<string>;
	/** What may be expected of an answer: a sentence. */
	answer: ByLanguage<string>;
}

export const CONTACT = describeContact(BRAND);

/** An address that is empty or a placeholder leads to the report form instead, and no answer is promised. */
export function describeContact({ email, answerDays }: Pick<Association, "email" | "answerDays">): ContactWays {
	if (email === "" || isPlaceholderAddress(email)) {
		return {
			email: null,
			writeUs: { es: "mándanos un reporte desde el portal", en: "send us a report from the site" },
			answer: {
				es: "Aún no tenemos un correo, así que no podemos prometerte una respuesta.",
				en: "We have no e-mail yet, so we cannot promise you an answer.",
			},
		};
	}
	return {
		email,
		writeUs: { es: `escríbenos a ${email}`, en: `write to us at ${email}` },
		answer: {
			es: `Respondemos en ${answerDays} días hábiles o menos.`,
			en: `We answer in ${answerDays} working days or fewer.`,
		},
	};
}
