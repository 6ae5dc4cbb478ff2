import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import type { Institution } from "../../domain/institution.ts";
import { toInstitutionRow, toProcedureRecord } from "./data-sets.server.ts";
import { CONTEXT, toOrganizationNode, toServiceNode } from "./linked-graph.server.ts";

/** One record; CSV of one line would help nobody. */
export const ONE_FORMATS = ["json", "jsonld"] as const;

export interface OneAbout {
	format: (typeof ONE_FORMATS)[number];
	/** Origin of the portal; empty where nobody knows it. */
	origin: string;
}

/** One procedure, with where each of its facts was read. */
export function writeProcedure(procedure: CataloguedProcedure, { format, origin }: OneAbout): string {
	if (format === "json") return JSON.stringify(toProcedureRecord(procedure, origin));
	const { institutions: institution } = procedure;
	const provider = institution ? [toOrganizationNode(institution, origin)] : [];
	return writeNodes([...provider, toServiceNode(procedure, origin)]);
}

/** One institution. */
export function writeInstitution(institution: Institution, { format, origin }: OneAbout): string {
	if (format === "json") return JSON.stringify(toInstitutionRow(institution, origin));
	return writeNodes([toOrganizationNode(institution, origin)]);
}

function writeNodes(nodes: readonly object[]): string {
	return JSON.stringify({ "@context": CONTEXT, "@graph": nodes });
}
