import type { Language } from "../domain/language.ts";

const LOCALES: Readonly<Record<Language, string>> = { es: "es-GT", en: "en-GB" };
const TIME_ZONE = "America/Guatemala";

/** Making a format takes longer than using it a hundred times, so each is made once. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function formatOf<Options extends object, Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
	Kind: new (locale: string, options?: Options) => Format,
	language: Language,
	options?: Options,
): Format {
	const key = JSON.stringify([Kind.name, language, options]);
	const kept = formats.get(key);
	if (kept instanceof Kind) return kept;
	const made = new Kind(LOCALES[language], options);
	formats.set(key, made);
	return made;
}

/** A calendar date `YYYY-MM-DD` in words, such as "14 de marzo de 2025"; UTC, so that no time zone moves the day. */
export function formatDate(date: string, language: Language): string {
	return formatOf(Intl.DateTimeFormat, language, { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}

/** The day of a moment in words, on Guatemala's calendar. */
export function formatDay(moment: Date, language: Language): string {
	return formatOf(Intl.DateTimeFormat, language, { dateStyle: "long", timeZone: TIME_ZONE }).format(moment);
}

/** A moment (ISO 8601) in words with its hour, on Guatemala's clock. */
export function formatMoment(moment: string, language: Language): string {
	return formatOf(Intl.DateTimeFormat, language, {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: TIME_ZONE,
	}).format(new Date(moment));
}

/** An amount of money, such as "Q 100.00" or "US$ 20.00"; `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency: string, language: Language): string {
	const text = formatOf(Intl.NumberFormat, language, {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
	}).format(amount);
	if (currency === "GTQ") return text.replace(/^(?:GTQ|Q)\s*/, "Q\u00a0");
	return text.replace(/^(?:US)?\$\s*/, "US$\u00a0");
}

/** The currency of an amount in words: "quetzales". */
export function formatCurrencyName(amount: number, currency: string, language: Language): string {
	const format = formatOf(Intl.NumberFormat, language, { style: "currency", currency, currencyDisplay: "name" });
	return format.formatToParts(amount).find(({ type }) => type === "currency")?.value ?? currency;
}

/** A whole number as the language groups it: 1,582. */
export function formatNumber(number: number, language: Language): string {
	return formatOf(Intl.NumberFormat, language).format(number);
}
