import type { Association } from "./brand.ts";
import { BRAND } from "./brand.ts";
import type { ByLanguage } from "./by-language.ts";
import { describeContact } from "./contact.ts";
import type { PrivacyPolicy } from "./legal-document.ts";
import { writePrivacyEn } from "./privacy-en.ts";
import { writePrivacyEs } from "./privacy-es.ts";

/** The privacy policy: ten sections and the summary table of the data. */
export function writePrivacy(association: Association): ByLanguage<PrivacyPolicy> {
	const contact = describeContact(association);
	return { es: writePrivacyEs(association, contact), en: writePrivacyEn(association, contact) };
}

export const PRIVACY = writePrivacy(BRAND);
