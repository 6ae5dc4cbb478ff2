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

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(?:[/?#].*)?$/;
const PHONE = /^\+?[\d\s().-]{3,20}$/;
/** Guatemala's numbers have eight digits, or three or four where they are short. */
const COUNTRY_CODE = /^502(?=\d{8}$)/;
const SHORTEST_NUMBER = 3;
/** "gob.gt" is the end of every address of the State. */
const FEWEST_LABELS = 3;

/** The institution whose web address or phone a folded text is; null where it is nobody's, undefined where it is neither. */
export function findByContact(folded: string, institutions: readonly Institution[]): Institution | null | undefined {
	const host = ADDRESS.exec(folded)?.[1];
	if (host !== undefined) return findByHost(host, institutions);
	const digits = folded.replace(/\D/g, "").replace(COUNTRY_CODE, "");
	if (!PHONE.test(folded) || digits.length < SHORTEST_NUMBER) return undefined;
	return institutions.find(({ phone }) => listNumbers(phone ?? "").includes(digits)) ?? null;
}

/** Whose own it is; else whose it is below or above, as "portal.sat.gob.gt" is of "sat.gob.gt". */
function findByHost(host: string, institutions: readonly Institution[]): Institution | null {
	const hosts = institutions.map(({ website }) => ADDRESS.exec((website ?? "").toLowerCase())?.[1] ?? "");
	const isWhole = host.split(".").length >= FEWEST_LABELS;
	const own = hosts.indexOf(host);
	const near = hosts.findIndex(
		(each) => each !== "" && (host.endsWith(`.${each}`) || (isWhole && each.endsWith(`.${host}`))),
	);
	return institutions[own >= 0 ? own : near] ?? null;
}

function listNumbers(text: string): string[] {
	return (text.match(/\+?\d[\d\s()-]*/g) ?? []).map((number) => number.replace(/\D/g, "").replace(COUNTRY_CODE, ""));
}
