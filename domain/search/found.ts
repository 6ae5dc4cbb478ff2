import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { OfficialName } from "../official/official-name.ts";
import type { Elsewhere, SiteSubject } from "./examples.ts";

/** A page that a search leads to, or a name whose page is elsewhere. The words of an experience depend on the language: only its id is told. */
export type Found =
	| { kind: "procedure"; procedure: CataloguedProcedure }
	| { kind: "experience"; id: string }
	| { kind: "institution"; institution: Institution }
	| { kind: "name"; name: OfficialName };

/** What words may mean: such a page, a subject that is no procedure, or a part of the portal. */
export type Meant = Found | { kind: "elsewhere"; topic: Elsewhere } | { kind: "site"; id: SiteSubject };

/** Id of the page within its kind. */
export function idOf(found: Meant): string {
	switch (found.kind) {
		case "procedure":
			return found.procedure.id;
		case "institution":
			return found.institution.id;
		case "name":
			return `nombre-${found.name.number}`;
		case "elsewhere":
			return `elsewhere-${found.topic.id}`;
		case "site":
			return `site-${found.id}`;
		case "experience":
			return found.id;
	}
}
