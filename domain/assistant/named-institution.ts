import type { Catalogue } from "../catalogue.ts";
import type { Institution } from "../institution.ts";
import { splitWords } from "../search/stem.ts";
import { isNamedBy, isSharedByInstitutions, tellingStems } from "../search/synonyms.ts";

/** Words of a name that must be said before they can be all of it. */
const LEAST_STEMS = 2;

/** The one institution that the words name and nothing else; undefined when none or several are. */
export function findNamedInstitution({ institutions }: Catalogue, named: string): Institution | undefined {
	const stems = tellingStems(named);
	if (stems.length === 0) return undefined;
	const acronym = institutions.find((institution) => isOnlyAcronym(institution, named));
	if (acronym) return acronym;
	const matching = institutions.filter(({ name, full_name }) =>
		isNamedBy(stems, new Set(tellingStems(`${name ?? ""} ${full_name ?? ""}`))),
	);
	if (matching.length < 2 || stems.length < LEAST_STEMS) return matching.length === 1 ? matching[0] : undefined;
	// "Registro de la Propiedad" is the whole of one name and the half of another.
	const whole = matching.filter(({ full_name }) =>
		tellingStems(full_name ?? "").every((stem) => isSharedByInstitutions(stem) || stems.includes(stem)),
	);
	return whole.length === 1 ? whole[0] : undefined;
}

/** "RENAP" out of "renap en xela": we know no branches, but whom to ask. */
export function withoutTown(named: string): string {
	return named.replace(/ en .+$/, "");
}

/** Whether the words are the acronym alone. */
export function isOnlyAcronym({ name }: Institution, named: string): boolean {
	return name !== null && tellingStems(name).join(" ") === tellingStems(named).join(" ");
}

/** Whether the acronym stands among the words. */
export function isAcronymIn({ name }: Institution, named: string): boolean {
	return name !== null && ` ${named} `.includes(` ${splitWords(name).join(" ")} `);
}
