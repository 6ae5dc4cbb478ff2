import type { RouterContextProvider } from "react-router";
import { findInstitution, findProcedure } from "../../domain/catalogue.ts";
import { procedureName } from "../../domain/procedure.ts";
import type { ReportDraft } from "../../domain/report-form.ts";
import { EMPTY_DRAFT } from "../../domain/report-form.ts";
import { catalogueContext } from "../context.ts";

/** The form as it starts: the procedure or institution that its address names; without a catalogue it starts empty. */
export function prefillReport(request: Request, context: Readonly<RouterContextProvider>): ReportDraft {
	const catalogue = context.get(catalogueContext)?.catalogue;
	const asked = new URL(request.url).searchParams;
	if (!catalogue) return EMPTY_DRAFT;
	const procedure = findProcedure(catalogue, asked.get("tramite") ?? "");
	const institution = procedure?.institutions ?? findInstitution(catalogue, asked.get("institucion") ?? "");
	return {
		...EMPTY_DRAFT,
		procedure: procedure ? procedureName(procedure) : "",
		institution: institution?.name ?? institution?.full_name ?? "",
	};
}
