import { z } from "zod";
import type { Catalogue, CataloguedProcedure, CatalogueRows } from "../domain/catalogue/catalogue.ts";
import { createCatalogue } from "../domain/catalogue/catalogue.ts";
import type { Institution } from "../domain/catalogue/institution.ts";
import { isUnchecked } from "../domain/catalogue/procedure.ts";
import { isRow, type UntrustedRow } from "../domain/fields/fields.ts";
import { findContradictions, findInstitutionLinks, findShallowLinks } from "./check-values.ts";
import { findDuplicates, findWording } from "./check-wording.ts";
import type { FactFiles, PlanFiles } from "./fact-files.ts";
import type { Finding, OwnedFinding } from "./findings.ts";

/** What looks at one procedure by itself. A rule about several records takes the whole catalogue, as `findDuplicates` does. */
const OF_A_PROCEDURE: readonly ((procedure: CataloguedProcedure) => Finding[])[] = [
	findShallowLinks,
	findContradictions,
	findWording,
];
const OF_AN_INSTITUTION: readonly ((institution: Institution) => Finding[])[] = [findInstitutionLinks];

/** Everything to look at, by institution and then by record; official fichas, which nobody checked yet, only when asked for. */
export function listFindings(catalogue: Catalogue, { withFichas = false } = {}): OwnedFinding[] {
	const all = [...catalogue.procedures, ...catalogue.variants];
	const procedures = withFichas ? all : all.filter((procedure) => !isUnchecked(procedure));
	const ownerOf = new Map(procedures.map(({ id, institution_id }) => [id, institution_id]));
	const found = [
		...procedures.flatMap((procedure) => OF_A_PROCEDURE.flatMap((find) => find(procedure))),
		...findDuplicates(procedures),
		...catalogue.institutions.flatMap((institution) => OF_AN_INSTITUTION.flatMap((find) => find(institution))),
	];
	const owned = found.map((finding) => ({
		...finding,
		institution: finding.table === "institutions" ? finding.id : (ownerOf.get(finding.id) ?? null),
	}));
	const placeOf = ({ institution, id }: OwnedFinding) => `${institution ?? "\uffff"}\n${id}`;
	return owned.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : placeOf(one) > placeOf(other) ? 1 : 0));
}

/** The fact files as a catalogue, as far as they can be read; what cannot is `checkData`'s to say. */
export function catalogueOf(files: Omit<FactFiles, keyof PlanFiles>, today = new Date()): Catalogue {
	const rows: CatalogueRows = {
		procedures: rowsOf(files.procedures),
		institutions: rowsOf(files.institutions),
		observatory: [],
		procedure_facts: detailsOf(files.facts),
		procedure_fees: detailsOf(files.fees),
		procedure_places: detailsOf(files.places),
		procedure_terms: detailsOf(files.terms),
	};
	return createCatalogue(rows, "", today);
}

function rowsOf(content: unknown): UntrustedRow[] {
	return z.array(z.unknown()).catch([]).parse(content).filter(isRow);
}

/** Facts by their field, lists by their position. */
function detailsOf(content: unknown): UntrustedRow[] {
	const byId = z.record(z.string(), z.unknown()).catch({}).parse(content);
	return Object.entries(byId).flatMap(([procedure_id, entries]) => {
		const named = Array.isArray(entries)
			? entries.map((entry, at) => [entry, { position: at + 1 }] as const)
			: Object.entries(isRow(entries) ? entries : {}).map(([field, entry]) => [entry, { field }] as const);
		return named.map(([entry, place]) => ({ ...(isRow(entry) ? entry : {}), ...place, procedure_id }));
	});
}
