import { tellTerm } from "../../content/catalogue/term-texts.ts";
import type { AskedField } from "../../domain/assistant/assistant-fields.ts";
import { isAboutStatus } from "../../domain/assistant/assistant-match.ts";
import {
	findCostRow,
	listDeadlines,
	listSaid,
	listSentences,
	MAX_MENTIONS,
	readCostTable,
} from "../../domain/assistant/record-texts.ts";
import type { Local } from "../../domain/assistant/reply.ts";
import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import type { Procedure, ProcedureType, UserType } from "../../domain/catalogue/procedure.ts";
import type { ListedPlace } from "../../domain/facts/details.ts";
import { listTermsFor } from "../../domain/facts/procedure-term.ts";
import { findPlace, type ProcedurePlace } from "../../domain/facts/told-facts.ts";
import { parseHours } from "../../domain/offices/hours.ts";
import { sayHours } from "../components/office-view.ts";
import type { NearView } from "./near-view.ts";

/** What an institution publishes of itself; never told as if it were a service's own. */
interface InstitutionsOwn {
	id: string;
	name: string;
	value: string | null;
}

/** The value of one field as the record has it; null or an empty list where the record does not say. */
export type FactView =
	| CostView
	| { field: "duration" | "document" | "law" | "description"; value: string | null; note: string | null }
	/** What the record of a procedure says, and what its institution publishes of itself. */
	| {
			field: "hours" | "phone" | "status";
			values: readonly string[];
			isOnline: boolean;
			institution: InstitutionsOwn | null;
			/** The town for which nobody noted any; null where none was asked for. */
			unknownIn: string | null;
	  }
	| { field: "requirements" | "steps" | "validity" | "deadline" | "mention"; values: readonly string[] }
	| ({ field: "place"; place: ProcedurePlace; institution: { id: string; name: string } | null } & Somewhere)
	| ({ field: "address"; value: string | null } & Somewhere)
	| { field: "online"; type: ProcedureType | null; link: string | null }
	| { field: "audience"; audience: UserType | null; values: readonly string[] }
	| { field: "link"; address: string | null }
	| { field: "updated"; date: string | null };

interface Somewhere {
	local: LocalView | null;
	/** Missing where a town was named, or no department was chosen. */
	near?: NearView;
}

/** A town that was asked for, and the offices that somebody noted there. */
interface LocalView {
	town: string;
	offices: readonly { name: string; address: string | null }[];
}

interface CostView {
	field: "cost";
	amount: number | null;
	currency: string;
	note: string | null;
	/** The ends of a table by income, and the line of the income that was told. */
	table: { from: number; to: number; income: number | null; forIncome: number | null } | null;
}

/** Matches durations such as "La ficha no lo dice" and "No se indica", which count as unknown. */
const UNSAID = /^(?:no (?:se )?(?:indica|hall)|la ficha (?:del [A-Z]+ )?no lo dice|las fuentes no lo dicen)/i;
/** Sentences that tell how long the document is good for, when somebody is there, and whom to call. */
const VALIDITY = /\b(?:vale|valen|vigencia|vence|válid[oa]s?|validez|se renueva)\b/i;
const HOURS = /\b(?:24 horas|horario|lunes|s[aá]bado|todos los d[ií]as|atienden? de)\b/i;
const PHONE = /\b(?:tel[eé]fonos?|l[ií]nea|llama(?:da)?s?|whatsapp)\b[^.]*\d{3,4}/i;

/** What is said to answer about a person, and how to learn how far a request is. */
const AUDIENCE =
	/\b(?:edad|\d+ a[nñ]os|menor(?:es)?|mayor(?:es)? de|extranjer[oa]s?|tercer[oa]?s?|familiar(?:es)?|representante|apoderado|mandatario|cualquier persona|personalmente|padres|encargado)\b/i;
const STATUS =
	/\b(?:estado de|seguimiento|te (?:avisa|notifica|llama)n?|notificaci[oó]n|expediente|consulta (?:si|el|tu))\b/i;

interface Asked {
	/** Monthly income that the question tells, in quetzales. */
	income?: number | null;
	local?: Local | null;
}

/** Quotes one field of a procedure. */
export function viewFact(
	procedure: CataloguedProcedure,
	field: AskedField | "description",
	{ income = null, local = null }: Asked = {},
): FactView {
	switch (field) {
		case "description":
			return { field, value: procedure.description, note: null };
		case "deadline":
			return { field, values: sayTerms(procedure, field) ?? listDeadlines(procedure) };
		case "status":
			return {
				...viewReach(procedure, field, STATUS, null),
				...(isAboutStatus(procedure) && { values: procedure.steps }),
			};
		case "cost":
			return viewCost(procedure, income);
		case "duration":
			return viewDuration(procedure.duration);
		case "requirements":
			return { field, values: procedure.requirements };
		case "steps":
			return { field, values: procedure.steps };
		case "validity":
			return { field, values: sayTerms(procedure, field) ?? listSentences(procedure, VALIDITY) };
		case "online":
			return { field, type: procedure.type, link: procedure.type === "presencial" ? null : procedure.enlace };
		case "audience":
			return { field, audience: procedure.user_type, values: listSaid(procedure, AUDIENCE) };
		case "document":
			return { field, value: procedure.documento_obtenible, note: null };
		case "law":
			return { field, value: procedure.respaldo_legal, note: null };
		case "link":
			return { field, address: procedure.enlace };
		case "place":
			return {
				field,
				place: findPlace(procedure),
				institution: viewNamed(procedure.institutions),
				local: viewLocal(local),
			};
		case "updated":
			return { field, date: procedure.fecha_actualizado };
		case "hours":
			return viewReach(procedure, field, HOURS, local);
		case "phone":
			return viewReach(procedure, field, PHONE, local);
	}
}

