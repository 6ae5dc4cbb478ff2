import { writeAccessibilityEn } from "./accessibility-en.ts";
import { writeAccessibilityEs } from "./accessibility-es.ts";
import type { AccessibilityText } from "./accessibility-page.ts";
import type { ByLanguage } from "./by-language.ts";
import type { ContactWays } from "./contact.ts";
import { CONTACT } from "./contact.ts";

/** The accessibility page; its figures come from `accessibility-figures.ts`. */
export function writeAccessibility(contact: ContactWays): ByLanguage<AccessibilityText> {
	return { es: writeAccessibilityEs(contact), en: writeAccessibilityEn(contact) };
}

export const ACCESSIBILITY = writeAccessibility(CONTACT);
