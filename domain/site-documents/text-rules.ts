import { ASSOCIATION, checkAssociationDocument } from "./association.ts";
import { BANNER_DOCUMENT, checkBannerDocument } from "./banner.ts";
import { codedFlaw } from "./flaw-words.ts";
import { checkImageDocument, IMAGE } from "./image.ts";
import { checkNoticesDocument, NOTICES_DOCUMENT } from "./notices.ts";
import { checkPromoDocument, PROMO_DOCUMENT } from "./promo.ts";

const CHECKS = {
	[ASSOCIATION]: checkAssociationDocument,
	[PROMO_DOCUMENT]: checkPromoDocument,
	[BANNER_DOCUMENT]: checkBannerDocument,
	[NOTICES_DOCUMENT]: checkNoticesDocument,
	[IMAGE]: checkImageDocument,
};

/** The rules of the association's own texts and their pictures. */
export const TEXT_RULES = Object.entries(CHECKS).map(([word, check]) => ({
	word,
	check: (content: unknown, id: string) => check(content, id).map(({ field, code }) => codedFlaw(field, code)),
}));
