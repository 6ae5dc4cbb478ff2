import type { CataloguedProcedure } from "../catalogue.ts";
import { safeWebAddress, siteName } from "../web-address.ts";

/** Paths under which sites keep the page that greets everybody. */
const HOME_PAGE = /^\/?(?:(?:index|default|home|inicio|portal|principal|es|web)(?:\.(?:html?|php|aspx?|jsp))?\/?)?$/i;

/** Whether an address is only the home page of a site, where nobody finds one fact. */
export function isHomePage(address: string | null): boolean {
	const safe = safeWebAddress(address);
	if (safe === null) return false;
	const { pathname, search, hash } = new URL(safe);
	// "#/tramite/12" is a page of its own in an application of one document; "#inicio" is not.
	return HOME_PAGE.test(pathname) && search === "" && !/^#!?\/./.test(hash);
}

/**
 * Whether it is the front door of a whole institution, behind which the page that is meant has to be looked for. An
 * application with a site of its own, such as eportal.renap.gob.gt, begins at its home page.
 */
function isFrontDoor(address: string | null, website: string | null | undefined): boolean {
	const safe = safeWebAddress(address);
	if (safe === null || !isHomePage(safe)) return false;
	const site = siteName(safe);
	const own = safeWebAddress(website ?? null);
	return site === ownerSite(site) || (own !== null && site === siteName(own));
}

/** A link or a source of a procedure that stops at a front door. */
export interface FrontDoor {
	/** `enlace`, `sources.0`, `costo.source`, `costo.other_source` or `lugares.1`. */
	field: string;
	address: string;
}

/** Where a procedure names the front door of an institution instead of a page, its link first. */
export function listFrontDoors({ enlace, sources, facts, places, institutions }: CataloguedProcedure): FrontDoor[] {
	const named: (readonly [field: string, address: string | null])[] = [
		["enlace", enlace],
		...sources.map((source, position) => [`sources.${position}`, source] as const),
		...facts.flatMap(({ field, source, other_source }) => [
			[`${field}.source`, source] as const,
			[`${field}.other_source`, other_source] as const,
		]),
		...places.map(({ position, source }) => [`lugares.${position}`, source] as const),
	];
	return named.flatMap(([field, address]) =>
		address !== null && isFrontDoor(address, institutions?.website) ? [{ field, address }] : [],
	);
}

/** The site of whoever owns it: "agenciavirtual.sat.gob.gt" and "portal.sat.gob.gt" are of "sat.gob.gt". */
export function ownerSite(site: string): string {
	const parts = site.split(".");
	return parts.slice(/\.(?:gob|edu|org|com|mil|net)\.gt$/.test(site) ? -3 : -2).join(".");
}
