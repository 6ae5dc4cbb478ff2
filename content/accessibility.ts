import { ACCESSIBILITY_EN } from "./accessibility-en.ts";
import { ACCESSIBILITY_ES } from "./accessibility-es.ts";
import type { AccessibilityText } from "./accessibility-page.ts";
import type { ByLanguage } from "./by-language.ts";

/** The accessibility page; its figures come from `accessibility-figures.ts`. */
export const ACCESSIBILITY: ByLanguage<AccessibilityText> = { es: ACCESSIBILITY_ES, en: ACCESSIBILITY_EN };
