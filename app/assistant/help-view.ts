import type { Situation } from "../../domain/assistant/situations.ts";
import { helpIn } from "../../domain/assistant/situations.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { findInstitution, findProcedure } from "../../domain/catalogue.ts";
import { procedureName } from "../../domain/procedure.ts";
import type { SourceView } from "./source-view.ts";
import { viewSourceOf } from "./source-view.ts";

/** Who helps in a trouble, as far as the catalogue has them. */
export interface HelpView {
	procedures: readonly { id: string; name: string; place: string | null }[];
	institutions: readonly { id: string; name: string; phone: string | null; source: SourceView }[];
}

/** Sources that tell how to report something stand first. */
const REPORTING = "denunci";

/** The procedures and institutions that help; what the catalogue does not have is passed over. */
export function viewHelp(catalogue: Catalogue, situation: Situation): HelpView {
	const help = helpIn(situation);
	return {
		procedures: help.procedures.flatMap((id) => {
			const procedure = findProcedure(catalogue, id);
			return procedure ? { id, name: procedureName(procedure), place: procedure.lugar } : [];
		}),
		institutions: help.institutions.flatMap((id) => {
			const institution = findInstitution(catalogue, id);
			if (!institution) return [];
			const name = institution.full_name ?? institution.name ?? id;
			return { id, name, phone: institution.phone, source: viewSourceOf(institution, REPORTING) };
		}),
	};
}
