import { plainLetters } from "../text.ts";

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
