import type { Catalogue } from "../../domain/catalogue.ts";
import { findInstitution, listProceduresOf } from "../../domain/catalogue.ts";
import type { Institution } from "../../domain/institution.ts";
import { institutionName } from "../../domain/institution.ts";
import type { Procedure } from "../../domain/procedure.ts";
import { procedureName } from "../../domain/procedure.ts";

/** A procedure in the list of its institution. */
export interface ListedProcedure
	extends Pick<Procedure, "id" | "description" | "category" | "duration" | "is_digital"> {
	name: string;
}

/** Everything that the page of an institution draws. */
export interface InstitutionView {
	institution: Institution & { name: string };
	procedures: readonly ListedProcedure[];
}

/** An institution and its procedures for its page; undefined when the catalogue has none with this id. */
export function viewInstitution(catalogue: Catalogue, id: string): InstitutionView | undefined {
	const institution = findInstitution(catalogue, id);
	if (!institution) return undefined;
	return {
		institution: { ...institution, name: institutionName(institution) },
		procedures: listProceduresOf(catalogue, institution.id).map((procedure) => {
			const { id, description, category, duration, is_digital } = procedure;
			return { id, name: procedureName(procedure), description, category, duration, is_digital };
		}),
	};
}
