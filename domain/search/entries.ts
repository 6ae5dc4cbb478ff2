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
}

/** A page as the ranking sees it. */
export interface Entry {
	found: Found;
	/** Stems of its name; those of an experience in each language. */
	names: readonly (readonly string[])[];
	/** What a stem is worth here: the most of the places where it stands. */
	worths: ReadonlyMap<string, number>;
	/** Keywords, as their stems between spaces. */
	keywords: readonly string[];
	/** The name, and keywords of several words, as they stand: "ya está mi DPI" is not "DPI". */
	sayings: ReadonlySet<string>;
	isMostAsked: boolean;
}

/** What a word of the question is worth where it is found; measured with `tests/search/`. */
const WORTH = { name: 1, keyword: 0.95, document: 0.6, description: 0.5, belonging: 0.4 };

/** Everything that can be found: procedures first, then experiences and institutions. */
export function listEntries(procedures: readonly CataloguedProcedure[], beside: SearchedBeside): Entry[] {
	const mostAsked = new Set(beside.mostAsked);
	return [
		...procedures.map((procedure) => enterProcedure(procedure, mostAsked.has(procedure.id))),
		...[...Map.groupBy(beside.experiences, ({ id }) => id).values()].map(enterExperience),
		...beside.institutions.map(enterInstitution),
	];
}

function enterProcedure(procedure: CataloguedProcedure, isMostAsked: boolean): Entry {
	const { name, keywords, description, documento_obtenible, category, subcategory, institutions } = procedure;
	const nameStems = tellingStems(name ?? "");
	const keywordStems = keywords.map(tellingStems);
	return {
		found: { kind: "procedure", procedure },
		names: [nameStems],
		worths: weigh([
			[WORTH.name, nameStems],
			[WORTH.keyword, keywordStems.flat()],
			[WORTH.document, tellingStems(documento_obtenible ?? "")],
			[WORTH.description, tellingStems(description ?? "")],
			[WORTH.belonging, tellingStems(`${category ?? ""} ${subcategory ?? ""} ${institutions?.name ?? ""}`)],
		]),
		keywords: keywordStems.map(joinStems),
		sayings: new Set([
			...splitWordsOf(keywords).filter((words) => words.includes(" ")),
			...splitWordsOf(name === null ? [] : [name]),
		]),
		isMostAsked,
	};
}

function enterExperience(versions: readonly Experience[]): Entry {
	const names = versions.map(({ nombre }) => tellingStems(nombre));
	return {
		found: { kind: "experience", id: versions[0]?.id ?? "" },
		names,
		worths: weigh([
			[WORTH.name, names.flat()],
			[WORTH.belonging, versions.flatMap(({ descripcion }) => tellingStems(descripcion))],
		]),
		keywords: [],
		sayings: new Set(),
		isMostAsked: false,
	};
}

function enterInstitution(institution: Institution): Entry {
	const acronym = tellingStems(institution.name ?? "");
	const fullName = tellingStems(institution.full_name ?? "");
	return {
		found: { kind: "institution", institution },
		names: [acronym, fullName],
		worths: weigh([[WORTH.name, [...acronym, ...fullName]]]),
		keywords: [],
		sayings: new Set(),
		isMostAsked: false,
	};
}

function weigh(places: readonly (readonly [worth: number, stems: readonly string[]])[]): Map<string, number> {
	const worths = new Map<string, number>();
	for (const [worth, stems] of places) {
		for (const stem of stems) worths.set(stem, Math.max(worths.get(stem) ?? 0, worth));
	}
	return worths;
}

function splitWordsOf(texts: readonly string[]): string[] {
	return texts.map((text) => splitWords(text).join(" "));
}

/** Stems as a text in which a phrase can be looked for. */
export function joinStems(stems: readonly string[]): string {
	return ` ${stems.join(" ")} `;
}
