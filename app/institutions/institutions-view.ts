import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName, searchInstitutions } from "../../domain/catalogue/institution.ts";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { findPlace } from "../address/list-place.ts";

/** Cards on one page. */
const PAGE_SIZE = 18;

/** What the card of an institution shows. */
export interface InstitutionCardView
	extends Pick<Institution, "id" | "full_name" | "description" | "is_digital_enabled"> {
	name: string;
	contact: Pick<Institution, "phone" | "email" | "address" | "working_hours">;
}

/** Everything that the list of institutions draws. */
export interface InstitutionsView {
	/** What was looked for; empty: all are shown. */
	text: string;
	total: number;
	withWebsite: number;
	digital: number;
	/** Which of the found are shown. */
	place: ListPlace;
	institutions: readonly InstitutionCardView[];
}

interface Asked {
	text: string;
	page: ListPart;
}

/** One page of the institutions that a text finds, and the three counters, which count them all. */
export function viewInstitutions({ institutions }: Catalogue, { text, page }: Asked): InstitutionsView {
	const found = searchInstitutions(institutions, text);
	const place = findPlace(found.length, page, PAGE_SIZE);
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
