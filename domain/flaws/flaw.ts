import type { DeskLanguage } from "../language.ts";
import { FILE_WORDS, ROW_WORDS } from "./incoming-words.ts";

/** Where a row stands in what somebody brought; what is not known is left out. */
export interface RowPlace {
	/** The file's name, where it is not said beside the place. */
	file?: string;
	/** The sheet of a spreadsheet. */
	sheet?: string;
	/** As the spreadsheet counts, the names of the columns being row 1. */
	row?: number;
	/** The letter of the column. */
	column?: string;
	/** Position in a list of JSON, from 1. */
	record?: number;
	/** The table of that list. */
	table?: string;
	/** A row that is known by its name alone. */
	name?: string;
}

const PLACE_WORDS = {
	es: { sheet: "hoja", row: "fila", column: "columna", record: "registro", of: "de" },
	en: { sheet: "sheet", row: "row", column: "column", record: "record", of: "of" },
} as const;

/** "hoja procedures, fila 4, columna B": what is known of the place, from the whole to the part. */
export function sayPlace(place: RowPlace, language: DeskLanguage): string {
	const t = PLACE_WORDS[language];
	const { file, sheet, row, column, record, table, name } = place;
	const parts = [
		file,
		sheet !== undefined && `${t.sheet} ${sheet}`,
		row !== undefined && `${t.row} ${row}`,
		column !== undefined && `${t.column} ${column}`,
		record !== undefined && `${t.record} ${record}${table === undefined ? "" : ` ${t.of} ${table}`}`,
		name,
	];
	return parts.filter(Boolean).join(", ");
}

const WORDS = { ...ROW_WORDS, ...FILE_WORDS };

/** What is wrong with an incoming file or row, as a word for it; `sayFlaw` tells people. */
export type FlawCode = keyof typeof WORDS;

/** A mistake and what its words speak of. It is plain data: it goes through JSON unchanged. */
export interface CodedFlaw {
	code: FlawCode;
	values?: Readonly<Record<string, string | number | RowPlace>>;
}

/** The mistake in words, with what to do about it. */
export function sayFlaw({ code, values = {} }: CodedFlaw, language: DeskLanguage): string {
	return WORDS[code][language].replace(/\{(\w+)\}/g, (_all, name: string) => {
		const value = values[name];
		return typeof value === "object" ? sayPlace(value, language) : String(value ?? "");
	});
}

/** Whether a word from outside, such as a rule of zod, is one of the codes. */
export function isFlawCode(word: unknown): word is FlawCode {
	return typeof word === "string" && Object.hasOwn(WORDS, word);
}
