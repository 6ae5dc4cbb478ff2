import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { OfficialName } from "../official/official-name.ts";

/** A page that a search leads to, or a name whose page is elsewhere. The words of an experience depend on the language: only its id is told. */
export type Found =
	| { kind: "procedure"; procedure: CataloguedProcedure }
	| { kind: "experience"; id: string }
	| { kind: "institution"; institution: Institution }
	| { kind: "name"; name: OfficialName };

/** Id of the page within its kind. */
export function idOf(found: Found): string {
	if (found.kind === "procedure") return found.procedure.id;
	if (found.kind === "name") return `nombre-${found.name.number}`;
	return found.kind === "institution" ? found.institution.id : found.id;
}
