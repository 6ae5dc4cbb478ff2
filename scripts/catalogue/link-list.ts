import type { Catalogue } from "../../domain/catalogue.ts";
import { isUnchecked } from "../../domain/procedure.ts";
import { safeWebAddress } from "../../domain/web-address.ts";

/** Where an address stands. */
export interface LinkUse {
	/** Id of the institution that answers for the record; null where it names none. */
	institution: string | null;
	id: string;
	field: string;
}

/** Every address of the catalogue that can be followed, once, with the places where it stands. */
export function listLinks(catalogue: Catalogue, { withFichas = false } = {}): ReadonlyMap<string, readonly LinkUse[]> {
	const uses = new Map<string, LinkUse[]>();
	function note(address: string | null, use: LinkUse): void {
		const safe = safeWebAddress(address);
		if (safe === null) return;
		// What stands behind "#" never reaches the server.
		const url = safe.replace(/#.*$/, "");
		const known = uses.get(url);
		if (known) known.push(use);
		else uses.set(url, [use]);
	}
	for (const procedure of [...catalogue.procedures, ...catalogue.variants]) {
		if (isUnchecked(procedure) && !withFichas) continue;
		const { id, institution_id: institution, enlace, sources, facts, places } = procedure;
		note(enlace, { institution, id, field: "enlace" });
		for (const [at, source] of sources.entries()) note(source, { institution, id, field: `sources.${at + 1}` });
		for (const { field, source, other_source } of facts) {
			note(source, { institution, id, field: `${field}.source` });
			note(other_source, { institution, id, field: `${field}.other_source` });
		}
		for (const { position, source } of places) note(source, { institution, id, field: `lugar ${position}` });
	}
	for (const { id, website, sources } of catalogue.institutions) {
		note(website, { institution: id, id, field: "website" });
		for (const [at, source] of sources.entries()) note(source, { institution: id, id, field: `sources.${at + 1}` });
	}
	return uses;
}
