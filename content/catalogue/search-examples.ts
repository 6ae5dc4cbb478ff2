import comunicacionesYTransporte from "../../data/utterances/comunicaciones-y-transporte.json" with { type: "json" };
import economia from "../../data/utterances/economia.json" with { type: "json" };
import educacion from "../../data/utterances/educacion.json" with { type: "json" };
import elsewhere from "../../data/utterances/elsewhere.json" with { type: "json" };
import energia from "../../data/utterances/energia.json" with { type: "json" };
import experiences from "../../data/utterances/experiences.json" with { type: "json" };
import inscripcionesYRegistros from "../../data/utterances/inscripciones-y-registros.json" with { type: "json" };
import institutions from "../../data/utterances/institutions.json" with { type: "json" };
import justicia from "../../data/utterances/justicia.json" with { type: "json" };
import manejoDeAnimalesYVegetales from "../../data/utterances/manejo-de-animales-y-vegetales.json" with {
	type: "json",
};
import mediacionYDialogo from "../../data/utterances/mediacion-y-dialogo.json" with { type: "json" };
import medioAmbiente from "../../data/utterances/medio-ambiente.json" with { type: "json" };
import official from "../../data/utterances/official.json" with { type: "json" };
import participacionCiudadana from "../../data/utterances/participacion-ciudadana.json" with { type: "json" };
import relacionesExteriores from "../../data/utterances/relaciones-exteriores.json" with { type: "json" };
import salud from "../../data/utterances/salud.json" with { type: "json" };
import seguridad from "../../data/utterances/seguridad.json" with { type: "json" };
import serviciosDeMigracion from "../../data/utterances/servicios-de-migracion.json" with { type: "json" };
import shared from "../../data/utterances/shared.json" with { type: "json" };
import site from "../../data/utterances/site.json" with { type: "json" };
import territorioViviendaEInfraestructura from "../../data/utterances/territorio-vivienda-e-infraestructura.json" with {
	type: "json",
};
import trabajo from "../../data/utterances/trabajo.json" with { type: "json" };
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Examples } from "../../domain/search/examples.ts";
import { SITE_SUBJECTS } from "../../domain/search/examples.ts";
import type { SearchExamples } from "../../domain/site-documents/search-examples.ts";
import {
	NO_SEARCH_EXAMPLES,
	readSearchExamples,
	SEARCH_EXAMPLES,
	sentenceKey,
} from "../../domain/site-documents/search-examples.ts";
import type { SiteDocuments } from "../../domain/site-documents/site-document.ts";
import { SITE_TABLE } from "../../domain/site-documents/site-document.ts";

/** By page, then by who wrote them: the sentences of one hand are left out when the ranker is tried on those of another. */
type ByWriter = Readonly<Record<string, readonly string[] | undefined>>;

/** The files of `data/utterances/`, one by category. */
const FILES: readonly Readonly<Record<string, ByWriter>>[] = [
	comunicacionesYTransporte,
	economia,
	educacion,
	energia,
	experiences,
	inscripcionesYRegistros,
	institutions,
	justicia,
	manejoDeAnimalesYVegetales,
	mediacionYDialogo,
	medioAmbiente,
	official,
	participacionCiudadana,
	relacionesExteriores,
	salud,
	seguridad,
	serviciosDeMigracion,
	territorioViviendaEInfraestructura,
	trabajo,
];

/** What people say who want each page; without the sentences of `leftOut`, the hand that an exam is made of. */
export function readExamples(leftOut?: string): Examples {
	const kept = (by: ByWriter) =>
		Object.entries(by).flatMap(([writer, said]) => (writer === leftOut ? [] : (said ?? [])));
	return {
		of: new Map(FILES.flatMap((file) => Object.entries(file).map(([id, by]) => [id, kept(by)] as const))),
		shared: shared.flatMap(({ said, pages }) => said.map((each) => ({ said: each, pages }))),
		elsewhere: elsewhere.map(({ id, name, nearest, ...by }) => ({ id, name, nearest, said: kept(by) })),
		site: SITE_SUBJECTS.map((id) => ({ id, said: site[id] })),
	};
}

/** What one hand wrote, with the page that each sentence means. */
export function listWritten(writer: string): { text: string; page: string }[] {
	return [
		...FILES.flatMap((file) => Object.entries(file)),
		...elsewhere.map(({ id, name: _, nearest: __, ...by }) => [`elsewhere-${id}`, by] as const),
	].flatMap(([page, by]) => ((by as ByWriter)[writer] ?? []).map((text) => ({ text, page })));
}

export const EXAMPLES: Examples = readExamples();

/**
 * The release's examples with those that editors added to them. Whoever types just what an editor assigned to a page gets
 * that page: one sentence among many would not be enough.
 */
export function addPublished({ pages, elsewhere }: SearchExamples): Examples {
	const assigned = Object.entries(pages).flatMap(([id, said]) => said.map((each) => ({ said: each, pages: [id] })));
	const claimed = new Set(assigned.map(({ said }) => sentenceKey(said)));
	const topics = new Map(Object.entries(elsewhere));
	return {
		...EXAMPLES,
		shared: [...EXAMPLES.shared.filter(({ said }) => !claimed.has(sentenceKey(said))), ...assigned],
		elsewhere: EXAMPLES.elsewhere.map((topic) => ({
			...topic,
			said: [...topic.said, ...(topics.get(topic.id) ?? [])],
		})),
	};
}

const known = new WeakMap<SiteDocuments, Examples>();
/** What the last document that could be used taught. */
let lastGood = NO_SEARCH_EXAMPLES;

/**
 * All that the search learns from with this catalogue. A document that breaks its rule teaches nothing: the last good one
 * stays, after a start the release's own.
 */
export function examplesIn({ documents, problems }: Pick<Catalogue, "documents" | "problems">): Examples {
	const before = known.get(documents);
	if (before) return before;
	const isNoJson = problems.some(({ table, id }) => table === SITE_TABLE && id === SEARCH_EXAMPLES);
	const published = documents.has(SEARCH_EXAMPLES) || isNoJson ? documents.get(SEARCH_EXAMPLES) : NO_SEARCH_EXAMPLES;
	lastGood = readSearchExamples(published) ?? lastGood;
	const examples = addPublished(lastGood);
	known.set(documents, examples);
	return examples;
}
