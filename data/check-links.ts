import type { CataloguedProcedure } from "../domain/catalogue.ts";
import type { Institution } from "../domain/institution.ts";
import { isOfficialSite, safeWebAddress, siteName } from "../domain/web-address.ts";
import type { Finding } from "./check-findings.ts";

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

/** Links and sources that stop at a front door, and a high confidence that no office of the State backs. */
export function findShallowLinks(procedure: CataloguedProcedure): Finding[] {
	const { id, enlace, sources, facts, places, confidence } = procedure;
	const website = procedure.institutions?.website;
	const at = (kind: Finding["kind"], field: string, message: string): Finding => ({
		...{ kind, table: "procedures", id, field, message },
	});
	const link = isFrontDoor(enlace, website)
		? [at("enlace-portada", "enlace", `${enlace}: busca la página del trámite`)]
		: [];
	const shallow = [
		...sources.map((source, position) => [`sources.${position}`, source] as const),
		...facts.flatMap(({ field, source, other_source }) => [
			[`${field}.source`, source] as const,
			[`${field}.other_source`, other_source] as const,
		]),
		...places.map(({ position, source }) => [`lugares.${position}`, source] as const),
	].filter(([, source]) => isFrontDoor(source, website));
	return [
		...link,
		...shallow.map(([field, source]) => at("fuente-portada", field, `${source}: di en qué página se leyó`)),
		...(confidence === "alta" && !hasOfficialSource([...sources, ...facts.map(({ source }) => source)])
			? [at("alta-sin-oficial", "confidence", "ninguna de sus fuentes es de un sitio del Estado")]
			: []),
	];
}

/** Where the facts about an institution were read. Its own website is its home page, and rightly so. */
export function findInstitutionLinks({ id, sources, website }: Institution): Finding[] {
	const isOnlyHome = sources.length > 0 && sources.every((source) => isHomePage(source) && source !== website);
	if (!isOnlyHome) return [];
	const message = `${sources.join(", ")}: di en qué página se leyeron teléfono, dirección y horario`;
	return [{ kind: "fuente-portada", table: "institutions", id, field: "sources", message }];
}

function hasOfficialSource(addresses: readonly (string | null)[]): boolean {
	return addresses.some((address) => {
		const safe = safeWebAddress(address);
		return safe !== null && isOfficialSite(siteName(safe));
	});
}

/** The site of whoever owns it: "agenciavirtual.sat.gob.gt" and "portal.sat.gob.gt" are of "sat.gob.gt". */
export function ownerSite(site: string): string {
	const parts = site.split(".");
	return parts.slice(/\.(?:gob|edu|org|com|mil|net)\.gt$/.test(site) ? -3 : -2).join(".");
}
