import { BANNER_SLIDES } from "../../content/banner.ts";
import { BRAND, SUPPORTERS } from "../../content/brand.ts";
import { CATEGORY_DESCRIPTIONS } from "../../content/catalogue/categories.ts";
import { EXPERIENCE_TEXTS, START_NOTES, STEP_CONDITIONS } from "../../content/catalogue/experience-texts.ts";
import { listExperiences } from "../../content/catalogue/experiences.ts";
import { INSTITUTION_CARDS } from "../../content/catalogue/institution-cards.ts";
import { PLAN_TEXTS } from "../../content/catalogue/plan-texts.ts";
import { PRICE_TEXTS } from "../../content/catalogue/price-texts.ts";
import { CONTACT_GUIDANCE } from "../../content/catalogue/procedure-texts.ts";
import { TERM_TEXTS } from "../../content/catalogue/term-texts.ts";
import { WAY_TEXTS } from "../../content/catalogue/way-texts.ts";
import { CONSENT } from "../../content/consent.ts";
import { CONSENT_SETTINGS } from "../../content/consent-settings.ts";
import { COMMUNITY, CONTACT_CARDS, HELP_DOCUMENTS, HOW_TO_STEPS } from "../../content/help.ts";
import { ABOUT } from "../../content/legal/about.ts";
import { ACCESSIBILITY } from "../../content/legal/accessibility.ts";
import { FINDINGS, NOT_EVALUATED } from "../../content/legal/accessibility-results.ts";
import { BROWSER_STORAGE } from "../../content/legal/browser-storage.ts";
import { PRIVACY } from "../../content/legal/privacy.ts";
import { TERMS } from "../../content/legal/terms.ts";
import { PROMO } from "../../content/promo.ts";
import { EDITIONS_PAGE } from "../../content/publications/editions-page.ts";
import { METHODOLOGY } from "../../content/publications/methodology.ts";
import { OPEN_DATA_TERMS } from "../../content/publications/open-data.ts";
import { QUALITY_PAGE } from "../../content/publications/quality-page.ts";
import { listQuestions } from "../../content/questions.ts";
import { LETTER_TEXTS } from "../../content/rights/letter-texts.ts";
import { RIGHTS } from "../../content/rights/rights.ts";
import { RIGHTS_TEXTS } from "../../content/rights/rights-texts.ts";
import { EXPERIENCE_NOTICE, IMPORTANT_NOTICE } from "../../content/site-texts.server.ts";
import type { ByLanguage } from "../../content/text-shapes.ts";
import { DIMENSIONS, INDICATORS } from "../../domain/observatory/indicators.ts";
import spanish from "../../public/locales/es.json" with { type: "json" };

/** All that the portal wrote. Legal pages could aim at 55, the bar of procedures; they hold 65 like the rest. */
export const PROSE: Readonly<Record<string, ByLanguage<unknown>>> = {
	about: ABOUT,
	accessibility: ACCESSIBILITY,
	banner: BANNER_SLIDES,
	categories: both((language) => Object.values(CATEGORY_DESCRIPTIONS).map((description) => description[language])),
	consent: both((language) => [CONSENT[language], CONSENT_SETTINGS[language]]),
	contactGuidance: CONTACT_GUIDANCE,
	notices: both((language) => [IMPORTANT_NOTICE[language], EXPERIENCE_NOTICE[language]]),
	experiences: both(listExperiences),
	planTexts: both((language) => [PLAN_TEXTS, WAY_TEXTS].map((texts) => texts[language])),
	experienceTexts: both((language) => [EXPERIENCE_TEXTS, STEP_CONDITIONS, START_NOTES].map((texts) => texts[language])),
	help: both((language) => [HOW_TO_STEPS, CONTACT_CARDS, HELP_DOCUMENTS, COMMUNITY].map((part) => part[language])),
	indicators: both((language) => [...DIMENSIONS, ...INDICATORS].map(({ name }) => name[language])),
	methodology: METHODOLOGY,
	openData: OPEN_DATA_TERMS,
	institutionCards: both((language) => INSTITUTION_CARDS.map((card) => [card.topic[language], card.text[language]])),
	promo: PROMO,
	quality: QUALITY_PAGE,
	editions: EDITIONS_PAGE,
	questions: both(listQuestions),
	rights: both((language) => [RIGHTS_TEXTS[language], RIGHTS.map(({ words }) => words[language])]),
	letters: LETTER_TEXTS,
	findings: both((language) => [...Object.values(FINDINGS), NOT_EVALUATED].map((finding) => finding.note[language])),
	brand: both((language) => [BRAND.tagline[language], SUPPORTERS.map((supporter) => supporter.name[language])]),
	terms: TERMS,
	privacy: PRIVACY,
	browserStorage: BROWSER_STORAGE,
};

/** The words of buttons, labels and messages, in Spanish. */
export const INTERFACE_WORDS: readonly string[] = collectTexts([spanish, PRICE_TEXTS.es, TERM_TEXTS.es]);

/** Every text within a value, however deep. */
export function collectTexts(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

/** Texts that are sentences; titles, labels and table cells without a final sign are not. */
export function collectSentences(value: unknown): string[] {
	return collectTexts(value).filter((text) => /\s/.test(text) && /[.?!:]$/.test(text));
}

function both<Content>(of: (language: "es" | "en") => Content): ByLanguage<Content> {
	return { es: of("es"), en: of("en") };
}
