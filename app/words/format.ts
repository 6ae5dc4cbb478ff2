import { type Language, LOCALES, TIME_ZONE } from "../../domain/language.ts";

/** Creating a format takes longer than using it a hundred times, so each is created once. */
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

/** A calendar date `YYYY-MM-DD` in few characters, such as "14 mar 2025"; UTC, as `formatDate`. */
export function formatShortDate(date: string, language: Language): string {
	const parts = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
	return formatOf(Intl.DateTimeFormat, language, parts).format(new Date(`${date}T00:00:00Z`));
}

/** The month of a calendar date `YYYY-MM-DD` in words, such as "marzo de 2025"; UTC, as `formatDate`. */
export function formatMonth(date: string, language: Language): string {
	const parts = { month: "long", year: "numeric", timeZone: "UTC" } as const;
	return formatOf(Intl.DateTimeFormat, language, parts).format(new Date(`${date}T00:00:00Z`));
}

/** A moment (ISO 8601) in words with its hour, on Guatemala's clock. */
export function formatMoment(moment: string, language: Language): string {
	return formatOf(Intl.DateTimeFormat, language, {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: TIME_ZONE,
	}).format(new Date(moment));
}

/** The day of a moment (ISO 8601) in words, on Guatemala's calendar. */
export function formatDay(moment: string, language: Language): string {
	return formatOf(Intl.DateTimeFormat, language, { dateStyle: "long", timeZone: TIME_ZONE }).format(new Date(moment));
}

/** The currencies of our procedures; a dollar says whose it is. */
const SIGNS: Readonly<Record<string, string>> = { GTQ: "Q", USD: "US$" };
/** Before each group of three digits, as both languages write a long number here (a test compares with `Intl`). */
const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/**
 * An amount of money, such as "Q 100.00" or "US$ 20.00"; `currency` is an ISO 4217 code. The usual ones without `Intl`,
 * whose first format of a number takes 50 ms of a cheap phone in every page that shows a cost.
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
	const sign = SIGNS[currency];
	if (sign !== undefined) {
		const [whole = "", cents] = amount.toFixed(2).split(".");
		return `${sign}\u00a0${whole.replace(THOUSANDS, ",")}.${cents}`;
	}
	// By its code: "$" alone would be taken for that of the United States.
	const options = { style: "currency", currency, currencyDisplay: "code" } as const;
	return formatOf(Intl.NumberFormat, language, options).format(amount);
}

/** The currency of an amount in words: "quetzales". */
export function formatCurrencyName(amount: number, currency: string, language: Language): string {
	const format = formatOf(Intl.NumberFormat, language, { style: "currency", currency, currencyDisplay: "name" });
	return format.formatToParts(amount).find(({ type }) => type === "currency")?.value ?? currency;
}

/**
 * A whole number, its thousands set apart from five digits on, as Spanish writes it: 1278 and 10,000. Up to four digits
 * without `Intl`, for the reason given with `formatMoney`.
 */
export function formatNumber(number: number, language: Language): string {
	if (Number.isInteger(number) && Math.abs(number) < 10_000) return String(number);
	return formatOf(Intl.NumberFormat, language, { useGrouping: "min2" }).format(number);
}
