import { CHANGES_RULE } from "./changes.ts";
import { EDITION_RULE } from "./edition.ts";
import { EVIDENCE_RULE } from "./evidence.ts";
import { EXPERIENCE_RULE } from "./experience.ts";
import { SEARCH_EXAMPLES_RULE } from "./search-examples.ts";
import type { SiteDocuments } from "./site-document.ts";
import { TEXT_RULES } from "./site-texts.ts";
import { SOLVED_REPORTS_RULE } from "./solved-reports.ts";

/** What is wrong with a part of a document. */
export interface DocumentFlaw {
	/** Where in the document, as `supporters.2.name.es`; "-" for the whole of it. */
	field: string;
	/** The mistake in Spanish. */
	message: string;
	/** The same for any language (`flaw-words.ts`); missing where nobody wrote it in another one. */
	code?: string;
}

/** Documents whose id is this word, or begins with it and a colon, and what they must hold. */
interface DocumentRule {
	word: string;
	/** Whether such a document, once published, can never be changed or removed. */
	isLasting?: boolean;
	/** Every mistake; none when the public pages can show it. */
	check(content: unknown, id: string): readonly DocumentFlaw[];
}

/** All kinds of documents that the desk may publish (docs/desk.md). */
const RULES: readonly DocumentRule[] = [
	...TEXT_RULES,
	EXPERIENCE_RULE,
	SOLVED_REPORTS_RULE,
	CHANGES_RULE,
	EVIDENCE_RULE,
	EDITION_RULE,
	SEARCH_EXAMPLES_RULE,
];

/** Every mistake of a document; one whose kind nobody knows is refused whole. */
export function checkDocument(id: string, content: unknown, rules = RULES): readonly DocumentFlaw[] {
	const rule = findRule(id, rules);
	return rule ? rule.check(content, id) : [{ field: "-", message: `no hay documentos «${id.split(":")[0]}»` }];
}

/** Whether the document, once published, can never be changed or removed. */
export function isLastingDocument(id: string): boolean {
	return findRule(id, RULES)?.isLasting === true;
}

function findRule(id: string, rules: readonly DocumentRule[]): DocumentRule | undefined {
	const [word] = id.split(":");
	return rules.find((rule) => rule.word === word);
}

/** Stored documents that break their rule, such as after a change by hand: pages show the release's own in the place of what they cannot use. */
export function listFlawedDocuments(
	documents: SiteDocuments,
): readonly { id: string; fields: readonly string[]; reasons: readonly string[] }[] {
	return [...documents].flatMap(([id, content]) => {
		const flaws = checkDocument(id, content);
		const fields = [...new Set(flaws.map(({ field }) => field))];
		const reasons = [...new Set(flaws.map(({ message }) => message))];
		return flaws.length > 0 ? [{ id, fields, reasons }] : [];
	});
}
