import { z } from "zod";
import type { Catalogue, CataloguedProcedure, CatalogueRows } from "../domain/catalogue.ts";
import { createCatalogue } from "../domain/catalogue.ts";
import { isRow, type UntrustedRow } from "../domain/fields/fields.ts";
import type { Institution } from "../domain/institution.ts";
import { isUnchecked } from "../domain/procedure.ts";
import { findDuplicates } from "./check-duplicates.ts";
import { findInstitutionLinks, findShallowLinks } from "./check-links.ts";
import { findContradictions } from "./check-values.ts";
import { findWording } from "./check-wording.ts";
import type { FactFiles, PlanFiles } from "./fact-files.ts";

/** What an editor should look at; the words say it as a task. */
export const FINDING_KINDS = {
	"enlace-portada": "El enlace lleva solo a la portada de un sitio",
	"fuente-portada": "Una fuente es solo la portada de un sitio",
	"alta-sin-oficial": "Verificación alta sin fuente oficial",
	"costo-sin-leer": "El costo afirma lo que nadie leyó",
	"valor-contradice": "El valor no es el que dice su propia fuente",
	"duracion-sin-unidad": "La duración tiene un número sin unidad",
	"duracion-vaga": "La duración no dice de qué depende",
	"lista-pegada": "Una entrada junta varios requisitos",
	"requisito-largo": "Un requisito pasa de 120 letras",
	"paso-generico": "Un paso no dice qué, dónde ni cuánto",
	duplicado: "Dos nombres casi iguales en una institución",
} as const;
export type FindingKind = keyof typeof FINDING_KINDS;

/** Kinds of which our own records have none, and may get none: `data/check.test.ts` fails on them. */
const REFUSED_KINDS: readonly FindingKind[] = [
	"alta-sin-oficial",
	"fuente-portada",
	"duracion-sin-unidad",
	"requisito-largo",
	"paso-generico",
];

/** One thing to look at, in one field of one record. */
export interface Finding {
	kind: FindingKind;
	table: "procedures" | "institutions";
	id: string;
	field: string;
	/** What stands there, and what is odd about it, for an editor. */
	message: string;
}

/** A finding with whose record it is: the id of an institution, or null where the record names none. */
export interface OwnedFinding extends Finding {
	institution: string | null;
}

/** Whether nobody may add another one like it. */
export function isRefused({ kind }: Pick<Finding, "kind">): boolean {
	return REFUSED_KINDS.includes(kind);
}

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
	};
	return createCatalogue(rows, "", today);
}

function rowsOf(content: unknown): UntrustedRow[] {
	return z.array(z.unknown()).catch([]).parse(content).filter(isRow);
}

/** Facts by their field, fees and places by their position. */
function detailsOf(content: unknown): UntrustedRow[] {
	const byId = z.record(z.string(), z.unknown()).catch({}).parse(content);
	return Object.entries(byId).flatMap(([procedure_id, entries]) => {
		const named = Array.isArray(entries)
			? entries.map((entry, at) => [entry, { position: at + 1 }] as const)
			: Object.entries(isRow(entries) ? entries : {}).map(([field, entry]) => [entry, { field }] as const);
		return named.map(([entry, place]) => ({ ...(isRow(entry) ? entry : {}), ...place, procedure_id }));
	});
}
