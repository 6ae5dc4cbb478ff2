import { PostgrestClient } from "@supabase/postgrest-js";
import type { Backend, StoreOutcome } from "../backend.ts";
import { BackendUnavailable } from "../backend.ts";
import type { EngineFailure } from "../postgres/postgres-errors.server.ts";
import { judgeInsertFailure, readFailure, translateFailure } from "../postgres/postgres-errors.server.ts";
import { CATALOGUE_TABLES } from "../tables.ts";

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
/** More is no catalogue of procedures but a mistake or an attack. */
const MOST_ROWS = 200_000;
const CREATED = 201;

/** The calls (specification, section 7), made from the server, with the public anonymous key. */
export async function openPostgrestBackend(options: PostgrestOptions): Promise<Backend> {
	const { supabaseUrl, supabaseAnonKey, limitMs = CALL_LIMIT_MS } = options;
	const closing = new AbortController();
	const client = new PostgrestClient(restAddress(supabaseUrl), {
		headers: identify(supabaseAnonKey),
		fetch: (address, init) => fetchJson(address, init, AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)])),
	});

	/** Page after page, by id, so that rows added meanwhile shift nothing. The server may hand out less than asked. */
	async function readTable(table: string, signal: AbortSignal | undefined): Promise<Row[]> {
		const rows: Row[] = [];
		for (let last: unknown; ; last = rows.at(-1)?.id) {
			let query = client.from(table).select("*").order("id").limit(ROWS_IN_A_PAGE).retry(false);
			if (rows.length > 0) query = query.filter("id", "gt", last);
			if (signal) query = query.abortSignal(signal);
			const { data, error } = await query;
			if (error) throw translateFailure(error);
			const page = readRows(data, table);
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
			const [procedures, institutions, observatory] = await Promise.all(
				CATALOGUE_TABLES.map((table) => readTable(table, signal)),
			).catch((error) => {
				throw error instanceof BackendUnavailable ? error : translateFailure(readFailure(error));
			});
			return { procedures: procedures ?? [], institutions: institutions ?? [], observatory: observatory ?? [] };
		},
		async addReport(report) {
			// Without select() the answer is empty (return=minimal): reading it back is not allowed.
			return readStoreOutcome(await call(client.from("problem_reports").insert(report).retry(false)));
		},
		async eraseContact(receiptHash) {
			const { error } = await call(client.rpc("erase_report_contact", { receipt_hash: receiptHash }).retry(false));
			if (error) throw translateFailure(error);
		},
		async close() {
			closing.abort();
		},
	};
}

type Outcome = { error: EngineFailure | null; status: number };

/** What the backend answered; throws `BackendUnavailable` when it did not. */
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

/** Supabase serves its tables below /rest/v1; an address with a path of its own is taken as it is. */
function restAddress(address: string): string {
	const url = new URL(address);
	return url.pathname === "/" ? new URL("/rest/v1", url).href : address.replace(/\/+$/, "");
}

/** Newer keys of Supabase are no tokens: only a token may go into Authorization. */
function identify(key: string): Record<string, string> {
	const isToken = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(key);
	return isToken ? { apikey: key, Authorization: `Bearer ${key}` } : { apikey: key };
}

/** A backend answers with JSON or with nothing, and never sends us to another host. */
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
