import { saySoughtInVain } from "../../content/catalogue/sought-in-vain.ts";
import { sayProcedure, spanishAmong } from "../../content/catalogue/translations.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { findInstitution, listProceduresOf } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { isUnchecked, type Procedure, procedureName, saysDuration } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { findPlace } from "../address/list-place.ts";
import type { NearOffices } from "../components/office-view.ts";
import { viewNearOffices } from "../components/office-view.ts";
import { formatDate } from "../words/format.ts";

/** Its procedures on one page. */
const PAGE_SIZE = 18;

/** A procedure in the list of its institution. */
export interface ListedProcedure
	extends Pick<Procedure, "id" | "type" | "description" | "category" | "duration" | "is_digital"> {
	name: string;
	/** Taken from the official catalogue as it stands there. */
	isUnchecked: boolean;
	/** Of a procedure that is translated for this page: which of these texts are Spanish all the same. */
	spanish?: readonly string[];
}

/** Everything that the page of an institution draws. */
export interface InstitutionView {
	institution: Institution & { name: string };
	/** What of its contact was looked for in vain. */
	soughtInVain: string | null;
	/** Which of its procedures are shown. */
	place: ListPlace;
	procedures: readonly ListedProcedure[];
	offices: NearOffices;
}

interface Asked {
	page: ListPart;
	department: string | null;
	language: Language;
}

/** An institution and one page of its procedures; undefined when the catalogue has none with this id. */
export function viewInstitution(
	catalogue: Catalogue,
	id: string,
	{ page, department, language }: Asked,
): InstitutionView | undefined {
	const institution = findInstitution(catalogue, id);
	if (!institution) return undefined;
	const procedures = listProceduresOf(catalogue, institution.id);
	const place = findPlace(procedures.length, page, PAGE_SIZE);
	const isKnown = (field: string) =>
		Object.entries(institution).some(([name, value]) => name === field && value !== null);
	return {
		place,
		soughtInVain: saySoughtInVain("institution", id, { language, isKnown, formatDay: formatDate }),
		offices: viewNearOffices(catalogue, { institution }, { department, language }),
		institution: { ...institution, name: institutionName(institution) },
		procedures: procedures.slice(place.from, place.to).map((procedure) => viewListed(procedure, language)),
	};
}

function viewListed(procedure: CataloguedProcedure, language: Language): ListedProcedure {
	const said = sayProcedure(procedure, language);
	const { id, type, description, category, is_digital } = said.procedure;
	const duration = saysDuration(procedure) ? said.procedure.duration : null;
	const name = procedureName(said.procedure);
	return {
		id,
		name,
		type,
		description,
		category,
		duration,
		is_digital,
		isUnchecked: isUnchecked(procedure),
		...spanishAmong(said, [name, description, duration], [category]),
	};
}
