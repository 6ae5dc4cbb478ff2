import type { Procedure } from "../catalogue/procedure.ts";
import { safeWebAddress, siteName } from "../text/web-address.ts";
import type { ListedPlace } from "./details.ts";
import type { ProcedureFee } from "./procedure-cost.ts";
import type { ProcedureTerm } from "./procedure-term.ts";

/** What whoever goes to the window must know, in the order in which it is told; `plazos` are deadlines and validity. */
export const TOLD_FACTS = [
	"costo",
	"duration",
	"plazos",
	"lugar",
	"requirements",
	"steps",
	"documento_obtenible",
	"respaldo_legal",
	"enlace",
] as const;
export type ToldFact = (typeof TOLD_FACTS)[number];

/** What is said of each fact, line by line; a fact that nobody knows has none. */
export type ToldFacts = Readonly<Record<ToldFact, readonly string[]>>;

/** Facts of any kind, one after the other. */
export function makeToldFacts(tell: (fact: ToldFact) => readonly string[]): ToldFacts {
	return {
		costo: tell("costo"),
		duration: tell("duration"),
		plazos: tell("plazos"),
		lugar: tell("lugar"),
		requirements: tell("requirements"),
		steps: tell("steps"),
		documento_obtenible: tell("documento_obtenible"),
		respaldo_legal: tell("respaldo_legal"),
		enlace: tell("enlace"),
	};
}

/** A record with the lists beside it. */
export interface ToldRecord extends Procedure {
	fees: readonly ProcedureFee[];
	places: readonly ListedPlace[];
	terms: readonly ProcedureTerm[];
}

/** What a record says of each fact, in Spanish. */
export function tellFacts(record: ToldRecord): ToldFacts {
	const { costo, codigo_moneda, costo_nota, duration, requirements, steps } = record;
	const { documento_obtenible, respaldo_legal, enlace, fees, places, terms } = record;
	return {
		costo: lines(costo === null ? null : sayAmount(costo, codigo_moneda), ...fees.map(sayFee), costo_nota),
		duration: lines(duration),
		plazos: lines(...terms.map(sayTerm)),
		lugar: lines(sayPlace(record), ...places.map(sayOffice)),
		requirements: lines(...requirements),
		steps: lines(...steps),
		documento_obtenible: lines(documento_obtenible),
		respaldo_legal: lines(respaldo_legal),
		enlace: lines(enlace),
	};
}

/** Each once, without those that say nothing. */
function lines(...all: readonly (string | null)[]): string[] {
	return [...new Set(all.flatMap((each) => each?.trim() || []))];
}

const SIGNS: Readonly<Record<string, string>> = { GTQ: "Q", USD: "US$" };

function sayAmount(amount: number, currency: string): string {
	if (amount === 0) return "Gratis";
	const [whole = "", cents] = amount.toFixed(2).split(".");
	return `${SIGNS[currency] ?? currency}\u00a0${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${cents}`;
}

function sayFee({ concept, amount, up_to, currency, condition, question, is_mandatory }: ProcedureFee): string {
	const from = amount === null ? "no se sabe cuánto" : sayAmount(amount, currency);
	const price = up_to === null || up_to === amount ? from : `de ${from} a ${sayAmount(up_to, currency)}`;
	const when = [question, condition, is_mandatory ? null : "opcional"].filter(Boolean).join(", ");
	return `${concept}: ${price}${when === "" ? "" : ` (${when})`}`;
}

function sayTerm({ kind, concept, amount, unit, event, until, condition, consequence }: ProcedureTerm): string {
	const link = kind === "antes" ? "antes de" : "desde";
	const length = amount === null ? null : `${amount} ${unit}${event === null ? "" : `, ${link} ${event}`}`;
	const day = until === null ? null : `hasta el ${until.split("-").reverse().join("/")} de cada año`;
	const end = length ?? day ?? "no vence";
	return `${concept}: ${[end, condition, consequence].filter(Boolean).join("; ")}`;
}

function sayPlace(record: Procedure): string | null {
	const place = findPlace(record);
	if (place.kind === "said") return place.lugar;
	if (place.kind === "unknown") return null;
	return place.site === null ? "En línea" : `En línea, en ${place.site}`;
}

function sayOffice({ office, department, address, hours, phone }: ListedPlace): string {
	return [office, department, address, hours, phone].filter(Boolean).join(", ");
}

/** Facts whose lines say the same in any order. */
const IN_NO_ORDER: readonly ToldFact[] = ["costo", "plazos", "lugar", "requirements"];

