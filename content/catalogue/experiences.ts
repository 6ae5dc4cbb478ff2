import builtInPlans from "../../data/experience-plans.json" with { type: "json" };
import builtIn from "../../data/experiences.json" with { type: "json" };
import { type Experience, type ExperiencePlan, NO_PLAN } from "../../domain/experience/experience.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import {
	EXPERIENCE_WORD,
	type ExperienceDocument,
	readExperienceDocument,
} from "../../domain/site-documents/experience.ts";
import type { SiteDocuments } from "../../domain/site-documents/site-document.ts";
import type { ByLanguage } from "../text-shapes.ts";

const PLANS: ReadonlyMap<string, ExperiencePlan> = new Map(
	Object.entries(builtInPlans).map(([id, { is_business, company, optional, later, apart, after, starts_with }]) => [
		id,
		{ isBusiness: is_business, company, optional, later, apart, after, startsWith: starts_with },
	]),
);

/** Why its written estimate may differ from the sum of its steps, for whoever edits it; null where it need not. */
function estimateReasonOf(id: string): string | null {
	return Object.entries(builtInPlans).find(([each]) => each === id)?.[1].estimate_reason ?? null;
}

/** What the experience with this id knows beside the fields of the specification. */
export function planOf(id: string): ExperiencePlan {
	return PLANS.get(id) ?? NO_PLAN;
}

type TranslatedFields = Pick<
	Experience,
	"nombre" | "descripcion" | "categoria" | "duracion_estimada" | "pasos_adicionales"
>;

/** English of `data/experiences.json`, by id; the Spanish and the procedures live only there. */
const ENGLISH: Readonly<Record<string, TranslatedFields>> = {
	"exp-001": {
		nombre: "Open a bakery",
		descripcion: "The procedures to open a bakery and sell food with everything in order.",
		categoria: "Business",
		duracion_estimada: "35 to 45 days, plus 85 days for the environmental evaluation",
		pasos_adicionales: [
			"Choose another VAT (IVA) regime if you sell more than a small taxpayer",
			"Set money aside for the notary",
			"If you make processed food, look at the licence for factories and storehouses",
			"Ask for the sign permit if you will put one up",
			"Have your complaints book authorised at DIACO",
			"Train your staff in food handling",
		],
	},
	"exp-002": {
		nombre: "Formalise a business",
		descripcion: "Go from selling on your own to a registered business that can issue invoices.",
		categoria: "Business",
		duracion_estimada: "10 to 15 days",
		pasos_adicionales: [
			"Open a bank account in the name of the business",
			"Have your complaints book authorised at DIACO",
		],
	},
	"exp-003": {
		nombre: "Export products",
		descripcion: "Register as an exporter and get the documents for your first shipment.",
		categoria: "Foreign trade",
		duracion_estimada: "5 to 10 days",
		pasos_adicionales: ["Check what the destination country requires", "Hire a customs agent"],
	},
	"exp-004": {
		nombre: "Hire employees",
		descripcion: "Register as an employer and register your staff as the law requires.",
		categoria: "Work",
		duracion_estimada: "7 to 10 days; 30 working days more if you make internal work rules",
		pasos_adicionales: [
			"Post the current minimum wage where everyone can see it",
			"File the employer’s yearly statistical report",
		],
	},
	"exp-005": {
		nombre: "Build a house",
		descripcion: "The permits to build your home on your own land.",
		categoria: "Housing",
		duracion_estimada: "35 to 40 days, plus 85 days for the environmental evaluation",
		pasos_adicionales: [
			"If you have a NIT already, confirm your RTU: they ask for an up-to-date one",
			"Hire a licensed professional for the plans",
			"Ask for the water and electricity connection",
		],
	},
	"exp-006": {
		nombre: "Study at the national university",
		descripcion: "The whole way to get into the University of San Carlos.",
		categoria: "Education",
		duracion_estimada: "Variable",
		pasos_adicionales: ["Apply for a scholarship if you need one", "Check the calendar of your faculty"],
	},
	"exp-007": {
		nombre: "Protect a brand",
		descripcion: "Register your brand and keep it: it is renewed every 10 years.",
		categoria: "Intellectual property",
		duracion_estimada: "30 days, plus 3 to 9 months to register; renewal every 10 years",
		pasos_adicionales: ["Publish the notice within the time given", "Write down the renewal date"],
	},
	"exp-008": {
		nombre: "Start a business with employees",
		descripcion: "Open your business and hire from day one.",
		categoria: "Business",
		duracion_estimada: "20 to 30 days",
		pasos_adicionales: [
			"Choose another VAT (IVA) regime if you sell more than a small taxpayer",
			"Have your complaints book authorised at DIACO",
			"Check whether you need a health or environmental licence",
		],
	},
};

/** Spanish is what the file itself says. */
const TRANSLATIONS: ByLanguage<Readonly<Record<string, TranslatedFields>>> = { es: {}, en: ENGLISH };

/** The guided experiences of the portal, in their own order; an untranslated one stays in Spanish. */
export function listExperiences(language: Language): Experience[] {
	return builtIn.map((experience) => ({ ...experience, ...TRANSLATIONS[language][experience.id] }));
}

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
