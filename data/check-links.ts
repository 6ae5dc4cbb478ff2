import type { CataloguedProcedure } from "../domain/catalogue.ts";
import type { Institution } from "../domain/institution.ts";
import { isHomePage, listFrontDoors } from "../domain/quality/doubts.ts";
import { isOfficialSite, safeWebAddress, siteName } from "../domain/web-address.ts";
import type { Finding } from "./check-findings.ts";

/** Links and sources that stop at a front door, and a high confidence that no office of the State backs. */
export function findShallowLinks(procedure: CataloguedProcedure): Finding[] {
	const { id, sources, facts, confidence } = procedure;
	const at = (kind: Finding["kind"], field: string, message: string): Finding => ({
		...{ kind, table: "procedures", id, field, message },
	});
	return [
		...listFrontDoors(procedure).map(({ field, address }) =>
			field === "enlace"
				? at("enlace-portada", field, `${address}: busca la página del trámite`)
				: at("fuente-portada", field, `${address}: di en qué página se leyó`),
		),
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
