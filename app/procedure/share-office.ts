import { OFFICE_TEXTS } from "../../content/catalogue/office-texts.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Procedure } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import { findDepartment } from "../../domain/offices/departments.ts";
import { findNearestFor, sayWhere } from "../components/nearest-view.ts";
import { describeOffice } from "../components/office-view.ts";
import { translatorFor } from "../words/text.ts";

/**
 * The lines of a message that name the office to go to, for whoever chose a department, with what its source does not say and
 * its day; undefined where none was chosen or none is known.
 */
export function writeShareOffice(
	catalogue: Pick<Catalogue, "offices">,
	procedure: Pick<Procedure, "id" | "institution_id" | "type">,
	{ department, language }: { department: string | null; language: Language },
): string | undefined {
	const chosen = findDepartment(department);
	const nearest = chosen && findNearestFor(catalogue, procedure, chosen);
	if (!nearest) return undefined;
	const where = sayWhere(nearest, chosen, language);
	if (nearest.where === "unknown") return `${where}.`;
	const { office, isSure } = nearest;
	const { text } = translatorFor(language);
	const { place, unplaced, hours, doubt, origin } = describeOffice(office, language);
	return [
		`${where}: ${[`${office.name}, ${place}`, unplaced].filter(Boolean).join(" ")}`,
		`${text("contact.hours")}: ${hours ?? OFFICE_TEXTS[language].hoursUnknown}`,
		...(office.phone ? [`${text("contact.phone")}: ${office.phone}`] : []),
		...(isSure ? [] : [`${text("office.unsure")}.`]),
		...(doubt ? [`${text("office.doubt")} ${doubt}`] : []),
		origin,
	].join("\n");
}
