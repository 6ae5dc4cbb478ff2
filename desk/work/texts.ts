import type { ByLanguage } from "../../content/by-language.ts";
import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import type { DoubtReason } from "../../domain/quality/doubts.ts";
import type { Demand, DemandSource } from "../../domain/quality/work-order.ts";

interface WorkTexts {
	title: string;
	lead: string;
	lists: string;
	all: string;
	searches: string;
	overview: string;
	reasons: Readonly<Record<DoubtReason, { name: string; what: string }>>;
	fields: Readonly<Record<ProvableField, string>>;
	sources: string;
	source: string;
	places: string;
	demands: Readonly<Record<Demand, string>>;
	demandSources: Readonly<Record<DemandSource, string>>;
	orderTitle: string;
	order: readonly string[];
	weights: string;
	weight: string;
	/** {demand}, {demandWords}, {doubt} and {score} are filled in. */
	sum: string;
	/** {value} is filled in. */
	otherSays: string;
	readOn: string;
	neverRead: string;
	dueOn: string;
	openReports: string;
	oneReport: string;
	seeReports: string;
	institution: string;
	allInstitutions: string;
	noInstitution: string;
	filter: string;
	/** {from}, {to} and {count} are filled in. */
	place: string;
	pages: string;
	before: string;
	after: string;
	download: string;
	nothing: string;
	otherRecords: string;
	record: string;
	due: string;
	missedLead: string;
	missedNote: string;
	missedWords: string;
	missedDays: string;
	missedLast: string;
	missedNone: string;
	missedMissing: string;
	missedUnreadable: string;
	/** {count} is filled in. */
	missedWaiting: string;
	overviewLead: string;
	freshness: string;
	doubt: string;
	procedures: string;
	waiting: string;
	points: string;
	facts: string;
	marks: Readonly<Record<"confirmed" | "contradicted" | "unsourced", string>>;
	ages: Readonly<Record<"half" | "year" | "old" | "stale" | "never", string>>;
	publicPage: string;
	csv: Readonly<Record<"id" | "name" | "institution" | "reasons" | "demand" | "doubt" | "score", string>>;
}

