import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { Experience } from "../experience/experience.ts";
import type { OfficialName } from "../official/official-name.ts";
import type { Found } from "./found.ts";
import type { Meaning } from "./meaning.ts";
import { soundWord, splitWords } from "./stem.ts";
import { tellingStems, tellingWords } from "./synonyms.ts";

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
	/** Procedures of which only the name is known. */
	names: readonly OfficialName[];
}

export const NOTHING_BESIDE: SearchedBeside = {
	institutions: [],
	experiences: [],
	meanings: [],
	mostAsked: [],
	names: [],
};

/** A page as the ranking sees it. */
export interface Entry {
	found: Found;
	isMostAsked: boolean;
}

/** An entry with all that its index is made from, which nobody needs afterwards. */
export interface EntryWords {
	entry: Entry;
	/** Stems of its name, in each language that it has one in; of an institution the acronym and the full name. */
	names: readonly (readonly string[])[];
	/** What a stem is worth here: the most of the places where it stands. */
	worths: ReadonlyMap<string, number>;
	/** The words of its name and keywords as they sound, with their stems: what may be mistyped. */
	sounds: readonly Sounds[];
	/** Keywords, as their stems between spaces. */
	keywords: readonly string[];
	/** The name, and keywords of several words, as they stand: "ya está mi DPI" is not "DPI". */
	sayings: readonly string[];
}

/** What a word of the question is worth where it is found; measured with `tests/search/`. */
const WORTH = { name: 1, keyword: 0.95, giver: 0.8, document: 0.6, description: 0.62, belonging: 0.4 };

/** Everything that can be found, each made as it is asked for: procedures first, then experiences, institutions and names. */
export function* listEntries(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside,
): Generator<EntryWords, void> {
	const mostAsked = new Set(beside.mostAsked);
	const reader = createReader();
	for (const procedure of procedures) {
		const otherNames = beside.otherNames?.get(procedure.id) ?? [];
		yield enterProcedure(procedure, { isMostAsked: mostAsked.has(procedure.id), otherNames }, reader);
	}
	for (const versions of Map.groupBy(beside.experiences, ({ id }) => id).values()) yield enterExperience(versions);
	for (const institution of beside.institutions) yield enterInstitution(institution);
	for (const name of beside.names) yield enterName(name, reader);
}

/** Words of a text as they sound, each with its stem. */
export type Sounds = readonly (readonly [sound: string, stem: string])[];

/** A text as it is searched. */
interface ReadText {
	stems: readonly string[];
	/** Its words as they sound, with their stems. */
	sounds: Sounds;
	/** The stems between spaces. */
	phrase: string;
	/** The words as they stand. */
	words: string;
}

/** Reads texts; those that many procedures share, such as keywords and categories, are read once each. */
interface Reader {
	read(text: string): ReadText;
	readShared(text: string): ReadText;
}

function createReader(): Reader {
	const known = new Map<string, ReadText>();
	const sounds = new Map<string, string>();

	function soundOf(word: string): string {
		const known = sounds.get(word) ?? soundWord(word);
		sounds.set(word, known);
		return known;
	}

	function read(text: string): ReadText {
		const words = tellingWords(text);
		const stems = [...words.keys()];
		return {
			stems,
			sounds: [...words].map(([stem, word]) => [soundOf(word), stem] as const),
			phrase: joinStems(stems),
			words: splitWords(text).join(" "),
		};
	}

	return {
		read,
		readShared(text) {
			const shared = known.get(text) ?? read(text);
			known.set(text, shared);
			return shared;
		},
	};
}

function enterProcedure(
	procedure: CataloguedProcedure,
	{ isMostAsked, otherNames }: { isMostAsked: boolean; otherNames: readonly string[] },
	{ read, readShared }: Reader,
): EntryWords {
	const { name, keywords, description, documento_obtenible, category, subcategory, institutions } = procedure;
	const readNames = [name ?? "", ...otherNames].map(read);
	const names = readNames.map(({ stems }) => stems);
	const readKeywords = keywords.map(readShared);
	return {
		entry: { found: { kind: "procedure", procedure }, isMostAsked },
		names,
		worths: weigh([
			[WORTH.name, names.flat()],
			[WORTH.keyword, readKeywords.flatMap(({ stems }) => stems)],
			[WORTH.document, readShared(documento_obtenible ?? "").stems],
			[WORTH.description, tellingStems(description ?? "")],
			[WORTH.belonging, readShared(`${category ?? ""} ${subcategory ?? ""} ${institutions?.name ?? ""}`).stems],
		]),
		sounds: [...readNames, ...readKeywords].map(({ sounds }) => sounds),
		keywords: readKeywords.map(({ phrase }) => phrase),
		sayings: [
			...readKeywords.map(({ words }) => words).filter((words) => words.includes(" ")),
			...readNames.map(({ words }) => words).filter((words) => words !== ""),
		],
	};
}

function enterExperience(versions: readonly Experience[]): EntryWords {
	const names = versions.map(({ nombre }) => tellingStems(nombre));
	return {
		entry: { found: { kind: "experience", id: versions[0]?.id ?? "" }, isMostAsked: false },
		names,
		worths: weigh([
			[WORTH.name, names.flat()],
			[WORTH.belonging, versions.flatMap(({ descripcion }) => tellingStems(descripcion))],
		]),
		sounds: [],
		keywords: [],
		sayings: [],
	};
}

function enterInstitution(institution: Institution): EntryWords {
	const acronym = tellingStems(institution.name ?? "");
	const fullName = tellingStems(institution.full_name ?? "");
	return {
		entry: { found: { kind: "institution", institution }, isMostAsked: false },
		names: [acronym, fullName],
		worths: weigh([[WORTH.name, [...acronym, ...fullName]]]),
		sounds: [],
		keywords: [],
		sayings: [],
	};
}

/** Who gives it is all that tells one of these from the next, so it is worth more than for a procedure. */
function enterName(name: OfficialName, { readShared }: Reader): EntryWords {
	const stems = tellingStems(name.name);
	return {
		entry: { found: { kind: "name", name }, isMostAsked: false },
		names: [stems],
		worths: weigh([
			[WORTH.name, stems],
			[WORTH.giver, readShared(name.institution).stems],
		]),
		sounds: [],
		keywords: [],
		sayings: [splitWords(name.name).join(" ")],
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
