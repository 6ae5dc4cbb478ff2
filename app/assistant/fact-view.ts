import type { AskedField } from "../../domain/assistant/assistant-fields.ts";
import { findCostRow, readCostTable, splitSentences } from "../../domain/assistant/record-texts.ts";
import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import {
	findPlace,
	type Procedure,
	type ProcedurePlace,
	type ProcedureType,
	type UserType,
} from "../../domain/catalogue/procedure.ts";
import type { FieldProof, FieldSource } from "../../domain/facts/field-source.ts";
import { findFieldSource } from "../../domain/facts/field-source.ts";
import { safeWebAddress } from "../../domain/text/web-address.ts";

/** What an institution publishes of itself; never told as if it were a service's own. */
interface InstitutionsOwn {
	id: string;
	name: string;
	value: string | null;
}

/** The value of one field as the record has it; null or an empty list where the record does not say. */
export type FactView =
	| CostView
	| { field: "duration" | "document" | "law"; value: string | null; note: string | null }
	/** What the record of a procedure says, and what its institution publishes of itself. */
	| { field: "hours" | "phone"; values: readonly string[]; isOnline: boolean; institution: InstitutionsOwn | null }
	| { field: "requirements" | "steps" | "validity" | "mention"; values: readonly string[] }
	| { field: "place"; place: ProcedurePlace; institution: { id: string; name: string } | null }
	| { field: "address"; value: string | null }
	| { field: "online"; type: ProcedureType | null; link: string | null }
	| { field: "audience"; audience: UserType | null }
	| { field: "link"; address: string | null }
	| { field: "updated"; date: string | null };

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

/** Quotes one field of a procedure. */
export function viewFact(procedure: CataloguedProcedure, field: AskedField, income: number | null = null): FactView {
	switch (field) {
		case "cost":
			return viewCost(procedure, income);
		case "duration":
			return viewDuration(procedure.duration);
		case "requirements":
			return { field, values: procedure.requirements };
		case "steps":
			return { field, values: procedure.steps };
		case "validity":
			return { field, values: listSentences(procedure, VALIDITY) };
		case "online":
			return { field, type: procedure.type, link: procedure.type === "presencial" ? null : procedure.enlace };
		case "audience":
			return { field, audience: procedure.user_type };
		case "document":
			return { field, value: procedure.documento_obtenible, note: null };
		case "law":
			return { field, value: procedure.respaldo_legal, note: null };
		case "link":
			return { field, address: procedure.enlace };
		case "place":
			return { field, place: findPlace(procedure), institution: viewNamed(procedure.institutions) };
		case "updated":
			return { field, date: procedure.fecha_actualizado };
		case "hours":
			return viewReach(procedure, field, HOURS);
		case "phone":
			return viewReach(procedure, field, PHONE);
	}
}

/** Quotes one field of an institution; null when there is none. */
export function viewInstitutionFact(institution: Institution, field: AskedField): FactView {
	switch (field) {
		case "hours":
			return { field, values: institution.working_hours ? [institution.working_hours] : [], ...OF_ITSELF };
		case "phone": {
			const value = institution.phone ?? institution.email;
			return { field, values: value ? [value] : [], ...OF_ITSELF };
		}
		case "link":
			return { field, address: institution.website };
		default:
			return { field: "address", value: institution.address };
	}
}

const OF_ITSELF = { isOnline: false, institution: null };

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
function viewReach(procedure: CataloguedProcedure, field: "hours" | "phone", pattern: RegExp): FactView {
	const { institutions: institution, type } = procedure;
	const own = field === "hours" ? institution?.working_hours : (institution?.phone ?? institution?.email);
	const ofPlaces = listOfPlaces(procedure, field);
	return {
		field,
		values: ofPlaces.length > 0 ? ofPlaces : listSentences(procedure, pattern),
		isOnline: type === "digital",
		institution: institution && { id: institution.id, name: institutionName(institution), value: own ?? null },
	};
}

