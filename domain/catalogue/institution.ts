import { type Fields, type FieldsOf, type RowReading, readFields } from "../fields/fields.ts";
import { foldText } from "../text/text.ts";

/** The columns of `institutions`: type, reader, table type, seed and the check of the fact files all come from here. */
export const INSTITUTION_FIELDS = {
	id: { kind: "id", isRequired: true },
	/** Acronym or short name, such as "RENAP". */
	name: { kind: "text" },
	full_name: { kind: "text" },
	description: { kind: "text" },
	services: { kind: "list" },
	phone: { kind: "text" },
	email: { kind: "text" },
	/** Website as stored; show it only through `safeWebAddress`. */
	website: { kind: "webAddress" },
	address: { kind: "text" },
	working_hours: { kind: "text" },
	is_digital_enabled: { kind: "flag" },
	sources: { kind: "list" },
} as const satisfies Fields;

/** An institution as pages read it; null means that no source says it. */
export interface Institution extends FieldsOf<typeof INSTITUTION_FIELDS> {}

/** Reads an institution from a backend row; null when even the id is unusable. */
export function readInstitution(row: unknown): RowReading<Institution> | null {
	return readFields(INSTITUTION_FIELDS, row);
}

/** The name to list and link an institution by; its full name or id where the short one is missing. */
export function institutionName({ name, full_name, id }: Pick<Institution, "name" | "full_name" | "id">): string {
	return name ?? full_name ?? id;
}

/** Institutions whose name, full name or description contains the text, accents and case aside; all when it is blank. */
export function searchInstitutions(institutions: readonly Institution[], text: string): Institution[] {
	const wanted = foldText(text);
	return institutions.filter(({ name, full_name, description }) =>
		[name, full_name, description].some((field) => foldText(field ?? "").includes(wanted)),
	);
}
