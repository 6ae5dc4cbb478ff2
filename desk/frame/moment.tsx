import { formatDay } from "../../app/words/format.ts";
import type { DeskLanguage } from "../../domain/language.ts";

const LOCALES = { es: "es-GT", en: "en-GB" } as const;

/** A moment as the clock in Guatemala showed it. */
export function Moment({ at, language }: { at: Date | string; language: DeskLanguage }) {
	const moment = new Date(at);
	const words = new Intl.DateTimeFormat(LOCALES[language], {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: "America/Guatemala",
	}).format(moment);
	return <time dateTime={moment.toISOString()}>{words}</time>;
}

const DAY_MS = 86_400_000;

/** The day of a moment in words, and how many days ago it was. */
export function sayDay(moment: string, language: DeskLanguage): string {
	const days = Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / DAY_MS));
	const age = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
	return `${formatDay(moment, language)} (${age})`;
}
