import elsewhere from "../../data/utterances/elsewhere.json" with { type: "json" };
import comunicacionesYTransporte from "../../data/utterances/comunicaciones-y-transporte.json" with { type: "json" };
import economia from "../../data/utterances/economia.json" with { type: "json" };
import educacion from "../../data/utterances/educacion.json" with { type: "json" };
import energia from "../../data/utterances/energia.json" with { type: "json" };
import experiences from "../../data/utterances/experiences.json" with { type: "json" };
import inscripcionesYRegistros from "../../data/utterances/inscripciones-y-registros.json" with { type: "json" };
import institutions from "../../data/utterances/institutions.json" with { type: "json" };
import justicia from "../../data/utterances/justicia.json" with { type: "json" };
import manejoDeAnimalesYVegetales from "../../data/utterances/manejo-de-animales-y-vegetales.json" with { type: "json" };
import mediacionYDialogo from "../../data/utterances/mediacion-y-dialogo.json" with { type: "json" };
import medioAmbiente from "../../data/utterances/medio-ambiente.json" with { type: "json" };
import participacionCiudadana from "../../data/utterances/participacion-ciudadana.json" with { type: "json" };
import relacionesExteriores from "../../data/utterances/relaciones-exteriores.json" with { type: "json" };
import salud from "../../data/utterances/salud.json" with { type: "json" };
import seguridad from "../../data/utterances/seguridad.json" with { type: "json" };
import serviciosDeMigracion from "../../data/utterances/servicios-de-migracion.json" with { type: "json" };
import territorioViviendaEInfraestructura from "../../data/utterances/territorio-vivienda-e-infraestructura.json" with { type: "json" };
import trabajo from "../../data/utterances/trabajo.json" with { type: "json" };
import shared from "../../data/utterances/shared.json" with { type: "json" };
import site from "../../data/utterances/site.json" with { type: "json" };
import type { Examples } from "../../domain/search/examples.ts";
import { SITE_SUBJECTS } from "../../domain/search/examples.ts";

/** By page, then by who wrote them: the sentences of one hand are left out when the ranker is tried on those of another. */
type ByWriter = Readonly<Record<string, readonly string[]>>;

/** The files of `data/utterances/`, one by category. */
const FILES: readonly Readonly<Record<string, ByWriter>>[] = [comunicacionesYTransporte, economia, educacion, energia, experiences, inscripcionesYRegistros, institutions, justicia, manejoDeAnimalesYVegetales, mediacionYDialogo, medioAmbiente, participacionCiudadana, relacionesExteriores, salud, seguridad, serviciosDeMigracion, territorioViviendaEInfraestructura, trabajo];

/** What people say who want each page; without the sentences of `leftOut`, the hand that an exam is made of. */
export function readExamples(leftOut?: string): Examples {
	const kept = (by: ByWriter) => Object.entries(by).flatMap(([writer, said]) => (writer === leftOut ? [] : said));
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
