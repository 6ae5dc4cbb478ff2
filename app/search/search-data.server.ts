import type { ProcedureSearch } from "../../domain/search/search.ts";
import { listFound } from "../../domain/search/search.ts";
import type { Found } from "../../domain/search/searched-pages.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import { addresses, besideAddress } from "../address/addresses.ts";

/** What a text finds, in the order in which the portal shows it, for programs. */
export function writeFound(search: ProcedureSearch, text: string, origin: string): string {
	const outcome = search.search(text);
	const { certainty, elsewhere, site } = outcome;
	return JSON.stringify({
		text,
		certainty,
		likely: outcome.likely.length,
		elsewhere: elsewhere && { id: elsewhere.id, name: elsewhere.name, nearest: elsewhere.nearest },
		site,
		results: listFound(outcome).map((found) => ({
			kind: found.kind,
			id: idOf(found),
			...describeFound(found, origin),
		})),
	});
}

function describeFound(found: Found, origin: string): { name?: string | null; address: string } {
	if (found.kind === "name") return { name: found.name.name, address: found.name.ficha };
	if (found.kind === "procedure") {
		const { id, name } = found.procedure;
		return { name, address: origin + addresses.procedure.to({ id }) };
	}
	if (found.kind === "experience") return { address: origin + besideAddress(found) };
	const { id, name } = found.institution;
	return { name, address: origin + besideAddress({ kind: "institution", id }) };
}
