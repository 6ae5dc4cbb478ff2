import { fill } from "../../content/fill.ts";
import { findStanding } from "../../content/rights/executive-branch.ts";
import { LETTER_KINDS, LETTER_TEXTS, LETTERS_ARE_SPANISH, type LetterKind } from "../../content/rights/letter-texts.ts";
import { LAWS, RIGHTS, RIGHTS_READ_ON, type Right, SCOPE_SOURCE } from "../../content/rights/rights.ts";
import { RIGHTS_TEXTS, type RightsTexts } from "../../content/rights/rights-texts.ts";
import { type Catalogue, findInstitution, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import { formatDate } from "../words/format.ts";

/** One right, in the words of a page. */
export interface RightView {
	id: string;
	title: string;
	plain: string;
	/** Spanish wherever the page is read. */
	say: string;
	/** What it means, where that has to be said. */
	means: string | null;
	law: string;
	article: string;
	isExplained: boolean;
	sources: readonly string[];
}

interface RightBlock {
	id: "ejecutivo" | "todas";
	title: string;
	lead: string;
	rights: readonly RightView[];
}

export type RightsView = ReturnType<typeof viewRights>;

/** A letter that a page offers. */
export interface LetterOffer {
	kind: LetterKind;
	title: string;
	use: string;
}

/** The rights that count at the window of a procedure, and why; of none, all of them with where they count. Null where there is no such procedure. */
export function viewRights(catalogue: Catalogue, id: string | undefined, language: Language) {
	const texts = RIGHTS_TEXTS[language];
	const procedure = id === undefined ? null : findProcedure(catalogue, id);
	if (id !== undefined && !procedure) return null;
	const standing = procedure ? viewStanding(catalogue, procedure.institution_id, language) : null;
	const isAny = standing === null;
	const blocks = [
		...(isAny || standing.standing === "ejecutivo" ? [viewBlock("ejecutivo", language)] : []),
		...(isAny || standing.standing !== "unknown" ? [viewBlock("todas", language)] : []),
	];
	return {
		texts,
		procedure: procedure && { id: procedure.id, name: procedureName(procedure) },
		standing,
		scope: SCOPE_SOURCE,
		readOn: fill(texts.readOn, { day: formatDate(RIGHTS_READ_ON, language) }),
		blocks,
		// A procedure is of an office, and the consumers' office takes complaints about businesses alone.
		lettersReview: reviewLetters(language),
		letters: listLetters(language).filter(({ kind }) => isAny || kind !== "queja-diaco"),
	};
}

/** The mark of the letters, which no lawyer has checked either. */
function reviewLetters(language: Language) {
	return { mark: RIGHTS_TEXTS[language].review.mark, why: LETTER_TEXTS[language].review };
}

/** Every letter, as a page offers it. */
function listLetters(language: Language): LetterOffer[] {
	return LETTER_KINDS.map((kind) => {
		const { title, use } = LETTER_TEXTS[language].kinds[kind];
		return { kind, title, use };
	});
}

/** What the page says of the institution of a procedure, and where that was read. */
function viewStanding(catalogue: Catalogue, institutionId: string | null, language: Language) {
	const { standing: words } = RIGHTS_TEXTS[language];
	const institution = findInstitution(catalogue, institutionId ?? "");
	if (!institution)
		return { standing: "unknown" as const, sentence: words.noInstitution, source: null, institution: null };
	const name = institution.full_name ?? institution.name ?? institution.id;
	const known = findStanding(institution.id);
	if (!known) {
		const sentence = fill(words.unknown, { name });
		return { standing: "unknown" as const, sentence, source: null, institution: institution.id };
	}
	const above = known.of === null ? undefined : findInstitution(catalogue, known.of);
	const ground = fill(words.grounds[known.ground], { of: above?.full_name ?? above?.name ?? known.of ?? "" });
	const sentence = fill(words[known.standing], { name, ground });
	// What only our own record says leads to that record.
	const isOwn = known.standing !== "publica" && known.source === null;
	return { standing: known.standing, sentence, source: known.source, institution: isOwn ? institution.id : null };
}

function viewBlock(id: RightBlock["id"], language: Language): RightBlock {
	const { executive, everywhere } = RIGHTS_TEXTS[language];
	const { title, lead } = id === "ejecutivo" ? executive : everywhere;
	return {
		id,
		title,
		lead,
		rights: RIGHTS.filter(({ scope }) => scope === id).map((right) => viewRight(right, language)),
	};
}

function viewRight({ id, law, article, sources, say, words }: Right, language: Language): RightView {
	const texts = RIGHTS_TEXTS[language];
	const { title, plain, means } = words[language];
	return {
		...{ id, title, plain, say, law: LAWS[law] },
		means: language === "es" ? null : means,
		article: article === null ? texts.noArticle : sayArticle(article, texts),
		isExplained: sources.every(({ isText }) => !isText),
		sources: sources.map(({ address }) => address),
	};
}

/** "artículo 28", "artículos 1, 2". */
function sayArticle(article: string, texts: RightsTexts): string {
	return fill(/^\d+$/.test(article) ? texts.article : texts.articles, { article });
}

/** Who takes these letters, whatever they are about. */
const RECEIVERS: Readonly<Record<string, string>> = { "queja-pdh": "pdh", "queja-diaco": "diaco" };

export type LetterView = NonNullable<ReturnType<typeof viewLetter>>;

interface Asked {
	kind: string;
	/** Id of the procedure that it is about. */
	procedure: string | null;
	language: Language;
}

/** The page of one letter; without a kind, of all of them; `missing` says that there is none of this kind. */
export function viewLetterPage(
	catalogue: Catalogue,
	{ kind, ...asked }: Omit<Asked, "kind"> & { kind: string | undefined },
) {
	const { title, lead, unknown, rights } = LETTER_TEXTS[asked.language];
	const all = { title, lead, rights, review: reviewLetters(asked.language), letters: listLetters(asked.language) };
	const letter = kind === undefined ? null : viewLetter(catalogue, { ...asked, kind });
	return { letter, all, missing: kind === undefined || letter ? null : unknown };
}

/** A letter about a procedure or about none; null where there is no letter of this kind. An id that nothing has counts as none. */
function viewLetter(catalogue: Catalogue, { kind: asked, procedure: about, language }: Asked) {
	const kind = LETTER_KINDS.find((known) => known === asked);
	if (!kind) return null;
	const { kinds, unknown: _, review: __, ...texts } = LETTER_TEXTS[language];
	const procedure = about === null ? undefined : findProcedure(catalogue, about);
	const own = procedure && findInstitution(catalogue, procedure.institution_id ?? "");
	const isForBusinesses = kind === "queja-diaco";
	const receiver = findInstitution(catalogue, RECEIVERS[kind] ?? own?.id ?? "");
	const isExecutive = findStanding(own?.id)?.standing === "ejecutivo";
	return {
		kind,
		texts,
		words: kinds[kind],
		inSpanish: LETTERS_ARE_SPANISH[language] ?? null,
		procedure: procedure ? { id: procedure.id, name: procedureName(procedure) } : null,
		/** Of a public office nobody complains to the consumers' office. */
		isMisplaced: isForBusinesses && procedure !== undefined,
		to: isForBusinesses ? "" : (own?.full_name ?? own?.name ?? ""),
		receiver: receiver
			? { id: receiver.id, name: receiver.full_name ?? receiver.name, address: receiver.address }
			: null,
		isExecutive,
		/** The letter would name the decree if its office were known to be bound by it. */
		isSilentOfDecree: kind === "requisito-no-publicado" && !isExecutive,
		others: listLetters(language).filter(
			(other) => other.kind !== kind && !(procedure && other.kind === "queja-diaco"),
		),
	};
}
