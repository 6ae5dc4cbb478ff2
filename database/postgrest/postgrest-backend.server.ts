import { PostgrestClient } from "@supabase/postgrest-js";
import type { BesideTable, CatalogueRows, MainTable } from "../../domain/catalogue/catalogue.ts";
import { BESIDE_TABLES, MAIN_TABLES } from "../../domain/catalogue/catalogue.ts";
import { type SharedTexts, shareTexts } from "../../domain/fields/fields.ts";
import type { Backend, StoreOutcome } from "../backend.ts";
import { BackendUnavailable } from "../backend.ts";
import type { EngineFailure } from "../postgres/postgres-errors.server.ts";
import { judgeInsertFailure, readFailure, translateFailure } from "../postgres/postgres-errors.server.ts";
import { readStanding } from "../reports/report-standing.ts";

export interface PostgrestOptions {
	/** Address of the Supabase project, or of any PostgREST with its path. */
	supabaseUrl: string;
	supabaseAnonKey: string;
	/** Longest wait for one call. */
	limitMs?: number;
}

type Row = Record<string, unknown>;

const CALL_LIMIT_MS = 10_000;
const ROWS_IN_A_PAGE = 1_000;
/** A table with more rows is a mistake or an attack; reading on would fill the memory. */
const MOST_ROWS = 200_000;
const CREATED = 201;
const NOT_FOUND = 404;
/** The project has no such table, hides it, or has one of its own under that name. */
const NO_SUCH_TABLE: readonly string[] = ["PGRST205", "42P01", "42501", "42703"];

/** The calls (specification, section 7), made from the server, with the public anonymous key. */
export async function openPostgrestBackend(options: PostgrestOptions): Promise<Backend> {
	const { supabaseUrl, supabaseAnonKey, limitMs = CALL_LIMIT_MS } = options;
	const closing = new AbortController();
	const client = new PostgrestClient(restAddress(supabaseUrl), {
		headers: identify(supabaseAnonKey),
		fetch: (address, init) => fetchJson(address, init, AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)])),
	});

	/**
	 * Reads page after page in the order of the id, so that a row added meanwhile shifts no page. The server may return
	 * fewer rows than we ask for, so a short page is not the end. Undefined for a table beside the three that the project lacks.
	 */
	async function readTable(
		table: MainTable | BesideTable,
		texts: SharedTexts,
		signal?: AbortSignal,
	): Promise<Row[] | undefined> {
		const rows: Row[] = [];
		for (let last: unknown; ; last = rows.at(-1)?.id) {
			let query = client.from(table).select("*").order("id").limit(ROWS_IN_A_PAGE).retry(false);
			if (rows.length > 0) query = query.filter("id", "gt", last);
			if (signal) query = query.abortSignal(signal);
			const { data, error, status } = await query;
			if (error && isBeside(table) && isMissing(error, status)) return undefined;
			if (error) throw translateFailure(error);
			const page = readRows(data, table).map((row) => shareTexts(row, texts));
			rows.push(...page);
			if (page.length === 0) return rows;
			const next = page.at(-1)?.id;
			if ((typeof next !== "string" && typeof next !== "number") || next === last || rows.length > MOST_ROWS) {
				throw new BackendUnavailable(`The table ${table} cannot be read page by page.`);
			}
		}
	}

	return {
		kind: "postgrest",
		async readCatalogue(signal) {
			const tables = [...MAIN_TABLES, ...BESIDE_TABLES];
			const texts: SharedTexts = new Map();
			const read = await Promise.all(tables.map((table) => readTable(table, texts, signal))).catch((error) => {
				throw error instanceof BackendUnavailable ? error : translateFailure(readFailure(error));
			});
			const rows: Partial<CatalogueRows> = Object.fromEntries(tables.map((table, place) => [table, read[place]]));
			return { procedures: [], institutions: [], observatory: [], ...rows };
		},
		async readMark() {
			// A project without our migrations has none, and is read whole each time; whatever ails it is told by that reading.
			const { data } = await call(client.rpc("catalogue_mark").retry(false)).catch(() => ({
				data: undefined,
			}));
			return Number.isSafeInteger(data) ? String(data) : undefined;
		},
		async addReport(report) {
			// Without select() the answer is empty (return=minimal): reading it back is not allowed.
			return readStoreOutcome(await call(client.from("problem_reports").insert(report).retry(false)));
		},
		async eraseContact(receiptHash) {
			const { error } = await call(client.rpc("erase_report_contact", { receipt_hash: receiptHash }).retry(false));
			if (error) throw translateFailure(error);
		},
		async readReportState(receiptHash) {
			const { data, error } = await call(client.rpc("report_state", { receipt_hash: receiptHash }).retry(false));
			if (error) throw translateFailure(error);
			return readStanding(data);
		},
		async close() {
			closing.abort();
		},
	};
}

function isBeside(table: string): boolean {
	return BESIDE_TABLES.some((beside) => beside === table);
}

function isMissing({ code }: EngineFailure, status: number): boolean {
	return status === NOT_FOUND || NO_SUCH_TABLE.includes(code);
}

type Outcome = { data?: unknown; error: EngineFailure | null; status: number };

/** The answer of the backend. Throws `BackendUnavailable` when none came. */
async function call(request: PromiseLike<Outcome>): Promise<Outcome> {
	try {
		return await request;
	} catch (error) {
		throw translateFailure(readFailure(error));
	}
}

/** A success with another status than 201 is a proxy's page, not the backend's answer. */
function readStoreOutcome({ error, status }: Outcome): StoreOutcome {
	if (error) {
		const judged = judgeInsertFailure(error);
		if (!judged) throw translateFailure(error);
		return judged;
	}
	if (status === CREATED) return { outcome: "stored" };
	throw new BackendUnavailable(`The backend answered ${status} instead of ${CREATED}.`);
}

/** Supabase serves its tables below /rest/v1; an address that already has a path is used unchanged. */
function restAddress(address: string): string {
	const url = new URL(address);
	return url.pathname === "/" ? new URL("/rest/v1", url).href : address.replace(/\/+$/, "");
}

/** Only a key that is a token (JWT) may go into Authorization; the newer keys of Supabase are not. */
function identify(key: string): Record<string, string> {
	const isToken = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(key);
	return isToken ? { apikey: key, Authorization: `Bearer ${key}` } : { apikey: key };
}

/** Fetches from the backend. Anything but JSON or an empty body is refused as the page of a proxy, and so is a redirect. */
async function fetchJson(
	address: RequestInfo | URL,
	init: RequestInit | undefined,
	limit: AbortSignal,
): Promise<Response> {
	const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
	const response = await fetch(address, { ...init, redirect: "manual", signal });
	if (response.status >= 300 && response.status < 400) {
		await response.body?.cancel();
		throw new BackendUnavailable("The backend redirects elsewhere; it is not followed.");
	}
	const type = response.headers.get("content-type") ?? "";
	const isEmpty = response.status === 204 || response.headers.get("content-length") === "0";
	if (!isEmpty && type !== "" && !type.includes("json")) {
		await response.body?.cancel();
		throw new BackendUnavailable(`The backend answered ${response.status} with ${type.slice(0, 60)} instead of JSON.`);
	}
	return response;
}

function readRows(data: unknown, table: string): Row[] {
	if (!Array.isArray(data)) throw new BackendUnavailable(`The table ${table} did not come as a list.`);
	return data.filter((row): row is Row => typeof row === "object" && row !== null);
}
