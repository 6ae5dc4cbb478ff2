import { saySoughtInVain } from "../../content/catalogue/sought-in-vain.ts";
import { sayProcedure, spanishAmong } from "../../content/catalogue/translations.ts";
import {
	type Catalogue,
	type CataloguedProcedure,
	findInstitution,
	listProceduresOf,
} from "../../domain/catalogue/catalogue.ts";
import { type Institution, institutionName, searchInstitutions } from "../../domain/catalogue/institution.ts";
import { isUnchecked, type Procedure, procedureName, saysDuration } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { findPlace } from "../address/list-place.ts";
import { type NearOffices, viewNearOffices } from "../components/office-view.ts";
import { formatDate } from "../words/format.ts";

/** Cards on one page. */
const CARDS_ON_PAGE = 18;

/** What the card of an institution shows. */
export interface InstitutionCardView
	extends Pick<Institution, "id" | "full_name" | "description" | "is_digital_enabled"> {
	name: string;
	contact: Pick<Institution, "phone" | "email" | "address" | "working_hours">;
}

/** Everything that the list of institutions draws. */
interface InstitutionsView {
	/** What was looked for; empty: all are shown. */
	text: string;
	total: number;
	withWebsite: number;
	digital: number;
	/** Which of the found are shown. */
	place: ListPlace;
	institutions: readonly InstitutionCardView[];
}

interface AskedList {
	text: string;
	page: ListPart;
}

/** One page of the institutions that a text finds, and the three counters, which count them all. */
export function viewInstitutions({ institutions }: Catalogue, { text, page }: AskedList): InstitutionsView {
	const found = searchInstitutions(institutions, text);
	const place = findPlace(found.length, page, CARDS_ON_PAGE);
	return {
		text,
		total: institutions.length,
		withWebsite: institutions.filter(({ website }) => website !== null).length,
		digital: institutions.filter(({ is_digital_enabled }) => is_digital_enabled).length,
		place,
		institutions: found.slice(place.from, place.to).map(viewInstitutionCard),
	};
}

function viewInstitutionCard(institution: Institution): InstitutionCardView {
	const { id, full_name, description, is_digital_enabled, phone, email, address, working_hours } = institution;
	const contact = { phone, email, address, working_hours };
	return { id, name: institutionName(institution), full_name, description, is_digital_enabled, contact };
}

/** Its procedures on one page. */
const PROCEDURES_ON_PAGE = 18;

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

interface AskedOne {
	page: ListPart;
	department: string | null;
	language: Language;
}

/** An institution and one page of its procedures; undefined when the catalogue has none with this id. */
export function viewInstitution(
	catalogue: Catalogue,
	id: string,
	{ page, department, language }: AskedOne,
): InstitutionView | undefined {
	const institution = findInstitution(catalogue, id);
	if (!institution) return undefined;
	const procedures = listProceduresOf(catalogue, institution.id);
	const place = findPlace(procedures.length, page, PROCEDURES_ON_PAGE);
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
