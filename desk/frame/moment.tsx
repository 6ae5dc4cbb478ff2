import type { Language } from "../../domain/language.ts";

const LOCALES = { es: "es-GT", en: "en-GB" } as const;

/** A moment as the clock in Guatemala showed it. */
export function Moment({ at, language }: { at: Date | string; language: Language }) {
	const moment = new Date(at);
	const words = new Intl.DateTimeFormat(LOCALES[language], {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: "America/Guatemala",
	}).format(moment);
	return <time dateTime={moment.toISOString()}>{words}</time>;
}
