import type { CataloguedProcedure } from "../catalogue.ts";
import type { Institution } from "../institution.ts";

/** A page that a search leads to. The words of an experience depend on the language: only its id is told. */
export type Found =
	| { kind: "procedure"; procedure: CataloguedProcedure }
	| { kind: "experience"; id: string }
	| { kind: "institution"; institution: Institution };

/** Id of the page within its kind. */
export function idOf(found: Found): string {
	if (found.kind === "procedure") return found.procedure.id;
	return found.kind === "institution" ? found.institution.id : found.id;
}
