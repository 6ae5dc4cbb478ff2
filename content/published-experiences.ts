import type { Experience } from "../domain/experience.ts";
import type { ExperiencePlan } from "../domain/experience-way.ts";
import { keptFor } from "../domain/kept-for.ts";
import type { Language } from "../domain/language.ts";
import { LANGUAGES } from "../domain/language.ts";
import type { SiteDocuments } from "../domain/site-document.ts";
import type { ExperienceDocument } from "../domain/site-documents/experience.ts";
import { EXPERIENCE_WORD, readExperienceDocument } from "../domain/site-documents/experience.ts";
import { estimateReasonOf, planOf } from "./experience-plans.ts";
import { listExperiences } from "./experiences.ts";

/** Where the desk's documents are found: a catalogue. */
interface Published {
	documents: SiteDocuments;
}

/** The usable documents by id of the experience; read once per catalogue. */
export const listExperienceDocuments: (documents: SiteDocuments) => ReadonlyMap<string, ExperienceDocument> = keptFor(
	(documents: SiteDocuments) =>
		new Map(
			[...documents].flatMap(([name, content]) => {
				const [word, ...rest] = name.split(":");
				const document = word === EXPERIENCE_WORD ? readExperienceDocument(content) : null;
				return document ? [[rest.join(":"), document] as const] : [];
			}),
		),
);

const mergeExperiences = keptFor(
	(documents: SiteDocuments) =>
		new Map(LANGUAGES.map((language) => [language, mergeInto(listExperiences(language), documents, language)])),
);

/** The guided experiences in their order: those of the release, and over them what the desk has published. */
export function experiencesIn({ documents }: Published, language: Language): readonly Experience[] {
	if (listExperienceDocuments(documents).size === 0) return listExperiences(language);
	return mergeExperiences(documents).get(language) ?? [];
}

/** What the experience with this id knows beside the fields of the specification. */
export function planIn({ documents }: Published, id: string): ExperiencePlan {
	return listExperienceDocuments(documents).get(id) ?? planOf(id);
}

function mergeInto(builtIn: readonly Experience[], documents: SiteDocuments, language: Language): Experience[] {
	const published = listExperienceDocuments(documents);
	const kept = builtIn.flatMap((experience, place) =>
		published.has(experience.id) ? [] : [{ experience, position: place + 1, isPublished: 1 }],
	);
	const own = [...published].flatMap(([id, document]) =>
		document.isShown
			? [{ experience: toExperience(id, document, language), position: document.position, isPublished: 0 }]
			: [],
	);
	return [...own, ...kept]
		.sort((a, b) => a.position - b.position || a.isPublished - b.isPublished)
		.map(({ experience }) => experience);
}

/** The experience in one language; what nobody translated stays in Spanish. */
export function toExperience(id: string, document: ExperienceDocument, language: Language): Experience {
	const { icon, color, ids_procedures, es, en } = document;
	return { id, icon, color, ids_procedures, ...(language === "en" ? (en ?? es) : es) };
}

/** The document of an experience that only the release brings; undefined for an unknown id. */
export function toDocument(id: string): ExperienceDocument | undefined {
	const place = listExperiences("es").findIndex((each) => each.id === id);
	const spanish = listExperiences("es")[place];
	const english = listExperiences("en")[place];
	if (!spanish || !english) return undefined;
	const { isBusiness, company, optional, later, apart, after, startsWith } = planOf(id);
	return {
		...{ position: place + 1, isShown: true, icon: spanish.icon, color: spanish.color },
		...{ es: wordsOf(spanish), en: wordsOf(english), ids_procedures: [...spanish.ids_procedures] },
		...{ isBusiness, company: company && [...company], optional: [...optional], later: [...later] },
		...{ apart: [...apart], after, startsWith: [...startsWith], estimateReason: estimateReasonOf(id) },
	};
}

function wordsOf({ nombre, descripcion, categoria, duracion_estimada, pasos_adicionales }: Experience) {
	return { nombre, descripcion, categoria, duracion_estimada, pasos_adicionales: [...pasos_adicionales] };
}
