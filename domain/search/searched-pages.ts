import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import { isUnchecked } from "../catalogue/procedure.ts";
import type { Experience } from "../experience/experience.ts";
import type { OfficialName } from "../official/official-name.ts";
import type { Elsewhere, Examples, Said, SiteSubject } from "./examples.ts";
import { NO_EXAMPLES } from "./examples.ts";

/** A page that a search leads to, or a name whose page is elsewhere. The words of an experience depend on the language: only its id is told. */
export type Found =
	| { kind: "procedure"; procedure: CataloguedProcedure }
	| { kind: "experience"; id: string }
	| { kind: "institution"; institution: Institution }
	| { kind: "name"; name: OfficialName };

/** What words may mean: such a page, a subject that is no procedure, or a part of the portal. */
export type Meant = Found | { kind: "elsewhere"; topic: Elsewhere } | { kind: "site"; id: SiteSubject };

/** Id of the page within its kind. */
export function idOf(found: Meant): string {
	switch (found.kind) {
		case "procedure":
			return found.procedure.id;
		case "institution":
			return found.institution.id;
		case "name":
			return `nombre-${found.name.number}`;
		case "elsewhere":
			return `elsewhere-${found.topic.id}`;
		case "site":
			return `site-${found.id}`;
		case "experience":
			return found.id;
	}
}

/** What is searched beside the procedures. */
export interface SearchedBeside {
	institutions: readonly Institution[];
	/** In every language: one id may stand here more than once. */
	experiences: readonly Experience[];
	/** Sentences of people, by the page that they wanted. */
	examples: Examples;
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
	examples: NO_EXAMPLES,
	mostAsked: [],
	names: [],
};

/** What differs in how readily it is meant; `learned.json` has a number for each. */
export type PageKind = "checked" | "unchecked" | "experience" | "institution" | "name" | "elsewhere" | "site";

/** A page as the ranker sees it. */
export interface SearchedPage {
	found: Meant;
	kind: PageKind;
	names: readonly string[];
	keywords: readonly string[];
	/** What its record says beside. */
	facts: string;
	examples: readonly Said[];
	/** Folded words that may mean it among others, and how many of those are meant before it. */
	shared: readonly (readonly [said: string, place: number])[];
	isMostAsked: boolean;
}

const NOTHING = { names: [], keywords: [], facts: "", examples: [], shared: [], isMostAsked: false };

/** Everything that can be found, each made as it is asked for: procedures first, then what is beside them. */
export function* listSearchedPages(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside,
): Generator<SearchedPage, void> {
	const { examples } = beside;
	const mostAsked = new Set(beside.mostAsked);
	const sharedBy = gatherShared(examples);
	const taught = (id: string) => ({
		examples: examples.stems?.get(id) ?? examples.of.get(id) ?? [],
		shared: sharedBy.get(id) ?? [],
	});
	for (const procedure of procedures) {
		const { id, name, keywords, description, documento_obtenible, category, subcategory, institutions } = procedure;
		yield {
			found: { kind: "procedure", procedure },
			kind: isUnchecked(procedure) ? "unchecked" : "checked",
			names: [name ?? "", ...(beside.otherNames?.get(id) ?? [])],
			keywords,
			// Of a ficha only who gives it: its words are the office's own, and there are a thousand.
			facts: [
				institutions?.name,
				...(isUnchecked(procedure) ? [] : [description, documento_obtenible, category, subcategory]),
			].join(" "),
			...taught(id),
			isMostAsked: mostAsked.has(id),
		};
	}
	for (const id of new Set(beside.experiences.map((each) => each.id))) {
		const versions = beside.experiences.filter((each) => each.id === id);
		const names = versions.map(({ nombre }) => nombre);
		const facts = versions.map(({ descripcion }) => descripcion).join(" ");
		yield { ...NOTHING, found: { kind: "experience", id }, kind: "experience", names, facts, ...taught(id) };
	}
	for (const institution of beside.institutions) {
		const { id, name, full_name } = institution;
		const names = [name ?? "", full_name ?? ""];
		yield { ...NOTHING, found: { kind: "institution", institution }, kind: "institution", names, ...taught(id) };
	}
	for (const name of beside.names) {
		const taughtBy = taught(`nombre-${name.number}`);
		yield {
			...NOTHING,
			found: { kind: "name", name },
			kind: "name",
			names: [name.name],
			facts: name.institution,
			...taughtBy,
		};
	}
	for (const topic of examples.elsewhere) {
		const names = [topic.name.es, topic.name.en];
		const found = { kind: "elsewhere", topic } as const;
		const said = examples.stems?.get(idOf(found)) ?? topic.said;
		yield { ...NOTHING, found, kind: "elsewhere", names, examples: said };
	}
	for (const { id, said } of examples.site) {
		// Just these words, and hardly anything else, mean the portal itself.
		yield { ...NOTHING, found: { kind: "site", id }, kind: "site", names: said };
	}
}

function gatherShared({ shared }: Examples): ReadonlyMap<string, (readonly [string, number])[]> {
	const by = new Map<string, (readonly [string, number])[]>();
	for (const { said, pages } of shared) {
		for (const [place, id] of pages.entries()) by.set(id, [...(by.get(id) ?? []), [said, place]]);
	}
	return by;
}
