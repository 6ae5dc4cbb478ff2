import type { ByLanguage } from "./by-language.ts";
import type { PrivacyPolicy } from "./legal-document.ts";
import { PRIVACY_EN } from "./privacy-en.ts";
import { PRIVACY_ES } from "./privacy-es.ts";

/** The privacy policy: ten sections and the summary table of the data. */
export const PRIVACY: ByLanguage<PrivacyPolicy> = { es: PRIVACY_ES, en: PRIVACY_EN };
