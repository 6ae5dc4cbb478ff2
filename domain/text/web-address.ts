/** Sites of the State: its own domains, and bodies that publish under another ending. */
const OFFICIAL_SITE =
	/(?:^|\.)(?:gob\.gt|mil\.gt|agn\.gt|asisehace\.gt|igssgt\.org|oj\.org\.gt|tse\.org\.gt|usac\.edu\.gt|intecap\.edu\.gt|pdh\.org\.gt|rgp\.org\.gt|muniguate\.com)$/;
/** Where anybody puts a document or a page up: shares of documents, wikis, and previews of unfinished sites. */
const SHARED_SITE =
	/(?:^|\.)(?:scribd|wikiprocedure|studocu|studylib|slideshare|docsity|coursehero|calameo|issuu|pdfcoffee|vsip|docplayer|monografias|wikipedia|fandom|github|vercel|netlify|go-vip)\.[a-z]+$/;

/**
 * A stored link as it may be shown: an absolute http(s) address, or null when following it could
 * harm (javascript:, data:, protocol-relative, credentials in it) or when it is no address at all.
 */
export function safeWebAddress(stored: string | null): string | null {
	if (stored === null || !/^https?:\/\//i.test(stored.trim()) || /\s/.test(stored.trim())) return null;
	const address = parseAddress(stored.trim());
	if (!address || address.username || address.password || !address.hostname.includes(".")) return null;
	return address.href;
}

/** What `URL.parse` is in newer browsers than the pages ask for (app/boot/engine.ts). */
function parseAddress(text: string): URL | null {
	try {
		return new URL(text);
	} catch {
		return null;
	}
}

/** The site a safe address leads to, as a person would say it: host without "www.". */
export function siteName(address: string): string {
	return new URL(address).hostname.replace(/^www\./, "");
}

/** Whether a site (as `siteName` tells it) is one of the State, so that what it says is official. */
export function isOfficialSite(site: string): boolean {
	return OFFICIAL_SITE.test(site);
}

/** Whether what stands on a site (as `siteName` tells it) may be anybody's, so that it confirms nothing. */
export function isSharedSite(site: string): boolean {
	return SHARED_SITE.test(site);
}

/** The site of whoever owns it: "agenciavirtual.sat.gob.gt" and "portal.sat.gob.gt" are of "sat.gob.gt". */
export function ownerSite(site: string): string {
	const parts = site.split(".");
	return parts.slice(/\.(?:gob|edu|org|com|mil|net)\.gt$/.test(site) ? -3 : -2).join(".");
}
