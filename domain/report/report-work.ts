import { PROVABLE_FIELDS, type ProvableField } from "../catalogue/procedure-words.ts";
import { foldText, plainLetters } from "../text/text.ts";

/** How far a report is (specification, section 3). */
export const REPORT_STATES = ["pending", "in_review", "resolved", "dismissed"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export function isReportState(word: unknown): word is ReportState {
	return REPORT_STATES.some((state) => state === word);
}

const PROCEDURE_PAGE = /^(?:https?:\/\/[^/]+)?\/(?:tramite|procedures)\/([^/?#]+)/;

/**
 * The procedure that a report is about: that of the page it came from, else the one whose name is the first line of the
 * description. Null when neither is in the catalogue, or several have that name.
 */
export function matchReport(
	{ page_url, description }: { page_url: string; description: string },
	procedures: readonly { id: string; name: string | null }[],
): string | null {
	const page = PROCEDURE_PAGE.exec(page_url)?.[1];
	const visited = procedures.find(({ id }) => page !== undefined && (id === page || encodeURIComponent(id) === page));
	if (visited) return visited.id;
	const [first = ""] = description.split("\n");
	const said = spell(first);
	const named = said === "" ? [] : procedures.filter(({ name }) => name !== null && spell(name) === said);
	return named.length === 1 ? (named[0]?.id ?? null) : null;
}

/** Under this name an address says which fact of a procedure a report is about. */
export const FACT_PARAMETER = "dato";

/** The fact that a report calls wrong, as the page that it came from says it; null where it says none. */
export function findReportedFact(page_url: string): ProvableField | null {
	const said = PROCEDURE_PAGE.test(page_url) ? new URLSearchParams(page_url.split("?")[1]).get(FACT_PARAMETER) : null;
	return PROVABLE_FIELDS.find((field) => field === said) ?? null;
}

function spell(name: string): string {
	return plainLetters(name).trim().toLocaleLowerCase("es");
}

/** Anything that looks like an e-mail address: notes may hold none. */
const ADDRESS = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/;

export function holdsAddress(text: string): boolean {
	return ADDRESS.test(text);
}

/** The month of a moment in Guatemala, which is six hours behind UTC all year: `2026-11`. */
export function monthOf(moment: Date): string {
	return dayOf(moment).slice(0, 7);
}

const BEHIND_UTC_MS = 6 * 3_600_000;

/** The day of a moment in Guatemala: `2026-11-23`. */
export function dayOf(moment: Date): string {
	return new Date(moment.getTime() - BEHIND_UTC_MS).toISOString().slice(0, 10);
}

/** How far a report is, as its sender is told: "waiting" has not reached those who read reports yet. */
export type SenderState = "waiting" | ReportState;

/** All that whoever has the receipt code of a report may know of it: never what it says, who sent it or what was noted. */
export interface ReportStanding {
	/** That of the report which it was joined to, if it was. */
	state: SenderState;
	/** When it came (ISO 8601). */
	receivedAt: string;
	/** When `state` became what it is (ISO 8601); when it came, where nothing has changed since. */
	changedAt: string;
	/** Whether name and e-mail are gone from it, or are about to be. */
	isErased: boolean;
}

/** What is known about a receipt code. */
export type StandingOutcome =
	| { outcome: "known"; standing: ReportStanding }
	/** No report has this code, or none any more. */
	| { outcome: "unknown" }
	/** It cannot be told now: the backend does not answer, or not to this question. */
	| { outcome: "unavailable" }
	/** Too many codes were tried from this address; after these seconds one is answered again. */
	| { outcome: "tooMany"; seconds: number };

interface ToldReport {
	procedureId: string | null;
	description: string;
}

/** Shorter words are in every report. */
const SHORTEST_WORD = 4;
/** The part of the words of the shorter report that the other one has too, from which both may tell of the same. */
const ENOUGH = 0.4;

/** The lines of procedure and institution that the form puts before what was told. */
const HEAD = /^([^\n]+)\n[^\n]+\n\n/;

/**
 * Those of `others` that may tell of the same as `report`: about the same procedure, or with many of its words. What is
 * both comes first; of equal ones, the order stays.
 */
export function listAlike<Told extends ToldReport>(report: ToldReport, others: readonly Told[]): Told[] {
	const words = wordsOf(report);
	return others
		.map((other) => {
			const shared = shareOf(words, wordsOf(other));
			return { other, likeness: (isAboutSame(report, other) ? 1 : 0) + (shared < ENOUGH ? 0 : shared) };
		})
		.filter(({ likeness }) => likeness > 0)
		.sort((one, other) => other.likeness - one.likeness)
		.map(({ other }) => other);
}

/** About one procedure of the catalogue, or about one that is in none, under the same name. */
function isAboutSame(one: ToldReport, other: ToldReport): boolean {
	if (one.procedureId !== null || other.procedureId !== null) return one.procedureId === other.procedureId;
	const [name, otherName] = [one, other].map(({ description }) => HEAD.exec(description)?.[1]);
	return name !== undefined && otherName !== undefined && foldText(name) === foldText(otherName);
}

/** What was told, without those lines. */
export function tellingOf(description: string): string {
	return description.replace(HEAD, "");
}

function wordsOf({ description }: ToldReport): Set<string> {
	const words = foldText(tellingOf(description)).split(/[^\p{L}\p{N}]+/u);
	return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}

/** From 0 to 1. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
	return shorter.size === 0 ? 0 : [...shorter].filter((word) => longer.has(word)).length / shorter.size;
}