export const WORK_TEXTS: ByLanguage<WorkTexts> = {
	es: {
		title: "Pendientes",
		lead: "Qué revisar primero: lo que más gente pide y lo que más dudas tiene.",
		lists: "Listas",
		all: "Todo, en orden",
		searches: "Búsquedas sin resultado",
		overview: "Por institución",
		reasons: {
			contradicted: { name: "Fuentes que no coinciden", what: "Dos páginas dicen cosas distintas." },
			reports: { name: "Reportes abiertos", what: "Alguien avisó de algo y aún no se resuelve." },
			review: { name: "Revisiones que ya tocan", what: "Llegó la fecha en que alguien quiso volver a mirar." },
			unsourced: { name: "Datos sin fuente", what: "Se buscó una fuente y no se halló." },
			stale: { name: "Datos viejos", what: "Se leyeron hace más de dos años, o nunca." },
			cost: { name: "Costos que faltan", what: "Ni monto, ni rango, ni pagos que sumen." },
			unchecked: { name: "Sin verificar", what: "Viene de la lista oficial y nadie lo ha leído en su fuente." },
			unnoted: { name: "Sin fuente anotada", what: "Hay costo, requisitos o pasos, y nadie anotó dónde se leyeron." },
			link: { name: "Enlaces a la portada", what: "El enlace o la fuente lleva a la portada de un sitio." },
		},
		fields: {
			costo: "costo",
			duration: "tiempo",
			requirements: "requisitos",
			steps: "pasos",
			respaldo_legal: "norma",
			enlace: "enlace",
			lugar: "lugar",
			horario: "horario",
		},
		sources: "fuentes",
		source: "fuente de",
		places: "oficinas",
		demands: {
			1: "unos pocos especialistas",
			2: "un oficio",
			3: "mucha gente",
			4: "casi todas las familias",
		},
		demandSources: {
			mostAsked: "está entre los más pedidos",
			judged: "así lo juzgamos en su registro",
			checked: "nadie lo ha medido; lo elegimos porque se pide",
			unjudged: "nadie lo ha medido",
		},
		orderTitle: "Cómo se ordena la lista",
		order: [
			"Cada trámite tiene un número: demanda por duda. El número más alto va primero.",
			"La demanda va de 1 (unos pocos especialistas) a 4 (casi todas las familias).",
			"La duda es la suma de lo que hay que revisar. Pesa más lo que hace ir en vano a la ventanilla.",
		],
		weights: "Cuánto pesa cada cosa",
		weight: "Peso",
		sum: "Demanda {demand} ({demandWords}) × duda {doubt} = {score}",
		otherSays: "la otra fuente dice «{value}»",
		readOn: "leído el {value}",
		neverRead: "sin fecha de lectura",
		dueOn: "tocaba el {value}",
		openReports: "{value} reportes",
		oneReport: "1 reporte",
		seeReports: "Ver los reportes",
		institution: "Institución",
		allInstitutions: "Todas",
		noInstitution: "Sin institución",
		filter: "Filtrar",
		place: "Del {from} al {to}, de {count}",
		pages: "Páginas",
		before: "Anteriores",
		after: "Siguientes",
		download: "Bajar esta lista (CSV)",
		nothing: "Aquí no hay nada pendiente.",
		otherRecords: "Otros registros con fecha de revisión",
		record: "Registro",
		due: "Tocaba el",
		missedLead: "Lo que la gente buscó y el portal no tiene. Cada línea se buscó en cinco días distintos o más.",
		missedNote: "No sabemos quién buscó ni a qué hora. Se borra a los doce meses.",
		missedWords: "Palabras",
		missedDays: "Días en que se buscó",
		missedLast: "Último día",
		missedNone: "Ninguna búsqueda sin resultado se ha repetido en cinco días.",
		missedMissing:
			"Aquí no está el archivo missed-searches.json. O nadie ha buscado en vano todavía, o el portal corre en otra máquina: copia el archivo de su DATA_DIR a la carpeta de la mesa.",
		missedUnreadable:
			"No se puede leer missed-searches.json. Pide a quien cuida el servidor que revise el archivo y sus permisos.",
		missedWaiting: "{count} búsquedas más aún no llegan a cinco días. No sabemos qué dicen.",
		overviewLead: "Qué tan recientes y qué tan dudosos son los datos de cada institución.",
		freshness: "Cuándo se leyeron los datos",
		doubt: "Cuánta duda hay",
		procedures: "Trámites",
		waiting: "Con algo pendiente",
		points: "Suma de demanda × duda",
		facts: "Datos",
		marks: { confirmed: "Confirmados", contradicted: "No coinciden", unsourced: "Sin fuente" },
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
		all: "Everything, in order",
		searches: "Searches that found nothing",
		overview: "By institution",
		reasons: {
			contradicted: { name: "Sources that differ", what: "Two pages say different things." },
			reports: { name: "Open reports", what: "Somebody told us of something, and it is not solved yet." },
			review: { name: "Reviews that are due", what: "The date has come on which somebody wanted to look again." },
			unsourced: { name: "Facts without a source", what: "Somebody looked for a source and found none." },
			stale: { name: "Old facts", what: "Read more than two years ago, or never." },
			cost: { name: "Missing costs", what: "No amount, no range, no payments that add up." },
			unchecked: { name: "Not checked", what: "From the official list, and nobody has read it in its source." },
			unnoted: { name: "No source noted", what: "There are cost, requirements or steps, and nobody noted where." },
			link: { name: "Links to a front door", what: "The link or source leads to the front page of a site." },
		},
		fields: {
			costo: "cost",
			duration: "time",
			requirements: "requirements",
			steps: "steps",
			respaldo_legal: "law",
			enlace: "link",
			lugar: "place",
			horario: "hours",
		},
		sources: "sources",
		source: "source of",
		places: "offices",
		demands: { 1: "a few specialists", 2: "a trade", 3: "many people", 4: "most families" },
		demandSources: {
			mostAsked: "it is among the most asked for",
			judged: "so we judged it in its record",
			checked: "nobody measured it; we chose it because it is asked for",
			unjudged: "nobody measured it",
		},
		orderTitle: "How the list is ordered",
		order: [
			"Each procedure has a number: demand times doubt. The highest comes first.",
			"Demand goes from 1 (a few specialists) to 4 (most families).",
			"Doubt is the sum of what there is to look at. What sends people to the window in vain weighs more.",
		],
		weights: "What each thing weighs",
		weight: "Weight",
		sum: "Demand {demand} ({demandWords}) × doubt {doubt} = {score}",
		otherSays: "the other source says “{value}”",
		readOn: "read on {value}",
		neverRead: "no date of reading",
		dueOn: "due on {value}",
		openReports: "{value} reports",
		oneReport: "1 report",
		seeReports: "See the reports",
		institution: "Institution",
		allInstitutions: "All",
		noInstitution: "Without an institution",
		filter: "Filter",
		place: "{from} to {to} of {count}",
		pages: "Pages",
		before: "Previous",
		after: "Next",
		download: "Download this list (CSV)",
		nothing: "Nothing is waiting here.",
		otherRecords: "Other records with a review date",
		record: "Record",
		due: "Due on",
		missedLead:
			"What people searched for and the portal does not have. Each line was asked on five different days or more.",
		missedNote: "We do not know who searched, nor at what time. It is deleted after twelve months.",
		missedWords: "Words",
		missedDays: "Days on which it was searched",
		missedLast: "Last day",
		missedNone: "No search without a result was repeated on five days.",
		missedMissing:
			"There is no file missed-searches.json here. Either nobody has searched in vain yet, or the portal runs on another machine: copy the file from its DATA_DIR into the desk’s folder.",
		missedUnreadable:
			"The file missed-searches.json cannot be read. Ask whoever runs the server to look at the file and its permissions.",
		missedWaiting: "{count} more searches have not come to five days. We do not know what they say.",
		overviewLead: "How recent and how doubtful the facts of each institution are.",
		freshness: "When the facts were read",
		doubt: "How much doubt there is",
		procedures: "Procedures",
		waiting: "With something to do",
		points: "Sum of demand × doubt",
		facts: "Facts",
		marks: { confirmed: "Confirmed", contradicted: "Differ", unsourced: "No source" },
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
