import type { Language } from "../domain/language.ts";

const LOCALES: Readonly<Record<Language, string>> = { es: "es-GT", en: "en-GB" };
const TIME_ZONE = "America/Guatemala";

/** A calendar date `YYYY-MM-DD` in words, such as "14 de marzo de 2025"; UTC, so that no time zone moves the day. */
export function formatDate(date: string, language: Language): string {
	return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}

/** A moment (ISO 8601) in words with its hour, on Guatemala's clock. */
export function formatMoment(moment: string, language: Language): string {
	return new Intl.DateTimeFormat(LOCALES[language], {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: TIME_ZONE,
	}).format(new Date(moment));
}

/** An amount of money, such as "Q 100.00" or "US$ 20.00"; `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency: string, language: Language): string {
	const text = new Intl.NumberFormat(LOCALES[language], {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
	}).format(amount);
	if (currency === "GTQ") return text.replace(/^(?:GTQ|Q)\s*/, "Q\u00a0");
	return text.replace(/^(?:US)?\$\s*/, "US$\u00a0");
}

/** The currency of an amount in words: "quetzales". */
export function formatCurrencyName(amount: number, currency: string, language: Language): string {
	const format = new Intl.NumberFormat(LOCALES[language], { style: "currency", currency, currencyDisplay: "name" });
	return format.formatToParts(amount).find(({ type }) => type === "currency")?.value ?? currency;
}

/** A whole number as the language groups it: 1,582. */
export function formatNumber(number: number, language: Language): string {
	return new Intl.NumberFormat(LOCALES[language]).format(number);
}
