import type { AskedField } from "../../domain/assistant/assistant-fields.ts";
import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import type { Institution } from "../../domain/institution.ts";
import type { ProcedureType, UserType } from "../../domain/procedure.ts";
import { findPlace } from "../../domain/procedure-place.ts";

/** The value of one field as the record has it; null or an empty list where the record does not say. */
export type FactView =
	| { field: "cost"; amount: number | null; currency: string; note: string | null }
	| { field: "duration" | "hours" | "phone" | "document" | "law"; value: string | null; note: string | null }
	| { field: "requirements" | "steps" | "validity"; values: readonly string[] }
	| { field: "place"; institution: { id: string; name: string } | null; address: string | null }
	| { field: "online"; type: ProcedureType | null }
	| { field: "audience"; audience: UserType | null }
	| { field: "link"; address: string | null }
	| { field: "updated"; date: string | null };

/** Matches durations such as "No se indica en las fuentes leídas", which count as unknown. */
const UNSAID = /^no (?:se )?(?:indica|hall)/i;
/** Sentences of the description that tell how long the document is good for. */
const VALIDITY = /\b(?:vale|valen|vigencia|vence|válid[oa]s?|validez|se renueva)\b/i;

/** Quotes one field of a procedure, or of its institution where procedures have none of their own. */
export function viewFact(procedure: CataloguedProcedure, field: AskedField): FactView {
	switch (field) {
		case "cost": {
			const { costo, codigo_moneda, costo_nota } = procedure;
			return { field, amount: costo, currency: codigo_moneda, note: costo_nota };
		}
		case "duration":
			return viewDuration(procedure.duration);
		case "requirements":
			return { field, values: procedure.requirements };
		case "steps":
			return { field, values: procedure.steps };
		case "validity":
			return { field, values: listSentences(procedure.full_description).filter((each) => VALIDITY.test(each)) };
		case "online":
			return { field, type: procedure.type };
		case "audience":
			return { field, audience: procedure.user_type };
		case "document":
			return { field, value: procedure.documento_obtenible, note: null };
		case "law":
			return { field, value: procedure.respaldo_legal, note: null };
		case "link":
			return { field, address: procedure.enlace };
		case "place":
			return viewPlace(procedure);
		case "updated":
			return { field, date: procedure.fecha_actualizado };
		default:
			return viewInstitutionFact(procedure.institutions, field);
	}
}

/** Quotes one field of an institution; null when the procedure has none. */
export function viewInstitutionFact(institution: Institution | null, field: AskedField): FactView {
	switch (field) {
		case "hours":
			return { field, value: institution?.working_hours ?? null, note: null };
		case "phone":
			return { field, value: institution?.phone ?? institution?.email ?? null, note: null };
		case "link":
			return { field, address: institution?.website ?? null };
		default:
			return {
				field: "place",
				institution: viewNamed(institution),
				address: institution?.address ?? null,
			};
	}
}

/** Where the service is given; its institution's address says where the institution is. */
function viewPlace(procedure: CataloguedProcedure): FactView {
	const place = findPlace(procedure);
	const site = place.kind === "online" ? place.site : null;
	return {
		field: "place",
		institution: viewNamed(procedure.institutions),
		address: place.kind === "said" ? place.lugar : site,
	};
}

function viewNamed(institution: Institution | null): { id: string; name: string } | null {
	return institution && { id: institution.id, name: institution.name ?? institution.id };
}

function viewDuration(duration: string | null): FactView {
	const isUnsaid = duration !== null && UNSAID.test(duration);
	return { field: "duration", value: isUnsaid ? null : duration, note: isUnsaid ? duration : null };
}

function listSentences(text: string | null): string[] {
	return text?.split(/(?<=[.!?])\s+/) ?? [];
}
