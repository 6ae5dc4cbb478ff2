import type { Language } from "../domain/language.ts";
import { isValidAt } from "../domain/site-documents/document-shape.ts";
import type { SiteDocuments } from "../domain/site-documents/site-document.ts";
import {
	ASSOCIATION,
	BANNER_DOCUMENT,
	NOTICES_DOCUMENT,
	PROMO_DOCUMENT,
	type PublishedAssociation,
	type PublishedBanner,
	type PublishedNotices,
	type PublishedPromo,
	readAssociationDocument,
	readBannerDocument,
	readNoticesDocument,
	readPromoDocument,
	type Severity,
} from "../domain/site-documents/site-texts.ts";
import type { Invitation } from "./banner.ts";
import { type Association, BRAND, type ContactWays, describeContact } from "./brand.ts";
import type { ByLanguage, TitledText } from "./text-shapes.ts";

/** The important notice on every procedure page. */
export const IMPORTANT_NOTICE: ByLanguage<TitledText> = {
	es: {
		title: "Aviso importante",
		text: "Los requisitos y los costos cambian. Revisa siempre la fuente oficial antes de pagar o de ir. Este portal solo informa: aquí no se hacen trámites.",
	},
	en: {
		title: "Important notice",
		text: "Requirements and costs change. Always check the official source before you pay or go. This site only gives information: no procedures are carried out here.",
	},
};

/** The important-information note under each guided experience. */
export const EXPERIENCE_NOTICE: ByLanguage<TitledText> = {
	es: {
		title: "Información importante",
		text: "El orden y el tiempo son una guía. Tu caso puede pedir más trámites o menos. Revisa cada uno en su fuente oficial.",
	},
	en: {
		title: "Important information",
		text: "The order and the time are a guide. Your case may need more procedures or fewer. Check each one with its official source.",
	},
};

/** The association's own texts: what the desk has published, else what the release brings. */
interface SiteTexts {
	association: Association;
	contact: ContactWays;
	importantNotice: ByLanguage<TitledText>;
	experienceNotice: ByLanguage<TitledText>;
	/** What differs from the release; empty where nothing was published. */
	published: {
		association?: PublishedAssociation | undefined;
		promo?: PublishedPromo | undefined;
		banner?: PublishedBanner | undefined;
		site?: PublishedNotices["site"];
	};
}

/** What a page is told beside what the browser has from the release, in its language; whatever is missing is as there. */
export interface TextsOfPage {
	association?: PublishedAssociation;
	/** Null while none is shown. */
	promo?: Invitation | null;
	notice?: { severity: Severity; text: string };
}

const kept = new WeakMap<SiteDocuments, SiteTexts>();
const NOTHING: SiteDocuments = new Map();

/** The texts with what these documents publish; each part that cannot be used is as the release has it. */
export function readSiteTexts(documents: SiteDocuments = NOTHING): SiteTexts {
	const known = kept.get(documents) ?? readTexts(documents);
	kept.set(documents, known);
	return known;
}

function readTexts(documents: SiteDocuments): SiteTexts {
	const association = readAssociationDocument(documents.get(ASSOCIATION));
	const notices = readNoticesDocument(documents.get(NOTICES_DOCUMENT));
	const whole: Association = { ...BRAND, ...association };
	return {
		association: whole,
		contact: describeContact(whole),
		importantNotice: notices.important ?? IMPORTANT_NOTICE,
		experienceNotice: notices.experience ?? EXPERIENCE_NOTICE,
		published: {
			association: Object.keys(association).length > 0 ? association : undefined,
			promo: readPromoDocument(documents.get(PROMO_DOCUMENT)),
			banner: readBannerDocument(documents.get(BANNER_DOCUMENT)),
			site: notices.site,
		},
	};
}

/** What stands on every page at this moment; undefined where it is all as in the release, so that no page grows by it. */
export function viewTextsOfPage({ published }: SiteTexts, language: Language, now: Date): TextsOfPage | undefined {
	const { association, promo, site } = published;
	const notice =
		site?.isOn && isValidAt(site, now) ? { severity: site.severity, text: site.words[language] } : undefined;
	if (!association && !promo && !notice) return undefined;
	return {
		...(association && { association }),
		...(promo && { promo: promo.isOn && isValidAt(promo, now) ? { ...promo.words[language], to: promo.to } : null }),
		...(notice && { notice }),
	};
}

/** The slides of the catalogue's banner, none while it is off; undefined where they are those of the release. */
export function viewPublishedSlides(
	{ published: { banner } }: SiteTexts,
	language: Language,
): Invitation[] | undefined {
	if (!banner?.isOn) return banner && [];
	return banner.slides.map(({ to, words }) => ({ ...words[language], to }));
}

/** Differs from moment to moment where texts come and go by the clock: kept pages are told apart by it. */
export function clockOfTexts({ published: { promo, site } }: SiteTexts, now: Date): string {
	return [promo, site].map((part) => (part ? Number(isValidAt(part, now)) : "")).join();
}
