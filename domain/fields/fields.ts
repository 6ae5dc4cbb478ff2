import {
	flawed,
	readDate,
	readFlag,
	readId,
	readList,
	readNumber,
	readText,
	readWritten,
	sound,
	type ValueReading,
} from "./read-value.ts";

/**
 * A column of a table: what its values mean, how an untrusted one is read and, by its kind, how an engine stores it.
 * They are plain values without functions, so that the browser can use the words of a choice without loading the readers.
 */
export type Field = (
	| {
			readonly kind: keyof PlainValues;
	  }
	| {
			/** What a citizen wrote, to the letter; empty when nothing was given. */
			readonly kind: "written";
			/** Longest text in characters, held by the form, the server and the CHECKs of the tables; reading does not check it. */
			readonly longest: number;
	  }
	| {
			/** A number within its range; one outside counts as unusable. */
			readonly kind: "number";
			readonly from: number;
			readonly to?: number;
	  }
	| {
			/** One of a few numbers. */
			readonly kind: "scale";
			readonly steps: readonly number[];
	  }
	| {
			/** One of a few words, spelled exactly so. */
			readonly kind: "choice";
			readonly words: readonly string[];
	  }
	| {
			/** A code of ISO 4217. */
			readonly kind: "currency";
			/** The code where the row has none. */
			readonly usual: string;
	  }
) & {
	/** True when a row without it is of no use; its value is then never null. */
	readonly isRequired?: boolean;
};

/** The kinds that need to say nothing more, and what they hold. */
interface PlainValues {
	/** The id under which addresses and other rows refer to this row. */
	id: string | null;
	text: string | null;
	/** An address as stored; show it only through `safeWebAddress`. */
	webAddress: string | null;
	/** A calendar date `YYYY-MM-DD`. */
	date: string | null;
	/** Texts in their order; empty when nothing is known. */
	list: readonly string[];
	/** Yes or no; what is not known is no. */
	flag: boolean;
}

interface Values extends PlainValues {
	written: string;
	number: number | null;
	currency: string;
}

/** What a field holds; never null when it is required. */
export type ValueOf<Each extends Field> = Each extends { isRequired: true }
	? NonNullable<PossibleValue<Each>>
	: PossibleValue<Each>;

type PossibleValue<Each extends Field> = Each extends { kind: "choice"; words: readonly (infer Word)[] }
	? Word | null
	: Each extends { kind: "scale"; steps: readonly (infer Step)[] }
		? Step | null
		: Each extends { kind: keyof Values }
			? Values[Each["kind"]]
			: never;

export const CURRENCY_CODE = /^[A-Z]{3}$/;

/** The value of an untrusted row, safe to show. */
export function readField(field: Field, stored: unknown): ValueReading<ValueOf<Field>> {
	switch (field.kind) {
		case "id":
			return readId(stored);
		case "text":
		case "webAddress":
			return readText(stored);
		case "date":
			return readDate(stored);
		case "list":
			return readList(stored);
		case "flag":
			return readFlag(stored);
		case "written":
			return readWritten(stored);
		case "number":
			return readWithin(stored, field.from, field.to ?? Number.MAX_SAFE_INTEGER);
		case "scale":
			return readStep(stored, field.steps);
		case "choice":
			return readWord(stored, field.words);
		case "currency":
			return readCurrency(stored, field.usual);
	}
}

/** Whether the field may be null. */
export function isNullable(field: Field): boolean {
	return !field.isRequired && readField(field, null).value === null;
}

function readWithin(stored: unknown, from: number, to: number): ValueReading<number | null> {
	const reading = readNumber(stored);
	const isOutside = reading.value !== null && (reading.value < from || reading.value > to);
	return isOutside ? flawed(null) : reading;
}

function readStep(stored: unknown, steps: readonly number[]): ValueReading<number | null> {
	const reading = readNumber(stored);
	return reading.value === null || steps.includes(reading.value) ? reading : flawed(null);
}

function readWord(stored: unknown, words: readonly string[]): ValueReading<string | null> {
	if (stored === null || stored === undefined) return sound(null);
	const word = words.find((each) => each === stored);
	return word === undefined ? flawed(null) : sound(word);
}

function readCurrency(stored: unknown, usual: string): ValueReading<string> {
	const { value: code, isFlawed } = readText(stored);
	if (code === null) return { value: usual, isFlawed };
	return CURRENCY_CODE.test(code) ? sound(code) : flawed(usual);
}

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
	const mapped: Record<string, unknown> = {};
	for (const [name, field] of entriesOf(list)) mapped[name] = makeValue(field, name);
	return mapped as Mapped;
}

const listed = new WeakMap<Fields, readonly [name: string, field: Field][]>();

/** The fields of a table and their names, listed once for all of its rows. */
function entriesOf(list: Fields): readonly [name: string, field: Field][] {
	const known = listed.get(list);
	if (known) return known;
	const entries = Object.entries(list);
	listed.set(list, entries);
	return entries;
}

/** The same field under each of these names. */
export function fieldsNamed<Name extends string, Each extends Field>(
	names: readonly Name[],
	field: Each,
): Readonly<Record<Name, Each>> {
	return Object.fromEntries(names.map((name) => [name, field])) as Readonly<Record<Name, Each>>;
}

export function isRow(value: unknown): value is UntrustedRow {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Longer ones are hardly ever said twice. */
const LONGEST_SHARED = 200;

/** Texts by what they say. It is kept for one reading, never longer. */
export type SharedTexts = Map<string, string>;

/**
 * Lets a row hold the first text that said the same, in its own lists and objects too, instead of another copy of it: of the
 * texts of a catalogue three of four are said again ("Sin dato", the day of a reading, "DPI"). Engines do it as they deliver
 * a row, so that the copies are gone before there are many. The row is changed and handed back.
 */
export function shareTexts<Row extends object>(row: Row, known: SharedTexts): Row {
	const values = row as Record<string, unknown>;
	for (const name in values) {
		const value = values[name];
		if (typeof value === "string") values[name] = share(value, known);
		else if (typeof value === "object" && value !== null) shareTexts(value, known);
	}
	return row;
}

/** As `shareTexts`, for its lists alone: some engines deliver them as one text, which is taken apart when it is read. */
export function shareLists<Row extends object>(row: Row, known: SharedTexts): Row {
	for (const value of Object.values(row)) if (Array.isArray(value)) shareTexts(value, known);
	return row;
}

/** The first text that said the same. */
export function share(text: string, known: SharedTexts): string {
	if (text.length > LONGEST_SHARED) return text;
	const first = known.get(text);
	if (first !== undefined) return first;
	known.set(text, text);
	return text;
}
