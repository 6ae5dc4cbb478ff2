import type { FeeSource } from "../../../domain/fees/fee-table.ts";
import type { Language } from "../../../domain/language.ts";
import { formatMonth, formatShortDate } from "../../words/format.ts";
import { translatorFor } from "../../words/text.ts";

/** A page in which something was read: its title, and in words since when it says it and when we read it. */
export function viewSource({ address, title, published, read }: FeeSource, language: Language) {
	const { text } = translatorFor(language);
	const since =
		published === null ? text("origin.undated") : text("origin.published", { month: formatMonth(published, language) });
	return { address, title, dates: `${since}. ${text("origin.on", { date: formatShortDate(read, language) })}.` };
}
