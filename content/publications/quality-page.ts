import type { FactAge } from "../../domain/quality/quality-summary.ts";
import type { ByLanguage } from "../text-shapes.ts";

/** What a source says of a fact, as the pictures name it. */
export type FactMark = "confirmed" | "contradicted" | "unsourced";

/** The page that says how sure the catalogue is of its facts. */
export interface QualityPage {
	title: string;
	introduction: string;
	/** Under the large numbers. */
	figures: Readonly<Record<"checked" | "unchecked" | "facts" | "unknownCosts", string>>;
	/** What of variants is counted; {count} is filled in. */
	variantsNote: string;
	marksTitle: string;
	marks: Readonly<Record<FactMark, { name: string; meaning: string }>>;
	agesTitle: string;
	ages: Readonly<Record<FactAge, string>>;
	agesNote: string;
	costsTitle: string;
	/** {count} and {total} are filled in. */
	costs: string;
	institutionsTitle: string;
	institutionsNote: string;
	columns: Readonly<Record<"institution" | "facts" | "costs" | "year" | "older" | "never", string>>;
	tableMarks: string;
	tableAges: string;
	/** One row for all institutions without facts; {count} is filled in. */
	others: string;
	nobody: string;
	help: { title: string; paragraphs: readonly string[]; report: string; data: string };
	readOn: string;
}

export const QUALITY_PAGE: ByLanguage<QualityPage> = {
	es: {
		title: "Calidad de los datos",
		introduction: "Qué tan seguros estamos de lo que muestra el portal, qué tan reciente es y qué nos falta.",
		figures: {
			checked: "trámites leídos por nosotros",
			unchecked: "trámites de la lista oficial, sin verificar",
			facts: "datos con su fuente anotada o buscada",
			unknownCosts: "trámites sin costo conocido",
		},
		variantsNote:
			"Contamos los trámites como los muestran las listas. {count} variantes tienen página propia: sus datos cuentan aquí, pero no son trámites aparte.",
		marksTitle: "Qué dicen las fuentes",
		marks: {
			confirmed: { name: "Confirmados", meaning: "Lo leímos en una página, y ahí dice lo mismo que aquí." },
			contradicted: { name: "Las fuentes no coinciden", meaning: "Otra página dice algo distinto. Mostramos las dos." },
			unsourced: { name: "Sin fuente", meaning: "Buscamos quién lo dice y no lo hallamos." },
		},
		agesTitle: "Cuándo los leímos",
		ages: {
			half: "Hace 6 meses o menos",
			year: "Hace 1 año o menos",
			old: "Hace 2 años o menos",
			stale: "Hace más de 2 años",
			never: "Sin fecha de lectura",
		},
		agesNote: "Después de 2 años, un dato ya no cuenta como firme, aunque nadie lo contradiga.",
		costsTitle: "Costos que faltan",
		costs:
			"De {count} trámites no sabemos cuánto cuestan, de un total de {total}. Ahí decimos que no se sabe. Nunca decimos que es gratis.",
		institutionsTitle: "Por institución",
		institutionsNote: "La barra muestra las mismas cifras que la tabla.",
		columns: {
			institution: "Institución",
			facts: "Datos",
			costs: "Sin costo conocido",
			year: "Hace 1 año o menos",
			older: "Más viejos",
			never: "Sin fecha",
		},
		tableMarks: "Qué dicen las fuentes, por institución",
		tableAges: "Cuándo leímos los datos, por institución",
		others: "Otras {count}, sin fuentes anotadas",
		nobody: "Sin institución",
		help: {
			title: "Cómo puedes ayudar",
			paragraphs: [
				"Si algo está mal o cambió, cuéntanos. Leemos la fuente otra vez y corregimos el dato.",
				"Cada trámite dice dónde se leyó cada dato y qué día.",
			],
			report: "Reporta un error",
			data: "Baja todos los datos con sus fuentes",
		},
		readOn: "Último dato leído en su fuente:",
	},
	en: {
		title: "Quality of the data",
		introduction: "How sure we are of what the portal shows, how recent it is and what we still lack.",
		figures: {
			checked: "procedures that we read ourselves",
			unchecked: "procedures from the official list, not checked",
			facts: "facts whose source we noted or looked for",
			unknownCosts: "procedures without a known cost",
		},
		variantsNote:
			"We count procedures as the lists show them. {count} variants have pages of their own: their facts count here, but they are no procedures apart.",
		marksTitle: "What the sources say",
		marks: {
			confirmed: { name: "Confirmed", meaning: "We read it on a page, and it says the same as we do." },
			contradicted: { name: "The sources differ", meaning: "Another page says something else. We show both." },
			unsourced: { name: "Without a source", meaning: "We looked for who says so and found nobody." },
		},
		agesTitle: "When we read them",
		ages: {
			half: "6 months ago or less",
			year: "1 year ago or less",
			old: "2 years ago or less",
			stale: "More than 2 years ago",
			never: "No date of reading",
		},
		agesNote: "After 2 years a fact no longer counts as firm, even if nobody contradicts it.",
		costsTitle: "Costs that are missing",
		costs:
			"Of {count} procedures we do not know the cost, out of {total}. There we say that it is unknown. We never say that it is free.",
		institutionsTitle: "By institution",
		institutionsNote: "The bar shows the same numbers as the table.",
		columns: {
			institution: "Institution",
			facts: "Facts",
			costs: "No known cost",
			year: "1 year ago or less",
			older: "Older",
			never: "No date",
		},
		tableMarks: "What the sources say, by institution",
		tableAges: "When we read the facts, by institution",
		others: "{count} others, without noted sources",
		nobody: "Without an institution",
		help: {
			title: "How you can help",
			paragraphs: [
				"If something is wrong or has changed, tell us. We read the source again and correct the fact.",
				"Each procedure says where each fact was read, and on which day.",
			],
			report: "Report a mistake",
			data: "Download all facts with their sources",
		},
		readOn: "Latest fact read in its source:",
	},
};
