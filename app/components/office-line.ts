import { OFFICE_TEXTS } from "../../content/catalogue/office-texts.ts";
import { fill } from "../../content/fill.ts";
import type { Language } from "../../domain/language.ts";
import type { Office } from "../../domain/offices/office.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { formatDate } from "../words/format.ts";
import { translatorFor } from "../words/text.ts";
import { viewOfficeInBrief } from "./office-view.ts";

/** An office in words, for where there is no room for its card. */
export interface OfficeLine {
	/** Address, municipality and department. */
	place: string;
	/** That no source tells the address; null where one does. */
	unplaced: string | null;
	/** Null where no source says them. */
	hours: string | null;
	/** Why to call before going. */
	doubt: string | null;
	/** Where its facts were read, and of which day they are. */
	origin: string;
}

export function describeOffice(office: Office, language: Language): OfficeLine {
	const { text } = translatorFor(language);
	const texts = OFFICE_TEXTS[language];
	const { address, where, hours, hoursNote } = viewOfficeInBrief(office, { language });
	const { published, read, source, doubt } = office;
	return {
		place: [...(address === null ? [] : [address]), ...where].join(", "),
		unplaced: address === null ? text("office.noAddress") : null,
		hours: [hours.join("; "), hoursNote].filter(Boolean).join(". ") || null,
		doubt,
		origin: fill(published ? texts.published : texts.read, {
			date: formatDate(published ?? read, language),
			site: siteName(safeWebAddress(source) ?? source),
		}),
	};
}
