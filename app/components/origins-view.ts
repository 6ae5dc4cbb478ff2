import { FACT_LABELS } from "../../content/catalogue/fact-labels.ts";
import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import {
	type FactStanding,
	goBack,
	isSaid,
	type JudgedFact,
	judgeListed,
	type Listed,
} from "../../domain/facts/confidence.ts";
import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Language } from "../../domain/language.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { formatMonth, formatShortDate } from "../words/format.ts";
import type { Translator } from "../words/text.ts";
import { translatorFor } from "../words/text.ts";

/** A piece of a line: words, a link to a page by its safe address (named as its site unless a name is given), or a text of the tables. */
export type LinePart = string | readonly [page: string, name?: string] | { said: string };

/** Where a fact comes from, as its line says it. */
export interface OriginView {
	/** Missing where a source says it and none otherwise. */
	doubt?: Exclude<FactStanding, "confirmado" | "una fuente lo dice">;
	/** Whether it is only said, and not confirmed. */
	isSingle?: true;
	/** Missing where the page says it once of many facts. */
	line?: readonly LinePart[];
	note?: string;
}

/** The origin of each fact that somebody noted. */
type Origins = Readonly<Partial<Record<ProvableField, OriginView>>>;

/** So many facts with the same pages are told of in one line; fewer only where there are no others. */
const MANY = 3;

/** The first and the last of some calendar dates. */
type Days = readonly [from: string, to: string];

interface Told {
	translator: Translator;
	/** The day on which it was read, where the page does not say it of all. */
	read: string | null;
	/** What the page says of the fact, where that is short enough to stand beside what another one says. */
	value?: LinePart | null | undefined;
}

/**
 * The origin of each fact of a procedure, and what is said once: of the facts that share their pages, and on which days all
 * were read, where that was within a month. `values` are what the page says of its facts, where that is short.
 */
export function viewOrigins(
	{ facts }: CataloguedProcedure,
	{ language, values }: { language: Language; values: Readonly<Partial<Record<ProvableField, LinePart | null>>> },
) {
	const translator = translatorFor(language);
	const days = facts.flatMap(({ source, read }) => (source !== null && read !== null ? read : [])).sort();
	const [from = "", to = from] = [days[0], days.at(-1)];
	const isReadOnce = days.length > 1 && from >= goBack(to, 1);
	const lineOf = (fact: JudgedFact, value?: LinePart | null) =>
		sayLine(fact, { translator, read: isReadOnce ? null : fact.read, value });
	const said = facts.filter(({ status }) => isSaid(status));
	const groups = [...groupBy(said, (fact) => JSON.stringify(lineOf(fact))).values()];
	const largest = groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
	const isMany = largest.length >= MANY || (largest.length > 1 && largest.length === said.length);
	const alike = isMany ? largest : [];
	const origins: Origins = Object.fromEntries(
		facts.map((fact) => [
			fact.field,
			{
				...viewStanding(fact),
				...(!alike.includes(fact) && { line: lineOf(fact, values[fact.field]) }),
				...(fact.note !== null && { note: fact.note }),
			},
		]),
	);
	const once = [
		...(alike[0] ? [`${listNames(alike, translator)}. `, ...lineOf(alike[0])] : []),
		...(isReadOnce ? [sayDays(from, to, translator)] : []),
	];
	return { origins, once, readBetween: isReadOnce ? ([from, to] satisfies Days) : undefined };
}

/** Where each office was read; said once where all were read in one place, without a day between those that the page says. */
export function viewPlaceOrigins(
	{ places }: CataloguedProcedure,
	{ language, today, readBetween }: { language: Language; today: string; readBetween: Days | undefined },
) {
	const [from = "", to = ""] = readBetween ?? [];
	const translator = translatorFor(language);
	const origins = places.map((place): OriginView => {
		const isDaySaid = place.read !== null && place.read >= from && place.read <= to;
		return viewListed(place, { translator, today, read: isDaySaid ? null : place.read });
	});
	const isOne = new Set(origins.map((each) => JSON.stringify(each))).size === 1;
	return { all: isOne ? origins[0] : undefined, each: isOne ? [] : origins };
}

