import { fill } from "../../content/catalogue/experience-texts.ts";
import { OFFICE_TEXTS } from "../../content/catalogue/office-texts.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Procedure } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import { findDepartment } from "../../domain/offices/departments.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { findNearestFor, sayWhere } from "../components/nearest-view.ts";
import { viewOffice } from "../components/office-view.ts";
import { formatDate } from "../words/format.ts";
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
	const { office, isSure } = nearest;
	const { text } = translatorFor(language);
	const texts = OFFICE_TEXTS[language];
	const { name, address, where, hours, hoursNote, phone, doubt } = viewOffice(office, { language });
	const { published, read, source } = office;
	const place = [name, address ?? "", ...where].filter(Boolean).join(", ");
	const said = [hours.join("; "), hoursNote].filter(Boolean).join(". ");
	return [
		`${sayWhere(nearest, chosen, language)}: ${place}${address === null ? ` ${text("office.noAddress")}` : ""}`,
		`${text("contact.hours")}: ${said || texts.hoursUnknown}`,
		...(phone ? [`${text("contact.phone")}: ${phone}`] : []),
		...(isSure ? [] : [`${text("office.unsure")}.`]),
		...(doubt ? [`${text("office.doubt")} ${doubt}`] : []),
		fill(published ? texts.published : texts.read, {
			date: formatDate(published ?? read, language),
			site: siteName(safeWebAddress(source) ?? source),
		}),
	].join("\n");
}
