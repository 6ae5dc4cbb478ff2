import type { RouterContextProvider } from "react-router";
import { findInstitution, findProcedure } from "../../../domain/catalogue.ts";
import { procedureName } from "../../../domain/procedure.ts";
import type { ReportDraft } from "../../../domain/report/report-form.ts";
import { EMPTY_DRAFT } from "../../../domain/report/report-form.ts";
import { catalogueContext } from "../../context.ts";

/** What a report is about, as its address says it: ids of a procedure or of an institution. */
interface ReportSubject {
	procedure: string | null;
	institution: string | null;
}

/** The form as it starts: the procedure or institution that its address names; without a catalogue it starts empty. */
export function prefillReport(subject: ReportSubject, context: Readonly<RouterContextProvider>): ReportDraft {
	const catalogue = context.get(catalogueContext)?.catalogue;
	if (!catalogue) return EMPTY_DRAFT;
	const procedure = findProcedure(catalogue, subject.procedure ?? "");
	const institution = procedure?.institutions ?? findInstitution(catalogue, subject.institution ?? "");
	return {
		...EMPTY_DRAFT,
		procedure: procedure ? procedureName(procedure) : "",
		institution: institution?.name ?? institution?.full_name ?? "",
	};
}
