import { z } from "zod";
import { es } from "zod/locales";
import { LONGEST_NOTE } from "../domain/facts/procedure-fact.ts";
import {
	CURRENCY_CODE,
	type Field,
	type Fields,
	isNullable,
	mapFields,
	type ValueOf,
} from "../domain/fields/fields.ts";
import { type FlawCode, sayFlaw } from "../domain/flaws/flaw.ts";
import { safeWebAddress } from "../domain/text/web-address.ts";

/** What one text and one list of texts may hold: what is longer, reading would cut. */
const LONGEST_TEXT = 20_000;
const LONGEST_LIST = 500;

/** Says in Spanish what is wrong: editors read it, not programmers. Given to each check, because setting it for all would reach settings and forms. */
export const IN_SPANISH = { error: es().localeError };

/** What a rule of our own says: its words for whoever reads the fact files, and its code for other languages. */
export function told(code: FlawCode): { error: string; params: { code: FlawCode } } {
	return { error: sayFlaw({ code }, "es"), params: { code } };
}

/** A text of a fact file: something, without blanks around it. */
export const text = z
	.string()
	.max(LONGEST_TEXT, `pasa de ${LONGEST_TEXT} letras`)
	.refine((value) => value.trim() === value && value !== "", told("blanks"))
	.refine((value) => !hasControlCharacter(value), told("hiddenSign"));

/** An address of a fact file that can be followed. */
export const webAddress = z.string().refine((value) => safeWebAddress(value) !== null, told("address"));

/** A day of the calendar, as in 2026-11-22. */
export const date = z.iso.date(told("date").error);

/** The id of a record as addresses write it. */
export const recordId = z.string().refine((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value), told("recordId"));

/** The note of a fact. */
export const note = text.max(LONGEST_NOTE, `pasa de ${LONGEST_NOTE} letras`);

/** Tells line breaks and tabs, which a text may have, from what only a broken copy brings along. */
function hasControlCharacter(value: string): boolean {
	return /[^\P{Cc}\n\r\t]/u.test(value);
}

/** The rule for a field of a fact file or of an import, from its kind. It is stricter than reading, which must accept what a table holds. */
export function ruleOf(field: Field): z.ZodType {
	switch (field.kind) {
		case "id":
			return recordId;
		case "text":
			return text;
		case "written":
			return text.max(field.longest);
		case "webAddress":
			return webAddress;
		case "date":
			return date;
		case "list":
			return z.array(text).max(LONGEST_LIST, `son más de ${LONGEST_LIST}`);
		case "flag":
			return z.boolean();
		case "currency":
			return z.string().refine((value) => CURRENCY_CODE.test(value), told("currency"));
		case "number":
			return z
				.number()
				.min(field.from)
				.max(field.to ?? Number.MAX_SAFE_INTEGER);
		case "scale":
			return z.literal(field.steps);
		case "choice":
			return z.enum(field.words);
	}
}

/** A rule for each field. Every record has every field; an unknown value is null, except for the fields in `known`. */
export function rulesOf<List extends Fields>(list: List, known: readonly (keyof List)[] = []) {
	return mapFields<{ [Name in keyof List]: z.ZodType<ValueOf<List[Name]>> }>(list, (field, name) =>
		isNullable(field) && !known.includes(name) ? ruleOf(field).nullable() : ruleOf(field),
	);
}
