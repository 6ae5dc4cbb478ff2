import { z } from "zod";
import { foldText } from "../../domain/text/text.ts";
import type { TransferTable } from "./transfer-tables.ts";
import { columnsOf, isTransferTable, TRANSFER_TABLES } from "./transfer-tables.ts";

/** How the columns of somebody else's file are ours. */
export interface Mapping {
	table: TransferTable;
	/** Their column to our field. */
	columns: Readonly<Record<string, string>>;
	/** Cells that every row gets, by our field, written as in a CSV. */
	constants: Readonly<Record<string, string>>;
	/** Their columns that nobody needs. */
	ignore: readonly string[];
}

/** Shares of letters in common from which on two names are taken for the same. */
const ALIKE = 0.6;
const OTHER_NAME_WEIGHT = 0.99;
/** What people call our fields. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
	id: ["identificador", "código", "clave"],
	name: ["nombre", "trámite", "nombre del trámite"],
	description: ["descripción"],
	full_description: ["descripción completa"],
	category: ["categoría"],
	type: ["tipo", "modalidad"],
	requirements: ["requisitos"],
	steps: ["pasos"],
	duration: ["duración", "tiempo", "plazo"],
	costo: ["costo", "precio", "monto", "tarifa"],
	codigo_moneda: ["moneda"],
	institution_id: ["institución", "entidad"],
	sources: ["fuentes", "fuente"],
	enlace: ["enlace", "vínculo", "página"],
	full_name: ["nombre completo"],
	website: ["sitio web", "página web"],
	email: ["correo"],
	phone: ["teléfono"],
	address: ["dirección"],
};

const schema = z.strictObject({
	table: z.string(),
	columns: z.record(z.string(), z.string()),
	constants: z.record(z.string(), z.string()).default({}),
	ignore: z.array(z.string()).default([]),
});

/** A mapping out of JSON, or everything that is wrong with it. */
export function readMapping(text: string): { mapping: Mapping } | { flaws: string[] } {
	let content: unknown;
	try {
		content = JSON.parse(text);
	} catch {
		return { flaws: ["no es JSON"] };
	}
	const reading = schema.safeParse(content);
	if (!reading.success) {
		const places = reading.error.issues.map(({ path }) => path.join(".") || "todo");
		return {
			flaws: [`tiene que ser {"table", "columns", "constants", "ignore"}; no se entiende: ${places.join(", ")}`],
		};
	}
	const { table, columns, constants, ignore } = reading.data;
	if (!isTransferTable(table)) return { flaws: [`no hay una tabla «${table}»; son: ${TRANSFER_TABLES.join(", ")}`] };
	const known = columnsOf(table);
	const given = [...Object.values(columns), ...Object.keys(constants)];
	const flaws = [
		...given.filter((name) => !known.includes(name)).map((name) => `no hay un campo «${name}» en ${table}`),
		...given.filter((name, at) => given.indexOf(name) < at).map((name) => `el campo «${name}» está dos veces`),
		...ignore.filter((name) => name in columns).map((name) => `la columna «${name}» se lee y se deja fuera`),
	];
	return flaws.length > 0 ? { flaws } : { mapping: { table, columns, constants, ignore } };
}

/** For each column of a foreign header the field that it seems to be, each field at most once. */
export function suggestColumns(table: TransferTable, header: readonly string[]): Map<string, string> {
	const pairs = header.flatMap((column) =>
		columnsOf(table).map((field) => ({ column, field, likeness: rateNames(column, field) })),
	);
	pairs.sort((one, other) => other.likeness - one.likeness);
	const found = new Map<string, string>();
	const taken = new Set<string>();
	for (const { column, field, likeness } of pairs) {
		if (likeness < ALIKE || found.has(column) || taken.has(field)) continue;
		found.set(column, field);
		taken.add(field);
	}
	return found;
}

/** What is named exactly so goes before what only people call so. */
function rateNames(column: string, field: string): number {
	const others = (OTHER_NAMES[field] ?? []).map((name) => OTHER_NAME_WEIGHT * rateLikeness(spell(column), spell(name)));
	return Math.max(rateLikeness(spell(column), spell(field)), ...others);
}

function spell(name: string): string {
	return foldText(name)
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
}

/** Dice's coefficient of pairs of letters, from 0 to 1. */
function rateLikeness(one: string, other: string): number {
	if (one === other) return 1;
	const [ours, theirs] = [listPairs(one), listPairs(other)];
	const shared = [...ours].filter((pair) => theirs.has(pair)).length;
	return ours.size + theirs.size === 0 ? 0 : (2 * shared) / (ours.size + theirs.size);
}

function listPairs(text: string): Set<string> {
	return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
