import { safeWebAddress, siteName } from "../text/web-address.ts";
import type { Procedure } from "./procedure-fields.ts";

/** Where a procedure is done: as its record says it, online at a site, or nobody knows. */
export type ProcedurePlace =
	| { kind: "said"; lugar: string }
	| { kind: "online"; site: string | null }
	| { kind: "unknown" };

/** Sites that describe procedures and carry none out, so a link to them does not say where one is done. */
const DESCRIBING_SITES: readonly string[] = ["tramites.gob.gt", "asisehace.gt"];

/** Where a procedure is done; never its institution's own address, which nothing says to be that of the service. */
export function findPlace({ lugar, type, enlace }: Pick<Procedure, "lugar" | "type" | "enlace">): ProcedurePlace {
	if (lugar !== null) return { kind: "said", lugar };
	if (type !== "digital") return { kind: "unknown" };
	const address = safeWebAddress(enlace);
	const site = address === null ? null : siteName(address);
	return { kind: "online", site: site === null || DESCRIBING_SITES.includes(site) ? null : site };
}
