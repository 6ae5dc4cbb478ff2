import type { FactAge, FactMark } from "../../domain/quality/quality-summary.ts";
import type { ByLanguage } from "../text-shapes.ts";

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
			confirmed: {
				name: "Confirmados",
				meaning: "Lo dice una página del Estado, o dos páginas de dueños distintos que dicen su fecha.",
			},
			single: { name: "Una fuente lo dice", meaning: "Lo leímos, pero eso no basta para darlo por cierto." },
			contradicted: { name: "Las fuentes no coinciden", meaning: "Otra página dice algo distinto. Mostramos las dos." },
			unsourced: { name: "Sin fuente", meaning: "Buscamos quién lo dice y no lo hallamos." },
		},
		agesTitle: "De cuándo son",
		ages: {
			half: "De hace 6 meses o menos",
			year: "De hace 1 año o menos",
			old: "De hace 2 años o menos",
			stale: "De hace más de 2 años",
			never: "Sin fecha",
		},
		agesNote:
			"Contamos desde el día en que se publicó la fuente. Si no dice su fecha, desde el día en que la leímos. Después de 2 años un dato ya no cuenta como confirmado, aunque nadie lo contradiga. Una ley vale hasta que otra la cambia.",
		costsTitle: "Costos que faltan",
		costs:
			"De {count} trámites no sabemos cuánto cuestan, de un total de {total}. Ahí decimos que no se sabe. Nunca decimos que es gratis.",
		institutionsTitle: "Por institución",
		institutionsNote: "La barra muestra las mismas cifras que la tabla.",
		columns: {
			institution: "Institución",
			facts: "Datos",
			costs: "Sin costo conocido",
			year: "De hace 1 año o menos",
			older: "Más viejos",
			never: "Sin fecha",
		},
		tableMarks: "Qué dicen las fuentes, por institución",
		tableAges: "De cuándo son los datos, por institución",
		others: "Otras {count}, sin fuentes anotadas",
		nobody: "Sin institución",
		help: {
			title: "Cómo puedes ayudar",
			paragraphs: [
				"Si algo está mal o cambió, cuéntanos. Leemos la fuente otra vez y corregimos el dato.",
				"Cada trámite dice de dónde sale cada dato, cuándo se publicó y qué día lo leímos.",
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
			confirmed: {
				name: "Confirmed",
				meaning: "A page of the State says it, or two pages of different owners that say their date.",
			},
			single: { name: "One source says so", meaning: "We read it, but that is not enough to be sure." },
			contradicted: { name: "The sources differ", meaning: "Another page says something else. We show both." },
			unsourced: { name: "Without a source", meaning: "We looked for who says so and found nobody." },
		},
		agesTitle: "How old they are",
		ages: {
			half: "6 months or less",
			year: "1 year or less",
			old: "2 years or less",
			stale: "More than 2 years",
			never: "No date",
		},
		agesNote:
			"We count from the day on which the source was published; if it has no date, from the day on which we read it. After 2 years a fact no longer counts as confirmed, even if nobody contradicts it. A law holds until another one changes it.",
		costsTitle: "Costs that are missing",
		costs:
			"Of {count} procedures we do not know the cost, out of {total}. There we say that it is unknown. We never say that it is free.",
		institutionsTitle: "By institution",
		institutionsNote: "The bar shows the same numbers as the table.",
		columns: {
			institution: "Institution",
			facts: "Facts",
			costs: "No known cost",
			year: "1 year or less",
			older: "Older",
			never: "No date",
		},
		tableMarks: "What the sources say, by institution",
		tableAges: "How old the facts are, by institution",
		others: "{count} others, without noted sources",
		nobody: "Without an institution",
		help: {
			title: "How you can help",
			paragraphs: [
				"If something is wrong or has changed, tell us. We read the source again and correct the fact.",
				"Each procedure says where each fact comes from, when that was published and on which day we read it.",
			],
			report: "Report a mistake",
			data: "Download all facts with their sources",
		},
		readOn: "Latest fact read in its source:",
	},
};
