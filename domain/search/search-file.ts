import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import { readInstitution } from "../catalogue/institution.ts";
import { isUnchecked, readProcedure } from "../catalogue/procedure.ts";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import type { Examples } from "./examples.ts";
import type { ProcedureSearch } from "./search.ts";
import { createProcedureSearchInSteps } from "./search.ts";
import type { SearchedBeside } from "./searched-pages.ts";
import { createReader } from "./signals.ts";

/** All that a device needs to search alone, with what it shows of each page; it travels as JSON. */
export interface SearchFile {
	format: 1;
	/** In the order of the catalogue. */
	procedures: readonly object[];
	institutions: readonly object[];
	beside: Omit<SearchedBeside, "institutions" | "examples" | "otherNames"> & {
		examples: Omit<Examples, "of" | "stems"> & { of: [id: string, stems: string[]][] };
		otherNames: [id: string, names: readonly string[]][];
	};
}

/** What a phone shows of a page it does not need to know of the facts. */
const NO_DETAILS = { facts: [], fees: [], places: [], terms: [] } as const;

/** What a search of these would need elsewhere. */
export function writeSearchFile(
	procedures: readonly CataloguedProcedure[],
	{ institutions, examples, otherNames = new Map(), experiences, ...beside }: SearchedBeside,
): SearchFile {
	const read = createReader();
	const known = new Set(
		[...procedures, ...institutions, ...experiences]
			.map(({ id }) => id)
			.concat(beside.names.map(({ number }) => `nombre-${number}`)),
	);
	const readStems = (said: string) => read(said).stems.join(" ");
	return {
		format: 1,
		procedures: procedures.map((each) => {
			const { id, name, keywords, description, documento_obtenible, category, subcategory } = each;
			const { type, duration, nivel, institution_id } = each;
			const shown = { id, name, keywords, description, category, type, nivel, institution_id };
			return withoutEmpty(isUnchecked(each) ? shown : { ...shown, documento_obtenible, subcategory, duration });
		}),
		institutions: institutions.map(({ id, name, full_name, website, phone }: Institution) =>
			withoutEmpty({ id, name, full_name, website, phone }),
		),
		beside: {
			...beside,
			names: beside.names.map((name) => ({ ...name, website: null })),
			experiences: experiences.map((each) => ({ ...each, pasos_adicionales: [], ids_procedures: [] })),
			// As stems they are a sixth shorter on the wire, and nobody reads them there.
			examples: {
				...examples,
				of: [...examples.of].filter(([id]) => known.has(id)).map(([id, said]) => [id, said.map(readStems)]),
			},
			otherNames: [...otherNames],
		},
	};
}

/** A search that came as a file. */
export interface OpenedSearch {
	search: ProcedureSearch;
	/** By id, what experiences are called. */
	experiences: ReadonlyMap<string, string>;
}

/** Opens such a file in steps; null where it is none, or of a later form. */
export function* openSearchFileInSteps(file: unknown): Steps<OpenedSearch | null> {
	if (!isSearchFile(file)) return null;
	const { beside } = file;
	const institutions = file.institutions.flatMap((row) => readInstitution(row)?.row ?? []);
	const byId = new Map(institutions.map((institution) => [institution.id, institution]));
	const procedures: CataloguedProcedure[] = [];
	yield* inSteps(file.procedures, (row) => {
		const read = readProcedure(row)?.row;
		if (!read) return;
		procedures.push({ ...read, ...NO_DETAILS, institutions: byId.get(read.institution_id ?? "") ?? null });
	});
	const search = yield* createProcedureSearchInSteps(procedures, {
		...beside,
		institutions,
		examples: {
			...beside.examples,
			of: new Map(),
			stems: new Map(beside.examples.of.map(([id, said]) => [id, said.map((stems) => stems.split(" "))])),
		},
		otherNames: new Map(beside.otherNames),
	});
	// Both languages stand there, Spanish first.
	const experiences = new Map(beside.experiences.toReversed().map(({ id, nombre }) => [id, nombre]));
	return { search, experiences };
}

function isSearchFile(file: unknown): file is SearchFile {
	return typeof file === "object" && file !== null && "format" in file && file.format === 1;
}

function withoutEmpty(row: Readonly<Record<string, unknown>>): object {
	return Object.fromEntries(
		Object.entries(row).filter(
			([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
		),
	);
}
