import type { Catalogue } from "../../domain/catalogue.ts";
import { findInstitution, listProceduresOf } from "../../domain/catalogue.ts";
import type { Institution } from "../../domain/institution.ts";
import { institutionName } from "../../domain/institution.ts";
import type { Procedure } from "../../domain/procedure.ts";
import { isUnchecked, procedureName } from "../../domain/procedure.ts";
import type { ListPart, ListPlace } from "../list-part.ts";
import { findPlace } from "../list-part.ts";
import type { Packed } from "../packed.ts";
import { pack } from "../packed.ts";

/** Its procedures on one page. */
const PAGE_SIZE = 18;

/** A procedure in the list of its institution. */
export interface ListedProcedure
	extends Pick<Procedure, "id" | "type" | "description" | "category" | "duration" | "is_digital"> {
	name: string;
	/** Taken from the official catalogue as it stands there. */
	isUnchecked: boolean;
}

/** Everything that the page of an institution draws. */
export interface InstitutionView {
	institution: Institution & { name: string };
	/** Which of its procedures are shown. */
	place: ListPlace;
	procedures: Packed<readonly ListedProcedure[]>;
}

/** An institution and one page of its procedures; undefined when the catalogue has none with this id. */
export function viewInstitution(catalogue: Catalogue, id: string, page: ListPart): InstitutionView | undefined {
	const institution = findInstitution(catalogue, id);
	if (!institution) return undefined;
	const procedures = listProceduresOf(catalogue, institution.id);
	const place = findPlace(procedures.length, page, PAGE_SIZE);
	return {
		place,
		institution: { ...institution, name: institutionName(institution) },
		procedures: pack(procedures.slice(place.from, place.to).map(viewListed)),
	};
}

function viewListed(procedure: Procedure): ListedProcedure {
	const { id, type, description, category, duration, is_digital } = procedure;
	return {
		id,
		name: procedureName(procedure),
		type,
		description,
		category,
		duration,
		is_digital,
		isUnchecked: isUnchecked(procedure),
	};
}
