import { foldText } from "./text.ts";

/** Days of the calendar, or working days. A text that says neither means those of the calendar. */
export const DAY_KINDS = ["calendar", "working"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** From how many days to how many; `to` is null where nobody knows the end. Less than a day of work is 0. */
export interface DayRange {
	kind: DayKind;
	from: number;
	to: number | null;
}

const DAYS = { dia: 1, semana: 7, mes: 30 } as const;
const HOURS_OF_A_DAY = 24;
/** What takes no longer than this is done on the same day. */
const HOURS_OF_WORK = 8;

const AT_ONCE =
	/^(?:(?:de )?inmediat[oa]|al momento|en linea, al momento|(?:el )?mismo dia|el dia de la cita|unos? \d+ minutos|\d+ (?:a \d+ )?minutos)\b/;
const TIME =
	/^(?:en la practica )?(?<bound>unos |unas |de |entre |hasta |menos de |dentro de |desde |al menos )?(?<first>\d+)(?: ?(?:a|y|o|-|–) ?(?<last>\d+))? ?(?<unit>hora|dia|semana|mes)(?:es|s)?\b(?<working> habil(?:es)?\b)?/;
const ANYWHERE = /\d+(?: ?(?:a|y|o|-|–) ?\d+)? ?(?:hora|dia|semana|mes)(?:es|s)?\b(?: habil(?:es)?\b)?/g;
/** What is true of some only. What it says of time is not read, but it ends what is known. */
const ANOTHER_CASE = /^si /;

/**
 * How long a duration of the catalogue says that something takes, by its first words; after a semicolon another way of
 * doing it may widen the range ("Inmediato en línea; 1 a 3 días en ventanilla"). Null where they name no time.
 */
export function readDayRange(duration: string | null): DayRange | null {
	const [first = "", ...others] = foldText(duration ?? "").split("; ");
	let range = readTime(first);
	if (!range) return null;
	for (const clause of others) {
		const other = readTime(clause);
		if (ANOTHER_CASE.test(clause)) range = { ...range, to: null };
		else if (other) range = widen(range, other);
	}
	// From nothing to nobody knows what.
	return range.from === 0 && range.to === null ? null : range;
}

/** All times that a text names, in the order met. */
export function listDayRanges(text: string): DayRange[] {
	return [...foldText(text).matchAll(ANYWHERE)].flatMap(([time]) => readTime(time) ?? []);
}

function readTime(clause: string): DayRange | null {
	if (AT_ONCE.test(clause)) return { kind: "calendar", from: 0, to: 0 };
	const { bound = "", first, last = first, unit, working } = TIME.exec(clause)?.groups ?? {};
	if (!first || !last || !isUnit(unit)) return null;
	const [from, to] = [Number(first), Number(last)];
	const known: DayRange = {
		kind: working ? "working" : "calendar",
		from: unit === "hora" ? daysOfHours(from, Math.floor) : from * DAYS[unit],
		to: unit === "hora" ? daysOfHours(to, Math.ceil) : to * DAYS[unit],
	};
	if (/hasta|dentro|menos de/.test(bound)) return { ...known, from: 0 };
	return /desde|al menos/.test(bound) ? { ...known, to: null } : known;
}

function daysOfHours(hours: number, round: (days: number) => number): number {
	return hours <= HOURS_OF_WORK ? 0 : round(hours / HOURS_OF_A_DAY);
}

/** "Hasta 9 meses" after "unos 91 días" names no beginning of its own. Days of two kinds cannot be one range. */
function widen(range: DayRange, other: DayRange): DayRange {
	if (range.kind !== other.kind && range.to !== 0) return range;
	const isOnlyAnEnd = other.from === 0 && other.to !== 0;
	return {
		kind: other.to === 0 ? range.kind : other.kind,
		from: isOnlyAnEnd ? range.from : Math.min(range.from, other.from),
		to: range.to === null || other.to === null ? null : Math.max(range.to, other.to),
	};
}

function isUnit(word: string | undefined): word is "hora" | keyof typeof DAYS {
	return word === "hora" || (word !== undefined && word in DAYS);
}
