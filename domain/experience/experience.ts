import { HOLDERS, type Holder } from "../catalogue/procedure-words.ts";
import { foldText } from "../text/text.ts";

export { HOLDERS, type Holder } from "../catalogue/procedure-words.ts";

/** A guided experience: the procedures that together reach one goal (specification, section 3). */
export interface Experience {
	/** "exp-001" to "exp-008". */
	id: string;
	nombre: string;
	descripcion: string;
	/** Icon of the set in `app/icons/icon-names.ts`; unknown names have a default. */
	icon: string;
	/** Key of a gradient in the styles. */
	color: string;
	categoria: string;
	/** Text such as "35 a 45 días". */
	duracion_estimada: string;
	/** Ids of the procedures, in the order in which to do them. */
	ids_procedures: readonly string[];
	/** Recommended steps that are no procedure; may be empty. */
	pasos_adicionales: readonly string[];
}

/** Experiences whose name, description or category contains the text, accents and case aside; all when it is blank. */
export function searchExperiences(experiences: readonly Experience[], text: string): Experience[] {
	const wanted = foldText(text);
	return experiences.filter(({ nombre, descripcion, categoria }) =>
		[nombre, descripcion, categoria].some((field) => foldText(field).includes(wanted)),
	);
}

/** The experience with this id; undefined when there is none. */
export function findExperience(experiences: readonly Experience[], id: string): Experience | undefined {
	return experiences.find((experience) => experience.id === id);
}

/** For whom a procedure asks for a paper; what only some are asked for ("algunos") no way has to give. */
export const PAPER_CASES = ["negocio", ...HOLDERS, "algunos"] as const;
export type PaperCase = (typeof PAPER_CASES)[number];

/**
 * Where a paper comes from: a procedure gives it (tramite), everybody has it or gets it without a procedure (casa), or a
 * notary, lawyer or engineer makes it (profesional).
 */
export const PAPER_ORIGINS = ["tramite", "casa", "profesional"] as const;
export type PaperOrigin = (typeof PAPER_ORIGINS)[number];

export interface Paper {
	id: string;
	name: string;
	origin: PaperOrigin;
}

/** A paper that a requirement or a step of a procedure asks for. */
export interface NeededPaper {
	paper: string;
	/** Null: everybody is asked for it. */
	onlyFor: PaperCase | null;
	/** The requirement that asks for it, in the words of the record; missing where nobody reads it. */
	line?: string;
}

/** What a procedure asks for and what it gives, by ids of papers. */
export interface ProcedurePapers {
	gives: readonly string[];
	needs: readonly NeededPaper[];
}

export type PapersByProcedure = ReadonlyMap<string, ProcedurePapers>;

/** What an experience knows beside the fields of the specification. */
export interface ExperiencePlan {
	/** Whether it is about a business, which offices ask for more than a person. */
	isBusiness: boolean;
	/** Procedures for a company, where they are others than those for a business in one's own name. */
	company: readonly string[] | null;
	/** Procedures that not everybody needs. */
	optional: readonly string[];
	/** Procedures for years later, which the sums leave out. */
	later: readonly string[];
	/** Procedures whose time the written estimate names by itself, beside its own. */
	apart: readonly string[];
	/** The experience that comes before. */
	after: string | null;
	/** Papers that it begins with, each with the procedure that gives it. */
	startsWith: readonly { paper: string; procedure: string }[];
}

export const NO_PLAN: ExperiencePlan = {
	isBusiness: false,
	company: null,
	optional: [],
	later: [],
	apart: [],
	after: null,
	startsWith: [],
};

/** The procedures of an experience for one holder, as they are written down. */
export function listWrittenWay(experience: Experience, plan: ExperiencePlan, holder: Holder): readonly string[] {
	return (holder === "sociedad" ? plan.company : null) ?? experience.ids_procedures;
}

/** The papers that procedures ask of this holder. */
export function listNeeds(
	papers: PapersByProcedure,
	id: string,
	{ isBusiness, holder }: { isBusiness: boolean; holder: Holder },
): string[] {
	const asked: readonly (PaperCase | null)[] = [null, ...(isBusiness ? (["negocio", holder] as const) : [])];
	return (papers.get(id)?.needs ?? []).flatMap(({ paper, onlyFor }) => (asked.includes(onlyFor) ? paper : []));
}

/**
 * Puts procedures in an order in which each finds what it asks for: as written, but none before those that give what it
 * needs. Where they need each other in a circle, the written order stays.
 */
export function orderByPapers(written: readonly string[], givenBy: (id: string) => readonly string[]): string[] {
	const ordered: string[] = [];
	const waiting = [...written];
	while (waiting.length > 0) {
		const ready = waiting.findIndex((id) => !givenBy(id).some((giver) => giver !== id && waiting.includes(giver)));
		ordered.push(...waiting.splice(Math.max(ready, 0), 1));
	}
	return ordered;
}
