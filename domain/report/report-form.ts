import { plainLetters } from "../text/text.ts";
import { PROBLEM_TYPES, type ProblemType, REPORT_LIMITS } from "./report.ts";

/** What stands before the @: anything visible but the characters that only quoting would allow. */
const LOCAL_PART = /^[^\s@"(),:;<>[\\\]]{1,64}$/u;
/** A name between dots: letters of any script, digits and inner hyphens. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const LAST_LABEL = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** Tells whether a trimmed text has the shape of an e-mail address; letters beyond English (ñandú@correo.gt) are fine. */
export function isEmail(text: string): boolean {
	const at = text.lastIndexOf("@");
	const local = text.slice(0, at);
	const labels = text.slice(at + 1).split(".");
	if (at < 1 || labels.length < 2) return false;
	if (!LOCAL_PART.test(local) || local.startsWith(".") || local.endsWith(".") || local.includes("..")) return false;
	return labels.every((label) => LABEL.test(label)) && LAST_LABEL.test(labels.at(-1) ?? "");
}

/** Characters that take no room on the screen: a text of nothing else is blank. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\p{Cf}\p{Z}\s\u2800]/gu;

/**
 * What a citizen wrote, made safe to store and nothing else: letters as everybody types them, no control characters,
 * broken surrogates replaced, no blanks at the ends; a text that nobody could see becomes empty.
 */
export function cleanText(text: string): string {
	const visible = text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "");
	const clean = plainLetters(visible).trim();
	return clean.replace(INVISIBLE, "") === "" ? "" : clean;
}

/** Invisible characters that copied text often contains: zero-width blanks and byte order marks. */
const WITHOUT_WIDTH = /[\u200b\u2060\ufeff]/g;

/** The same for a field of one line: line breaks and tabs become blanks, and nothing without width stays. */
export function cleanLine(text: string): string {
	return cleanText(text.replace(/[\r\n\t\u2028\u2029]+/g, " ").replace(WITHOUT_WIDTH, ""));
}

/** Letters as a person counts them, close enough: an emoji is one, not two. */
export function countCharacters(text: string): number {
	let count = 0;
	for (const _letter of text) count++;
	return count;
}

/** The fields of the report form, in the order in which they stand on the screen. */
export const REPORT_FIELDS = [
	"problem_type",
	"procedure",
	"institution",
	"description",
	"user_name",
	"user_email",
] as const;
export type ReportFieldName = (typeof REPORT_FIELDS)[number];

/** What was typed, as it was typed. */
export type ReportDraft = Readonly<Record<ReportFieldName, string>>;

/** What is wrong with a field; the dictionaries say how to put it right. */
export type ReportFault = "missing" | "unknown" | "tooLong" | "badEmail" | "notText";
export type ReportFaults = Readonly<Partial<Record<ReportFieldName, ReportFault>>>;

/** A valid form, cleaned; what is optional and was not given is empty. */
export interface FilledReport {
	problem_type: ProblemType;
	description: string;
	user_name: string;
	user_email: string;
}

type ReportReading =
	| { isValid: true; draft: ReportDraft; report: FilledReport }
	| { isValid: false; draft: ReportDraft; faults: ReportFaults };

/** Longest text of each field, in characters. A whole form of four-byte letters still fits the 16 kB that the server reads. */
export const FIELD_LIMITS = {
	procedure: 200,
	institution: 200,
	description: 3000,
	user_name: REPORT_LIMITS.user_name,
	user_email: REPORT_LIMITS.user_email,
} as const satisfies Partial<Record<ReportFieldName, number>>;

export const EMPTY_DRAFT: ReportDraft = {
	problem_type: "",
	procedure: "",
	institution: "",
	description: "",
	user_name: "",
	user_email: "",
};

const REQUIRED: readonly ReportFieldName[] = ["problem_type", "procedure", "description"];
const UNKNOWN_INSTITUTION = "No especificada";

/**
 * Reads a report out of form fields or JSON. Only the six fields count: a `status`, an `id` or a
 * `__proto__` that a client adds is never looked at.
 */
export function readReport(fields: object): ReportReading {
	const typed: ReportDraft = { ...EMPTY_DRAFT, ...mapDraft((field) => readFormField(fields, field) ?? "") };
	const faults: Partial<Record<ReportFieldName, ReportFault>> = {};
	const clean = mapDraft((field) => (field === "description" ? cleanText(typed[field]) : cleanLine(typed[field])));
	for (const field of REPORT_FIELDS) {
		const fault = readFormField(fields, field) === null ? "notText" : findFault(field, clean[field]);
		if (fault) faults[field] = fault;
	}
	const problem_type = PROBLEM_TYPES.find((type) => type === clean.problem_type);
	if (!problem_type || Object.keys(faults).length > 0) return { isValid: false, draft: typed, faults };
	const { user_name, user_email } = clean;
	return {
		isValid: true,
		draft: typed,
		report: { problem_type, description: composeDescription(clean), user_name, user_email },
	};
}

/** Procedure, institution or "No especificada", a blank line, the free text (specification, section 3). */
function composeDescription(draft: Pick<ReportDraft, "procedure" | "institution" | "description">): string {
	return `${draft.procedure}\n${draft.institution || UNKNOWN_INSTITUTION}\n\n${draft.description}`;
}

/** Null when there is something that is not a text. */
function readFormField(fields: object, field: ReportFieldName): string | null {
	const value: unknown = Object.getOwnPropertyDescriptor(fields, field)?.value ?? "";
	return typeof value === "string" ? value : null;
}

function mapDraft(read: (field: ReportFieldName) => string): Record<ReportFieldName, string> {
	return {
		problem_type: read("problem_type"),
		procedure: read("procedure"),
		institution: read("institution"),
		description: read("description"),
		user_name: read("user_name"),
		user_email: read("user_email"),
	};
}

function findFault(field: ReportFieldName, clean: string): ReportFault | undefined {
	if (clean === "") return REQUIRED.includes(field) ? "missing" : undefined;
	if (field === "problem_type") return PROBLEM_TYPES.some((type) => type === clean) ? undefined : "unknown";
	if (countCharacters(clean) > FIELD_LIMITS[field]) return "tooLong";
	// A line break in an address could inject mail headers. It has become a blank by now, which an address may not contain.
	if (field === "user_email" && !isEmail(clean)) return "badEmail";
	return undefined;
}