/** What somebody noted of it, each as a sentence with what happens after; null where nobody did. What is quoted is Spanish. */
function sayTerms({ terms }: CataloguedProcedure, field: AskedField): string[] | null {
	const said = listTermsFor(field, terms).map((term) => tellTerm(term, "es"));
	return said.length > 0 ? said.slice(0, MAX_MENTIONS) : null;
}

/** Quotes one field of an institution; null when there is none. What is asked of a town is never told of another. */
export function viewInstitutionFact(institution: Institution, field: AskedField, local: Local | null = null): FactView {
	const isHere = local === null || local.isHome;
	switch (field) {
		case "hours": {
			const own = isHere && institution.working_hours ? [institution.working_hours] : [];
			const unknownIn = isHere ? null : local.town;
			return { field, values: [...listOf(local?.offices ?? [], field), ...own], ...OF_ITSELF, unknownIn };
		}
		case "phone": {
			const value = institution.phone ?? institution.email;
			return { field, values: [...listOf(local?.offices ?? [], field), ...(value ? [value] : [])], ...OF_ITSELF };
		}
		case "link":
			return { field, address: institution.website };
		default:
			return { field: "address", value: isHere ? institution.address : null, local: viewLocal(local) };
	}
}

const OF_ITSELF = { isOnline: false, institution: null, unknownIn: null };

function viewLocal(local: Local | null): LocalView | null {
	return (
		local && { town: local.town, offices: local.offices.map(({ office, address }) => ({ name: office, address })) }
	);
}

/** Whether an institution's record does not say it. */
export function isUnsaid(fact: FactView): boolean {
	if (fact.field === "address") return fact.value === null && !fact.local?.offices.length && !fact.near?.offices.length;
	return fact.field === "link" ? fact.address === null : "values" in fact && fact.values.length === 0;
}

function viewCost({ costo, codigo_moneda, costo_nota }: Procedure, income: number | null): CostView {
	const rows = costo === null ? readCostTable(costo_nota) : [];
	const amounts = rows.map(({ amount }) => amount);
	const forIncome = income === null ? null : (findCostRow(rows, income)?.amount ?? null);
	const table = { from: Math.min(...amounts), to: Math.max(...amounts), income, forIncome };
	return {
		field: "cost",
		amount: costo,
		currency: codigo_moneda,
		note: costo_nota,
		table: rows.length > 0 ? table : null,
	};
}

/** When and how a service is reached: what its record says, and beside it, by its name, what its institution publishes. */
function viewReach(
	procedure: CataloguedProcedure,
	field: "hours" | "phone" | "status",
	pattern: RegExp,
	local: Local | null,
): FactView {
	const { institutions: institution, type } = procedure;
	const phone = institution?.phone ?? institution?.email;
	const own = field === "hours" ? institution?.working_hours : phone;
	const ofPlaces = field === "status" ? [] : listOf(local?.offices ?? procedure.places, field);
	const isElsewhere = field === "hours" && local !== null && ofPlaces.length === 0;
	return {
		field,
		values: ofPlaces.length > 0 ? ofPlaces : listSentences(procedure, pattern),
		isOnline: type === "digital",
		institution: institution && {
			id: institution.id,
			name: institutionName(institution),
			value: isElsewhere ? null : (own ?? null),
		},
		unknownIn: isElsewhere ? local.town : null,
	};
}

/** What offices publish, each under its name. */
export function listOf(places: readonly ListedPlace[], field: "hours" | "phone"): string[] {
	return places.flatMap((place) => {
		const said = place[field];
		if (said === null) return [];
		// Records of offices hold hours for programs; what is quoted is Spanish.
		const hours = field === "hours" ? parseHours(said) : null;
		return `${place.office}: ${hours ? sayHours(hours, "es").join("; ") : said}.`;
	});
}

function viewNamed(institution: Institution | null): { id: string; name: string } | null {
	return institution && { id: institution.id, name: institutionName(institution) };
}

function viewDuration(duration: string | null): FactView {
	const isUnsaid = duration !== null && UNSAID.test(duration);
	return { field: "duration", value: isUnsaid ? null : duration, note: isUnsaid ? duration : null };
}
