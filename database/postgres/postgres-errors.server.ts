import type { StoreOutcome } from "../backend.ts";
import { BackendUnavailable } from "../backend.ts";

const UNIQUE_VIOLATION = "23505";
/** The constraint that PostgreSQL names when a row with the same client id exists. */
const SAME_CLIENT_ID = "problem_reports_client_id_key";
const NEXT_FREE_NUMBER =
	"select setval(pg_get_serial_sequence('problem_reports', 'id'), (select max(id) from problem_reports))";
/** A table or a function is missing or forbidden: the schema was not installed, or this role was not granted it. */
const SCHEMA_MISSING = ["42P01", "3F000", "42501", "42703", "42883", "PGRST202"];

/** What we keep of a failure of PostgreSQL or PostgREST. Their detail and hint quote what the citizen wrote. */
export interface EngineFailure {
	/** SQLSTATE, an error code of Node or PostgREST, or empty. */
	code: string;
	message: string;
}

/**
 * What a failed insert means for the report. Values that the tables refuse (classes 22 and 23) are refused for good;
 * undefined for everything else, which may pass.
 */
export function judgeInsertFailure({ code, message }: EngineFailure): StoreOutcome | undefined {
	if (code === UNIQUE_VIOLATION && message.includes(SAME_CLIENT_ID)) return { outcome: "stored" };
	if (code === UNIQUE_VIOLATION) {
		const reason = `The next number of problem_reports is taken. Let its owner run: ${NEXT_FREE_NUMBER}`;
		return { outcome: "numberTaken", reason };
	}
	if (!/^2[23]...$/.test(code)) return undefined;
	return { outcome: "refused", reason: `The database refused the report (${code}).` };
}

/** The error that callers of a backend expect. It has no `cause`, because the engine's error quotes what the citizen wrote. */
export function translateFailure({ code, message }: EngineFailure): BackendUnavailable {
	const remedy = SCHEMA_MISSING.includes(code) ? ' Run "npm run migrate", which installs tables and rights.' : "";
	return new BackendUnavailable(
		`The database did not answer as expected (${[code, message].join(" ").trim()}).${remedy}`,
	);
}

/** Reads the failure out of whatever was thrown. */
export function readFailure(error: unknown): EngineFailure {
	if (!(error instanceof Error)) return { code: "", message: String(error) };
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	// Node reports a host with several addresses as several errors under one without a message.
	const message = error instanceof AggregateError ? error.errors.map(String).join(", ") : error.message;
	return { code, message };
}
