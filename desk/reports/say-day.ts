import { formatDay } from "../../app/words/format.ts";
import type { Language } from "../../domain/language.ts";

const DAY_MS = 86_400_000;

/** The day of a moment in words, and how many days ago it was. */
export function sayDay(moment: string, language: Language): string {
	const days = Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / DAY_MS));
	const age = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
	return `${formatDay(moment, language)} (${age})`;
}