/** What the offices of a procedure publish, each under its name. */
function listOfPlaces({ places }: CataloguedProcedure, field: "hours" | "phone"): string[] {
	return places.flatMap((place) => (place[field] === null ? [] : `${place.office}: ${place[field]}.`));
}

function viewNamed(institution: Institution | null): { id: string; name: string } | null {
	return institution && { id: institution.id, name: institutionName(institution) };
}

function viewDuration(duration: string | null): FactView {
	const isUnsaid = duration !== null && UNSAID.test(duration);
	return { field: "duration", value: isUnsaid ? null : duration, note: isUnsaid ? duration : null };
}

function listSentences({ full_description, costo_nota, lugar }: Procedure, pattern: RegExp): string[] {
	const sentences = [lugar, full_description, costo_nota].flatMap(splitSentences);
	return sentences.filter((sentence) => pattern.test(sentence));
}

/** Where facts of an answer come from. */
export interface SourceView {
	/** Fields that it says; empty where the answer has no other source. */
	fields: readonly FactView["field"][];
	/** Safe addresses; several where nobody noted which of them says it. */
	addresses: readonly string[];
	/** Calendar date of the page, or of the newest of several. */
	date: string | null;
	/** What was found out about this very fact; null where nobody noted its source, and of an institution. */
	proof: FieldProof | null;
}

/** More than these are a list to read on the procedure's own page. */
const MOST_ADDRESSES = 3;

/** The sources of the facts of an answer, each source once. */
export function viewSources(procedure: CataloguedProcedure, facts: readonly FactView[]): SourceView[] {
	const found = facts.map((fact) => ({ field: fact.field, ...findSource(procedure, fact) }));
	const bySource = [
		...Map.groupBy(found, ({ addresses, date, proof }) => JSON.stringify([date, addresses, proof])).values(),
	];
	return bySource.flatMap((same) => {
		const [first] = same;
		if (!first) return [];
		const told = bySource.length > 1 ? same.map(({ field }) => field) : [];
		return { fields: told, addresses: first.addresses.slice(0, MOST_ADDRESSES), date: first.date, proof: first.proof };
	});
}

/** What is told of the institution has the institution's sources; a place that is a site, the link to it. */
function findSource(procedure: CataloguedProcedure, fact: FactView): FieldSource {
	const { institutions: institution } = procedure;
	const isReach = fact.field === "hours" || fact.field === "phone";
	if (isReach && fact.values.length === 0 && fact.institution?.value && institution) return viewSourceOf(institution);
	if (fact.field === "place" && fact.place.kind === "online" && fact.place.site !== null) {
		return findFieldSource(procedure, "link");
	}
	const found = findFieldSource(procedure, fact.field);
	return isReach && found.proof === null ? (findPlaceSource(procedure, fact.field) ?? found) : found;
}

/** The pages that told the hours or phones of its offices; undefined where none has any. */
function findPlaceSource(procedure: CataloguedProcedure, field: "hours" | "phone"): FieldSource | undefined {
	if (listOfPlaces(procedure, field).length === 0) return undefined;
	const pages = procedure.places.flatMap((place) =>
		place[field] === null ? [] : (safeWebAddress(place.source) ?? []),
	);
	return pages.length === 0 ? undefined : { addresses: [...new Set(pages)], date: null, proof: null };
}

/** The pages that the record of an institution rests on, those first whose address speaks of a word; none is dated. */
export function viewSourceOf({ sources }: Institution, word = ""): SourceView {
	const addresses = [...new Set(sources.flatMap((source) => safeWebAddress(source) ?? []))];
	const first = word === "" ? [] : addresses.filter((address) => address.includes(word));
	return {
		fields: [],
		addresses: [...new Set([...first, ...addresses])].slice(0, MOST_ADDRESSES),
		date: null,
		proof: null,
	};
}