/** Whether two tellings of one fact say the same: papers in another order are the same papers. */
export function isToldAlike(fact: ToldFact, one: readonly string[], other: readonly string[]): boolean {
	return spell(fact, one) === spell(fact, other);
}

function spell(fact: ToldFact, told: readonly string[]): string {
	return JSON.stringify(IN_NO_ORDER.includes(fact) ? told.toSorted() : told);
}

/** What to say of a fact that changed: each word with its lines, of which none are there where nobody knew it. */
export type ToldDifference = readonly { word: "before" | "now" | "added" | "removed"; lines: readonly string[] }[];

/** Two tellings of one fact in the same words, reduced to what differs; both whole where they are in two languages or in order. */
export function findDifference(
	fact: ToldFact,
	{ before, now, areComparable }: { before: readonly string[]; now: readonly string[]; areComparable: boolean },
): ToldDifference {
	const whole = [
		{ word: "before", lines: before },
		{ word: "now", lines: now },
	] as const;
	if (!areComparable || !IN_NO_ORDER.includes(fact) || before.length === 0 || now.length === 0) return whole;
	const removed = before.filter((line) => !now.includes(line));
	const added = now.filter((line) => !before.includes(line));
	if (removed.length > 0 && added.length > 0 && fact !== "requirements") {
		return [
			{ word: "before", lines: removed },
			{ word: "now", lines: added },
		];
	}
	const parts = [
		{ word: "removed", lines: removed },
		{ word: "added", lines: added },
	] as const;
	return parts.filter(({ lines }) => lines.length > 0);
}

/** Raised whenever the same facts would have other prints; those of another version are not compared. */
const VERSION = "1";
const PRINT_LENGTH = 4;
const RECORD_PRINT_LENGTH = 5;

/**
 * The facts of a record in few letters, some for each fact: a device that keeps them sees which one changed, in whatever
 * language its page is.
 */
export function printFacts(record: ToldRecord): string {
	const told = tellFacts(record);
	return VERSION + TOLD_FACTS.map((fact) => printText(spell(fact, told[fact]), PRINT_LENGTH)).join("");
}

/** Which facts differ between two prints; none where they cannot be compared. */
export function listChangedFacts(before: string, now: string): ToldFact[] {
	if (!isPrint(before) || !isPrint(now)) return [];
	const at = (prints: string, position: number) => prints.slice(1).substr(position * PRINT_LENGTH, PRINT_LENGTH);
	return TOLD_FACTS.filter((_, position) => at(before, position) !== at(now, position));
}

/** Whether these are prints of this version. */
export function isPrint(text: string): boolean {
	return text.startsWith(VERSION) && text.length === 1 + TOLD_FACTS.length * PRINT_LENGTH;
}

/** One print for all that a record says: among those of all records it shows whether that record is still as it was. */
export function printRecord(id: string, prints: string): string {
	return printText(`${id} ${prints}`, RECORD_PRINT_LENGTH);
}

/** The prints of these records, one after the other. */
export function joinPrints(records: readonly ToldRecord[]): string {
	return records.map((record) => printRecord(record.id, printFacts(record))).join("");
}

/** The prints out of such a text. */
export function splitPrints(text: string): ReadonlySet<string> {
	return new Set(text.match(new RegExp(`.{${RECORD_PRINT_LENGTH}}`, "g")) ?? []);
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A text in few letters: equal texts have equal prints (FNV-1a, its high bits folded into those that are kept). */
export function printText(text: string, length = RECORD_PRINT_LENGTH): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	const bits = ((hash >>> 0) ^ (hash >>> 15) ^ (hash >>> 7)) >>> 0;
	return Array.from({ length }, (_, at) => LETTERS[(bits >>> (at * 6)) & 63]).join("");
}

/** Where a procedure is done: as its record says it, online at a site, or nobody knows. */
export type ProcedurePlace =
	| { kind: "said"; lugar: string }
	| { kind: "online"; site: string | null }
	| { kind: "unknown" };

/** Sites that describe procedures and carry none out, so a link to them does not say where one is done. */
const DESCRIBING_SITES: readonly string[] = ["tramites.gob.gt", "asisehace.gt"];

/** Where a procedure is done; never its institution's own address, which nothing says to be that of the service. */
export function findPlace({ lugar, type, enlace }: Pick<Procedure, "lugar" | "type" | "enlace">): ProcedurePlace {
	if (lugar !== null) return { kind: "said", lugar };
	if (type !== "digital") return { kind: "unknown" };
	const address = safeWebAddress(enlace);
	const site = address === null ? null : siteName(address);
	return { kind: "online", site: site === null || DESCRIBING_SITES.includes(site) ? null : site };
}
