import type { Field, ValueOf } from "./field.ts";
import { readField } from "./field.ts";

/** The fields of a table under their names: the one place where its columns are declared, beside the SQL. */
export type Fields = Readonly<Record<string, Field>>;

/** A row as pages read it. Hovering over a property shows the comment of its field. */
export type FieldsOf<List extends Fields> = { [Name in keyof List]: ValueOf<List[Name]> };

/** A row as a backend delivers it. */
export type UntrustedRow = Readonly<Record<string, unknown>>;

export interface RowReading<Row> {
	row: Row;
	/** Names of the fields that could not be used as they were; logged with the id, never shown. */
	problems: readonly string[];
}

/** Reads what can be used of a row; null when a required field is missing, because such a row cannot be shown or linked. */
export function readFields<List extends Fields>(list: List, stored: unknown): RowReading<FieldsOf<List>> | null {
	if (!isRow(stored)) return null;
	const problems: string[] = [];
	let isUsable = true;
	const row = mapFields<FieldsOf<List>>(list, (field, name) => {
		const { value, isFlawed } = readField(field, stored[name]);
		if (isFlawed) problems.push(name);
		if (value === null && field.isRequired) isUsable = false;
		return value;
	});
	return isUsable ? { row, problems } : null;
}

/** Makes one value for each field, under its name. The compiler does not check that `Mapped` has the right type for each. */
export function mapFields<Mapped>(list: Fields, makeValue: (field: Field, name: string) => unknown): Mapped {
	return assemble(entriesOf(list).map(([name, field]) => [name, makeValue(field, name)]));
}

const listed = new WeakMap<Fields, readonly [name: string, field: Field][]>();

/** The fields of a table and their names, listed once for all of its rows. */
function entriesOf(list: Fields): readonly [name: string, field: Field][] {
	const known = listed.get(list) ?? Object.entries(list);
	listed.set(list, known);
	return known;
}

/** The same field under each of these names. */
export function fieldsNamed<Name extends string, Each extends Field>(
	names: readonly Name[],
	field: Each,
): Readonly<Record<Name, Each>> {
	return assemble(names.map((name) => [name, field]));
}

export function isRow(value: unknown): value is UntrustedRow {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * TypeScript cannot infer the type of each property from a list of entries; this is the one place that asserts it for the
 * functions above.
 */
function assemble<Whole>(entries: readonly (readonly [name: string, value: unknown])[]): Whole {
	return Object.fromEntries(entries) as Whole;
}
