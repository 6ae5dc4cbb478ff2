import { sayProcedure, spanishAmong } from "../../content/catalogue/translations.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { isUnchecked, type ProcedureType } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import type { SearchOutcome } from "../../domain/search/outcome.ts";
import { listFound } from "../../domain/search/search.ts";
import type { Found } from "../../domain/search/searched-pages.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import type { BesideView, VerdictView } from "../components/found-view.ts";
import { sayOnlyName, viewBeside, viewVerdict } from "../components/found-view.ts";
import type { NearestView } from "../components/nearest-view.ts";
import { viewNearest } from "../components/nearest-view.ts";
import { viewProcedureCard } from "../components/procedure-card-view.ts";
import type { Viewer } from "../context.ts";

/** What the overlay shows for a text; it travels as JSON. */
export interface SearchAnswerView extends VerdictView {
	/** At most five. */
	hits: readonly SearchHitView[];
}

/** One result of the overlay. */
export interface SearchHitView {
	id: string;
	name: string | null;
	description: string | null;
	institution: string | null;
	duration: string | null;
	type: ProcedureType | null;
	/** Left out for a procedure. */
	kind?: BesideView["kind"];
	/** Where it leads out of the portal: only its name is known. */
	address?: string;
	/** Of the one page that is surely meant: what it costs and where it is done, as cards say it; nearest where a department was chosen. */
	answer?: { cost?: number; currency?: string; costRange?: string; place?: string; nearest?: NearestView };
	/** Among the most probable; these come first. */
	isLikely?: true;
	/** Taken from the official catalogue as it stands there. */
	isUnchecked?: true;
	/** Of what is written in the language of the page, or translated for it: which of these texts are Spanish all the same. */
	spanish?: readonly string[];
}

/** Most results that the overlay shows, the likely ones among them (specification, section 9). */
const MAX_RESULTS = 5;

/** The likely ones, then the list, and what the search says beside. */
export function viewSearchAnswer(catalogue: Catalogue, outcome: SearchOutcome, viewer: Viewer): SearchAnswerView {
	const { language } = viewer;
	const likely = new Set(outcome.likely);
	const hits = listFound(outcome)
		.slice(0, MAX_RESULTS)
		.flatMap((found, place): SearchHitView[] => {
			const hit = viewSearchHit(catalogue, found, language);
			if (!hit) return [];
			if (!likely.has(found)) return [hit];
			const isAnswer = place === 0 && outcome.certainty === "sure" && found.kind === "procedure";
			return [{ ...hit, ...(isAnswer && { answer: viewAnswer(catalogue, found.procedure, viewer) }), isLikely: true }];
		});
	return { hits, ...viewVerdict(catalogue, outcome, language) };
}

function viewAnswer(catalogue: Catalogue, procedure: CataloguedProcedure, viewer: Viewer): SearchHitView["answer"] {
	const { language } = viewer;
	const { cost, currency, costRange } = viewProcedureCard(procedure, language);
	const { lugar } = sayProcedure(procedure, language).procedure;
	const nearest = viewNearest(catalogue, procedure, viewer);
	return {
		...(cost !== undefined && { cost }),
		...(currency !== undefined && { currency }),
		...(costRange !== undefined && { costRange }),
		...(nearest ? { nearest } : lugar && { place: lugar }),
	};
}

function viewSearchHit(catalogue: Catalogue, found: Found, language: Language): SearchHitView | null {
	if (found.kind === "procedure") {
		const said = sayProcedure(found.procedure, language);
		const { id, name, description, institutions, duration, type } = said.procedure;
		const shown = { id, name, description, institution: institutions?.name ?? null, duration, type };
		const hit = { ...shown, ...spanishAmong(said, [name, description, duration], [shown.institution]) };
		return isUnchecked(found.procedure) ? { ...hit, isUnchecked: true } : hit;
	}
	if (found.kind === "name") {
		const { name, institution, ficha } = found.name;
		const description = sayOnlyName(found.name, language);
		return { id: idOf(found), name, description, institution, duration: null, type: null, address: ficha };
	}
	const page = viewBeside(catalogue, found, language);
	// Experiences are written in both languages.
	const written = page?.kind === "experience" ? { spanish: [] } : {};
	return page && { ...page, ...written, institution: null, type: null };
}
