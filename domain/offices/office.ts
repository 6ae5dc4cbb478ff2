import {
	type Fields,
	type FieldsOf,
	type RowReading,
	readFields,
	type SharedTexts,
	shareLists,
	type UntrustedRow,
} from "../fields/fields.ts";
import { inSteps, type Steps } from "../steps.ts";
import { listDoubtfulDates } from "../text/days.ts";
import { compareNames } from "../text/text.ts";
import { safeWebAddress } from "../text/web-address.ts";
import { DEPARTMENTS, findDepartment } from "./departments.ts";
import { parseHours } from "./hours.ts";
import { findMunicipality, type Municipality } from "./municipalities.ts";

/** The country of an office that has a department. */
export const HOME_COUNTRY = "GT";

/** The columns of `offices`: where an institution attends people (Schema.org `GovernmentOffice`; HSDS `location`, `schedule`). */
export const OFFICE_FIELDS = {
	id: { kind: "id", isRequired: true },
	institution_id: { kind: "id", isRequired: true },
	name: { kind: "text", isRequired: true },
	/** A code of ISO 3166-1. */
	country: { kind: "text", isRequired: true },
	/** One of the 22, as it is spelled; null abroad. */
	department: { kind: "text" },
	/** The municipality, or the city abroad. */
	municipality: { kind: "text" },
	/** A state or province abroad. */
	region: { kind: "text" },
	/** Street and zone; department and municipality aside. */
	address: { kind: "text" },
	/** As `parseHours` reads them; null where no source says them. */
	hours: { kind: "text" },
	hours_note: { kind: "text" },
	phone: { kind: "text" },
	email: { kind: "text" },
	/** A page of its own; show it only through `safeWebAddress`. */
	website: { kind: "webAddress" },
	/** Ids of the procedures that the source says are done there; empty where it does not say which; `NO_PROCEDURE` alone where none is. */
	services: { kind: "list" },
	services_note: { kind: "text" },
	/** How to get an appointment. */
	appointment: { kind: "text" },
	closed_since: { kind: "date" },
	/** The page that says it; show it only through `safeWebAddress`. */
	source: { kind: "webAddress", isRequired: true },
	published: { kind: "date" },
	read: { kind: "date", isRequired: true },
	/** Why to call before going. */
	doubt: { kind: "text" },
} as const satisfies Fields;

/** A place where an institution attends people; null means that no source says it. */
export interface Office extends FieldsOf<typeof OFFICE_FIELDS> {}

/** What stands among the services of an office where something else is done than any procedure: a border post issues no passport. */
export const NO_PROCEDURE = "ninguno";

/** The table of the offices; a backend or a copy of an older release has none. */
export const OFFICE_TABLE = "offices";

/** Reads a row; any problem means that it is left out: nobody shall go to half an address. `today` is a calendar date. */
export function readOffice(row: unknown, today: string): RowReading<Office> | null {
	const reading = readFields(OFFICE_FIELDS, row);
	if (!reading) return null;
	const { row: office, problems } = reading;
	const flaws = [...problems];
	if (safeWebAddress(office.source) === null) flaws.push("source");
	if (office.website !== null && safeWebAddress(office.website) === null) flaws.push("website");
	if (!/^[A-Z]{2}$/.test(office.country)) flaws.push("country");
	if (office.country !== HOME_COUNTRY && office.department !== null) flaws.push("department");
	if (office.department !== null && !isDepartmentName(office.department)) flaws.push("department");
	if (office.hours !== null && parseHours(office.hours) === null) flaws.push("hours");
	if (office.closed_since !== null && office.closed_since > today) flaws.push("closed_since");
	return { row: office, problems: [...new Set([...flaws, ...listDoubtfulDates(office, today)])] };
}

/** Reads the table in steps, in the order in which offices are told. One with any flaw is left out whole and listed. */
export function* readOfficesInSteps(
	rows: readonly UntrustedRow[],
	today: string,
	texts: SharedTexts,
): Steps<{ offices: readonly Office[]; problems: readonly OfficeProblem[] }> {
	const offices: Office[] = [];
	const problems: OfficeProblem[] = [];
	yield* inSteps(rows, (row, position) => {
		const reading = readOffice(row, today);
		if (reading && reading.problems.length === 0) offices.push(shareLists(reading.row, texts));
		else {
			const id = reading?.row.id ?? `#${position + 1}`;
			problems.push({ table: OFFICE_TABLE, id, fields: reading?.problems ?? ["a required field"] });
		}
	});
	return { offices: offices.sort(compareOffices), problems };
}

/** A row that could not be used, for the log. */
interface OfficeProblem {
	table: typeof OFFICE_TABLE;
	id: string;
	fields: readonly string[];
}

function isDepartmentName(name: string): boolean {
	const department = findDepartment(name);
	return department !== null && DEPARTMENTS[department] === name;
}

/** Whether the source of an office says that this procedure is done there; null where it does not say what is. */
export function gives({ services }: Pick<Office, "services">, procedureId: string): boolean | null {
	return services.length === 0 ? null : services.includes(procedureId);
}

/** Whether an office is in this municipality, and not in one of the same name in another department. */
export function isIn(office: Pick<Office, "department" | "municipality">, { id, department }: Municipality): boolean {
	return office.department === DEPARTMENTS[department] && findMunicipality(department, office.municipality)?.id === id;
}

/** Guatemala before other countries, then by department, municipality and name. */
export function compareOffices(one: Office, other: Office): number {
	return (
		Number(one.country !== HOME_COUNTRY) - Number(other.country !== HOME_COUNTRY) ||
		compareNames(one.country, other.country) ||
		compareNames(one.department ?? one.region ?? "", other.department ?? other.region ?? "") ||
		compareNames(one.municipality ?? "", other.municipality ?? "") ||
		compareNames(one.name, other.name)
	);
}