/** Where a payment or a term was read, beside itself. */
export function viewOwnOrigin(listed: Listed, { language, today }: { language: Language; today: string }): OriginView {
	return viewListed(listed, { translator: translatorFor(language), today, read: listed.read });
}

function viewListed(listed: Listed, { today, ...told }: Told & { today: string }): OriginView {
	const fact = judgeListed(listed, today);
	return { ...viewStanding(fact), line: sayLine(fact, told) };
}

function viewStanding({ status }: JudgedFact): Pick<OriginView, "doubt" | "isSingle"> {
	if (status === "confirmado") return {};
	return status === "una fuente lo dice" ? { isSingle: true } : { doubt: status };
}

/** On which days the pages were read, from the first to the last. */
function sayDays(from: string, to: string, { text, language }: Translator): string {
	const [first, last] = [formatShortDate(from, language), formatShortDate(to, language)];
	return from === to ? text("origin.readAll", { date: first }) : text("origin.readBetween", { first, last });
}

/** Who says it and since when, that nobody does, or what two say; then how old it is, and when it was read. */
function sayLine(fact: JudgedFact, { translator, read, value }: Told): LinePart[] {
	const { text, language } = translator;
	const { status, isOld, other_value } = fact;
	const own = sayPage(fact.source, fact.published, translator);
	const second = sayPage(fact.other_source, fact.other_published, translator, fact.source);
	const end =
		read !== null && own.length > 0 ? `${text("origin.on", { date: formatShortDate(read, language) })}. ` : "";
	if (status === "sin fuente") return [`${text("origin.none")}. `];
	if (other_value !== null) {
		const saying = value ? [`${text("origin.says")} `, value] : [text("origin.saysThis")];
		return join([
			`${text("origin.contradicted")} `,
			...(own.length > 0 ? [...own, ", ", ...saying, ". "] : []),
			{ said: other_value },
			...(second.length > 0 ? [" (", ...second, ")"] : []),
			`. ${end}`,
		]);
	}
	const doubt = text(second.length > 0 ? "origin.several" : "origin.single");
	return join([
		status === "confirmado" ? `${text("origin.by")} ` : `${doubt}: `,
		...own,
		...(second.length > 0 ? [` ${text("origin.and")} `, ...second] : []),
		`. ${isOld ? `${text("origin.old")} ` : ""}${end}`,
	]);
}

/** A page and when it was published; nothing for an address that nobody may follow. The second of one site says so. */
function sayPage(
	address: string | null,
	published: string | null,
	{ text, language }: Translator,
	before: string | null = null,
): LinePart[] {
	const page = safeWebAddress(address);
	if (page === null) return [];
	const first = safeWebAddress(before);
	const link: LinePart = first && siteName(first) === siteName(page) ? [page, text("origin.another")] : [page];
	const month = published === null ? null : formatMonth(published, language);
	return [link, `, ${month === null ? text("origin.undated") : text("origin.published", { month })}`];
}

/** "Costo, duración y pasos". */
function listNames(facts: readonly JudgedFact[], { text, language }: Translator): string {
	const [first = "", ...others] = facts.map(({ field }) => text(FACT_LABELS[field]));
	const names = [first, ...others.map((name) => name.toLocaleLowerCase(language))];
	return `${names.slice(0, -1).join(", ")} ${text("origin.and")} ${names.at(-1)}`;
}

/** The same with words that follow one another as one piece. */
function join(parts: readonly LinePart[]): LinePart[] {
	const joined: LinePart[] = [];
	for (const part of parts) {
		const last = joined.at(-1);
		if (typeof part === "string" && typeof last === "string") joined.splice(-1, 1, last + part);
		else joined.push(part);
	}
	return joined;
}
