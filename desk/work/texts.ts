import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import type { FactMark } from "../../domain/quality/quality-summary.ts";

interface WorkTexts {
	title: string;
	lead: string;
	lists: string;
	all: string;
	searches: string;
	overview: string;
	orderTitle: string;
	order: readonly string[];
	weights: string;
	weight: string;
	seeReports: string;
	institution: string;
	allInstitutions: string;
	noInstitution: string;
	filter: string;
	/** {from}, {to} and {count} are filled in. */
	place: string;
	download: string;
	nothing: string;
	otherRecords: string;
	record: string;
	due: string;
	overviewLead: string;
	freshness: string;
	sourcesTitle: string;
	doubt: string;
	procedures: string;
	waiting: string;
	points: string;
	facts: string;
	marks: Readonly<Record<FactMark, string>>;
	ages: Readonly<Record<"half" | "year" | "old" | "stale" | "never", string>>;
	publicPage: string;
	csv: Readonly<Record<"id" | "name" | "institution" | "reasons" | "demand" | "doubt" | "score", string>>;
}

export const WORK_TEXTS: ByDeskLanguage<WorkTexts> = {
	es: {
		title: "Pendientes",
		lead: "Qué revisar primero: lo que más gente pide y lo que más dudas tiene.",
		lists: "Listas",
		all: "La lista completa",
		searches: "Búsquedas sin resultado",
		overview: "Por institución",
		orderTitle: "Cómo se ordena la lista",
		order: [
			"Cada trámite tiene un número: demanda por duda. El número más alto va primero.",
			"La demanda va de 1 (unos pocos especialistas) a 4 (casi todas las familias).",
			"La duda es la suma de lo que hay que revisar. Pesa más lo que hace ir en vano a la ventanilla.",
			"La lista de un motivo va por demanda, no por el número: primero lo que más se pide. El número cuenta todo lo del trámite.",
		],
		weights: "Cuánto pesa cada cosa",
		weight: "Peso",
		seeReports: "Ver los reportes",
		institution: "Institución",
		allInstitutions: "Todas",
		noInstitution: "Sin institución",
		filter: "Filtrar",
		place: "Del {from} al {to}, de {count}",
		download: "Bajar esta lista (CSV)",
		nothing: "Aquí no hay nada pendiente.",
		otherRecords: "Otros registros con fecha de revisión",
		record: "Registro",
		due: "Tocaba el",
		overviewLead: "Qué tan recientes y qué tan dudosos son los datos de cada institución.",
		freshness: "De cuándo son los datos",
		sourcesTitle: "Qué dicen las fuentes",
		doubt: "Cuánta duda hay",
		procedures: "Trámites",
		waiting: "Con algo pendiente",
		points: "Suma de demanda × duda",
		facts: "Datos",
		marks: { confirmed: "Confirmados", single: "Una fuente", contradicted: "No coinciden", unsourced: "Sin fuente" },
		ages: { half: "≤ 6 meses", year: "≤ 1 año", old: "≤ 2 años", stale: "> 2 años", never: "Sin fecha" },
		publicPage: "Ver lo que ve el público",
		csv: {
			id: "id",
			name: "tramite",
			institution: "institucion",
			reasons: "pendiente",
			demand: "demanda",
			doubt: "duda",
			score: "numero",
		},
	},
	en: {
		title: "To do",
		lead: "What to look at first: what most people ask for and what is most doubtful.",
		lists: "Lists",
		all: "The whole list",
		searches: "Searches that found nothing",
		overview: "By institution",
		orderTitle: "How the list is ordered",
		order: [
			"Each procedure has a number: demand times doubt. The highest comes first.",
			"Demand goes from 1 (a few specialists) to 4 (most families).",
			"Doubt is the sum of what there is to look at. What sends people to the window in vain weighs more.",
			"The list of one reason goes by demand, not by the number: first what most people ask for. The number counts all there is about the procedure.",
		],
		weights: "What each thing weighs",
		weight: "Weight",
		seeReports: "See the reports",
		institution: "Institution",
		allInstitutions: "All",
		noInstitution: "Without an institution",
		filter: "Filter",
		place: "{from} to {to} of {count}",
		download: "Download this list (CSV)",
		nothing: "Nothing is waiting here.",
		otherRecords: "Other records with a review date",
		record: "Record",
		due: "Due on",
		overviewLead: "How recent and how doubtful the facts of each institution are.",
		freshness: "How old the facts are",
		sourcesTitle: "What the sources say",
		doubt: "How much doubt there is",
		procedures: "Procedures",
		waiting: "With something to do",
		points: "Sum of demand × doubt",
		facts: "Facts",
		marks: { confirmed: "Confirmed", single: "One source", contradicted: "Differ", unsourced: "No source" },
		ages: { half: "≤ 6 months", year: "≤ 1 year", old: "≤ 2 years", stale: "> 2 years", never: "No date" },
		publicPage: "See what the public sees",
		csv: {
			id: "id",
			name: "procedure",
			institution: "institution",
			reasons: "to_do",
			demand: "demand",
			doubt: "doubt",
			score: "number",
		},
	},
};
