import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { startOwnServer } from "../../testbed/built-server.ts";
import { test as base } from "../journeys/browser.ts";

type Row = Readonly<Record<string, unknown>>;
export type HostedTables = Readonly<
	Record<"procedures" | "institutions" | "observatory" | "site_documents", readonly Row[]>
>;

/** A call as it arrived at the hosted backend. */
export interface HostedCall {
	method: string;
	table: string;
	key: string | undefined;
	query: URLSearchParams;
	body: unknown;
}

export const ANONYMOUS_KEY = "sb_publishable_anonymous_key_of_the_tests";

/**
 * The `test` of a portal over a hosted backend that holds these rows and remembers its calls; `from` is `served` where
 * the pages need no scripts.
 */
export function testOver(held: Partial<HostedTables>, from: typeof base = base) {
	const calls: HostedCall[] = [];
	return from.extend<{ hosted: { origin: string; calls: readonly HostedCall[] } }>({
		hosted: async ({ ownPortal }, use) => {
			const origin = await ownPortal.open(held, async (cleanUp) => {
				const backend = await startHostedBackend(held, calls);
				cleanUp(backend.stop);
				const settings = { SUPABASE_URL: backend.address, SUPABASE_ANON_KEY: ANONYMOUS_KEY };
				return (await startOwnServer(cleanUp, settings)).server;
			});
			await use({ origin, calls });
		},
		baseURL: ({ hosted }, use) => use(hosted.origin),
	});
}

/** Speaks as much of PostgREST as the portal asks: a table page by page, and an insert. */
async function startHostedBackend(tables: Partial<HostedTables>, calls: HostedCall[]) {
	const server = createServer(async (asked, response) => {
		const call = await readCall(asked);
		calls.push(call);
		if (call.method !== "GET") return response.writeHead(201).end();
		const after = call.query.get("id")?.replace(/^gt\./, "") ?? "";
		const rows = Object.entries(tables).find(([name]) => name === call.table)?.[1] ?? [];
		const page = rows.filter(({ id }) => String(id) > after).sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
		response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(page));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("The hosted backend has no port");
	return {
		address: `http://127.0.0.1:${address.port}`,
		async stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}

async function readCall(asked: IncomingMessage): Promise<HostedCall> {
	const { pathname, searchParams } = new URL(asked.url ?? "/", "http://localhost");
	const { apikey } = asked.headers;
	const body = await text(asked);
	return {
		method: asked.method ?? "",
		table: pathname.replace("/rest/v1/", ""),
		key: typeof apikey === "string" ? apikey : undefined,
		query: searchParams,
		body: body === "" ? null : JSON.parse(body),
	};
}
