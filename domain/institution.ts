import { readRow } from "./row.ts";
import { foldText } from "./text.ts";

/** An institution as pages read it; null means that no source says it. */
export interface Institution {
	id: string;
	/** Acronym or short name, such as "RENAP". */
	name: string | null;
	full_name: string | null;
	description: string | null;
	services: readonly string[];
	phone: string | null;
	email: string | null;
	/** Website as stored; show it only through `safeWebAddress`. */
	website: string | null;
	address: string | null;
	working_hours: string | null;
	is_digital_enabled: boolean;
	sources: readonly string[];
}

export interface InstitutionReading {
	institution: Institution;
	problems: readonly string[];
}

/** Reads an institution from a backend row; null when even the id is unusable. */
export function readInstitution(row: Readonly<Record<string, unknown>>): InstitutionReading | null {
	const read = readRow(row);
	const id = typeof row.id === "number" ? String(row.id) : read.text("id");
	if (id === null) return null;
	const institution: Institution = {
		id,
		name: read.text("name"),
		full_name: read.text("full_name"),
		description: read.text("description"),
		services: read.list("services"),
		phone: read.text("phone"),
		email: read.text("email"),
		website: read.text("website"),
		address: read.text("address"),
		working_hours: read.text("working_hours"),
		is_digital_enabled: read.flag("is_digital_enabled"),
		sources: read.list("sources"),
	};
	return { institution, problems: read.problems };
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
