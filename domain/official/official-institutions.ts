import type { Institution } from "../institution.ts";
import { safeWebAddress, siteName } from "../web-address.ts";

/**
 * The institutions of ours whose procedures an institution of the official catalogue may describe, by its acronym there:
 * itself first, then the offices that belong to it and have a record of their own.
 */
const INSTITUTIONS: Readonly<Record<string, readonly string[]>> = {
	MSPAS: ["mspas", "vupe"],
	MAGA: ["maga", "vupe"],
	MINDEF: ["mindef", "digecam"],
	MICIVI: ["civ", "dgt", "fopavi", "fha", "correos", "sit"],
	MEM: ["mem"],
	MARN: ["marn"],
	MCD: ["mcd"],
	MINTRABAJO: ["mintrab"],
	MINEDUC: ["mineduc"],
	MINGOB: ["mingob", "pnc", "transito-pnc"],
	MINECO: ["mineco", "diaco", "rpi", "rm"],
	MINFIN: ["minfin"],
	MINEX: ["minex"],
	MIDES: ["mides"],
	CONAP: ["conap"],
	ONSEC: ["onsec"],
	CONADI: ["conadi"],
	CONAMIGUA: ["conamigua"],
	SEGEPLAN: ["segeplan"],
};

const ACRONYM = /-\s*([A-Z]{3,})\s*-\s*$/;

/** Whoever gives a ficha: the one of ours on whose site it is done, else the institution itself; null where we have no record of it. */
export function findGiver(
	{ institution, url }: { institution: string; url: string | null },
	known: readonly Pick<Institution, "id" | "website">[],
): string | null {
	const ids = readInstitutionIds(institution);
	const possible = known.filter(({ id }) => ids.includes(id));
	const onSite = possible
		.flatMap(({ id, website }) => (website !== null && isOnSite(url, website) ? [{ id, site: siteName(website) }] : []))
		.sort((one, other) => other.site.length - one.site.length);
	return onSite[0]?.id ?? possible.find(({ id }) => id === ids[0])?.id ?? possible[0]?.id ?? null;
}

function isOnSite(url: string | null, website: string): boolean {
	const safe = safeWebAddress(url);
	if (safe === null || safeWebAddress(website) === null) return false;
	return `.${siteName(safe)}`.endsWith(`.${siteName(website)}`);
}

/** Empty for an institution that nobody has assigned. */
export function readInstitutionIds(officialName: string): readonly string[] {
	return INSTITUTIONS[ACRONYM.exec(officialName)?.[1] ?? ""] ?? [];
}
