import type { CataloguedProcedure } from "../catalogue.ts";
import type { Experience } from "../experience.ts";
import type { Institution } from "../institution.ts";
import type { Found } from "./found.ts";
import type { Meaning } from "./meaning.ts";
import { splitWords } from "./stem.ts";
import { tellingStems } from "./synonyms.ts";

/** What is searched beside the procedures. */
export interface SearchedBeside {
	institutions: readonly Institution[];
	/** In every language: one id may stand here more than once. */
	experiences: readonly Experience[];
	meanings: readonly Meaning[];
	/** Ids of the procedures that most people ask for. */
	mostAsked: readonly string[];
	/** By id of a procedure, what it is called in other languages. */
	otherNames?: ReadonlyMap<string, readonly string[]>;
}

export const NOTHING_BESIDE: SearchedBeside = { institutions: [], experiences: [], meanings: [], mostAsked: [] };

/** A page as the ranking sees it. */
export interface Entry {
	found: Found;
	/** Stems of its name, in each language that it has one in. */
	names: readonly (readonly string[])[];
	isMostAsked: boolean;
}

/** An entry with all that its index is made from, which nobody needs afterwards. */
export interface EntryWords {
	entry: Entry;
	/** What a stem is worth here: the most of the places where it stands. */
	worths: ReadonlyMap<string, number>;
	/** Keywords, as their stems between spaces. */
	keywords: readonly string[];
	/** The name, and keywords of several words, as they stand: "ya está mi DPI" is not "DPI". */
	sayings: readonly string[];
}

/** What a word of the question is worth where it is found; measured with `tests/search/`. */
const WORTH = { name: 1, keyword: 0.95, document: 0.6, description: 0.5, belonging: 0.4 };

/** Everything that can be found, each made as it is asked for: procedures first, then experiences and institutions. */
export function* listEntries(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside,
): Generator<EntryWords, void> {
	const mostAsked = new Set(beside.mostAsked);
	const read = createReader();
	for (const procedure of procedures) {
		const otherNames = beside.otherNames?.get(procedure.id) ?? [];
		yield enterProcedure(procedure, { isMostAsked: mostAsked.has(procedure.id), otherNames }, read);
	}
	for (const versions of Map.groupBy(beside.experiences, ({ id }) => id).values()) yield enterExperience(versions);
	for (const institution of beside.institutions) yield enterInstitution(institution);
}

/** A text as it is searched. */
interface ReadText {
	stems: readonly string[];
	/** The stems between spaces. */
	phrase: string;
	/** The words as they stand. */
	words: string;
}

/** Reads texts that many procedures share, such as keywords and categories, once each. */
function createReader(): (text: string) => ReadText {
	const known = new Map<string, ReadText>();
	return (text) => {
		let read = known.get(text);
		if (!read) {
			const stems = tellingStems(text);
			read = { stems, phrase: joinStems(stems), words: splitWords(text).join(" ") };
			known.set(text, read);
		}
		return read;
	};
}

function enterProcedure(
	procedure: CataloguedProcedure,
	{ isMostAsked, otherNames }: { isMostAsked: boolean; otherNames: readonly string[] },
	read: (text: string) => ReadText,
): EntryWords {
	const { name, keywords, description, documento_obtenible, category, subcategory, institutions } = procedure;
	const names = [name ?? "", ...otherNames].map(tellingStems);
	const readKeywords = keywords.map(read);
	return {
		entry: { found: { kind: "procedure", procedure }, names, isMostAsked },
		worths: weigh([
			[WORTH.name, names.flat()],
			[WORTH.keyword, readKeywords.flatMap(({ stems }) => stems)],
			[WORTH.document, read(documento_obtenible ?? "").stems],
			[WORTH.description, tellingStems(description ?? "")],
			[WORTH.belonging, read(`${category ?? ""} ${subcategory ?? ""} ${institutions?.name ?? ""}`).stems],
		]),
		keywords: readKeywords.map(({ phrase }) => phrase),
		sayings: [
			...readKeywords.map(({ words }) => words).filter((words) => words.includes(" ")),
			...[name, ...otherNames].flatMap((each) => (each === null ? [] : splitWords(each).join(" "))),
		],
	};
}

function enterExperience(versions: readonly Experience[]): EntryWords {
	const names = versions.map(({ nombre }) => tellingStems(nombre));
	return {
		entry: { found: { kind: "experience", id: versions[0]?.id ?? "" }, names, isMostAsked: false },
		worths: weigh([
			[WORTH.name, names.flat()],
			[WORTH.belonging, versions.flatMap(({ descripcion }) => tellingStems(descripcion))],
		]),
		keywords: [],
		sayings: [],
	};
}

function enterInstitution(institution: Institution): EntryWords {
	const acronym = tellingStems(institution.name ?? "");
	const fullName = tellingStems(institution.full_name ?? "");
	return {
		entry: { found: { kind: "institution", institution }, names: [acronym, fullName], isMostAsked: false },
		worths: weigh([[WORTH.name, [...acronym, ...fullName]]]),
		keywords: [],
		sayings: [],
	};
}

function weigh(places: readonly (readonly [worth: number, stems: readonly string[]])[]): Map<string, number> {
	const worths = new Map<string, number>();
	for (const [worth, stems] of places) {
		for (const stem of stems) worths.set(stem, Math.max(worths.get(stem) ?? 0, worth));
	}
	return worths;
}

/** Stems as a text in which a phrase can be looked for. */
export function joinStems(stems: readonly string[]): string {
	return ` ${stems.join(" ")} `;
}
