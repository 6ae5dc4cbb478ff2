import { formatDate } from "../../app/words/format.ts";
import { FACT_NAMES } from "../../content/publications/open-data-api.ts";
import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import { PROVABLE_FIELDS } from "../../domain/facts/procedure-fact.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { Doubt, DoubtReason } from "../../domain/quality/doubts.ts";
import type { Demand, DemandSource, WorkEntry } from "../../domain/quality/work-order.ts";

interface DoubtTexts {
	reasons: Readonly<Record<DoubtReason, { name: string; what: string }>>;
	sources: string;
	source: string;
	places: string;
	demands: Readonly<Record<Demand, string>>;
	demandSources: Readonly<Record<DemandSource, string>>;
	/** {value} is filled in. */
	otherSays: string;
	since: string;
	undated: string;
	dueOn: string;
	openReports: string;
	oneReport: string;
	/** {demand}, {demandWords}, {doubt} and {score} are filled in. */
	sum: string;
}

/** What there is to look at in a procedure, in words. */
export const DOUBT_TEXTS: ByDeskLanguage<DoubtTexts> = {
	es: {
		reasons: {
			contradicted: { name: "Fuentes que no coinciden", what: "Dos páginas dicen cosas distintas." },
			reports: { name: "Reportes abiertos", what: "Alguien avisó de algo y aún no se resuelve." },
			review: { name: "Revisiones que ya tocan", what: "Llegó la fecha en que alguien quiso volver a mirar." },
			unsourced: { name: "Datos sin fuente", what: "Se buscó una fuente y no se halló." },
			stale: { name: "Datos viejos", what: "Su fuente es de hace más de dos años, o no tiene fecha y nadie la leyó." },
			payments: { name: "Costos y pagos distintos", what: "El costo dice un monto y los pagos dan otro." },
			cost: { name: "Costos que faltan", what: "Ni monto, ni rango, ni pagos que sumen." },
			unchecked: { name: "Sin verificar", what: "Viene de la lista oficial y nadie lo ha leído en su fuente." },
			single: { name: "Una fuente lo dice", what: "Falta una página del Estado, o una segunda con fecha." },
			unnoted: { name: "Sin fuente anotada", what: "Hay costo, requisitos o pasos, y nadie anotó dónde se leyeron." },
			link: { name: "Enlaces a la portada", what: "El enlace o la fuente lleva a la portada de un sitio." },
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
		otherSays: "la otra fuente dice «{value}»",
		since: "es del {value}",
		undated: "sin fecha",
		dueOn: "tocaba el {value}",
		openReports: "{value} reportes",
		oneReport: "1 reporte",
		sum: "Demanda {demand} ({demandWords}) × duda {doubt} = {score}",
	},
	en: {
		reasons: {
			contradicted: { name: "Sources that differ", what: "Two pages say different things." },
			reports: { name: "Open reports", what: "Somebody told us of something, and it is not solved yet." },
			review: { name: "Reviews that are due", what: "The date has come on which somebody wanted to look again." },
			unsourced: { name: "Facts without a source", what: "Somebody looked for a source and found none." },
			stale: { name: "Old facts", what: "Their source is more than two years old, or has no date and nobody read it." },
			payments: { name: "Costs unlike their payments", what: "The cost says one amount and the payments another." },
			cost: { name: "Missing costs", what: "No amount, no range, no payments that add up." },
			unchecked: { name: "Not checked", what: "From the official list, and nobody has read it in its source." },
			single: { name: "One source says so", what: "A page of the State is missing, or a second one with a date." },
			unnoted: { name: "No source noted", what: "There are cost, requirements or steps, and nobody noted where." },
			link: { name: "Links to a front door", what: "The link or source leads to the front page of a site." },
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
		otherSays: "the other source says “{value}”",
		since: "from {value}",
		undated: "no date",
		dueOn: "due on {value}",
		openReports: "{value} reports",
		oneReport: "1 report",
		sum: "Demand {demand} ({demandWords}) × doubt {doubt} = {score}",
	},
};

/** A doubt in words: "Fuentes que no coinciden: costo (la otra fuente dice «Q 60»)". */
export function sayDoubt({ reason, field, detail }: Doubt, language: DeskLanguage): string {
	const t = DOUBT_TEXTS[language];
	const name = t.reasons[reason].name;
	// Missing costs name their field already.
	const about = field === null || reason === "cost" ? name : `${name}: ${sayField(field, language)}`;
	const more = sayDetail({ reason, detail }, language);
	return more === null ? about : `${about} (${more})`;
}

function sayDetail({ reason, detail }: Pick<Doubt, "reason" | "detail">, language: DeskLanguage): string | null {
	const t = DOUBT_TEXTS[language];
	const fill = (text: string, value: string) => text.replace("{value}", () => value);
	switch (reason) {
		case "contradicted":
			return detail && fill(t.otherSays, detail);
		case "stale":
			return detail === null ? t.undated : fill(t.since, formatDate(detail, language));
		case "review":
			return detail && fill(t.dueOn, formatDate(detail, language));
		case "reports":
			return detail === "1" ? t.oneReport : fill(t.openReports, detail ?? "");
		default:
			return detail;
	}
}

/** A field of a record or of what lies beside it, as `listFrontDoors` names them. */
function sayField(field: string, language: DeskLanguage): string {
	const t = DOUBT_TEXTS[language];
	const [first = "", second] = field.split(".");
	if (first === "sources") return t.sources;
	if (first === "lugares") return t.places;
	const known = PROVABLE_FIELDS.find((each) => each === first);
	const name = known ? FACT_NAMES[language][known] : first;
	return second ? `${t.source} ${name}` : name;
}

/** The number of an entry with its parts in words. */
export function saySum({ demand, demandSource, doubt, score }: WorkEntry, language: DeskLanguage): string {
	const t = DOUBT_TEXTS[language];
	return t.sum
		.replace("{demand}", String(demand))
		.replace("{demandWords}", `${t.demands[demand]}: ${t.demandSources[demandSource]}`)
		.replace("{doubt}", String(doubt))
		.replace("{score}", String(score));
}
