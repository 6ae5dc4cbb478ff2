import type { IncomingMessage } from "node:http";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuiltServer } from "../../testbed/built-server.ts";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";

// Results of the search overlay are answered before the application once it has answered one; a second parameter, which
// means nothing, sends a question the long way.
let data: Awaited<ReturnType<typeof makeDataFolder>>;
let server: BuiltServer;

beforeAll(async () => {
	data = await makeDataFolder();
	server = await startBuiltServer(data.path, { LOG_LEVEL: "silent" });
});

afterAll(async () => {
	await server.stop();
	await data.dispose();
});

interface Answer {
	status: number | undefined;
	headers: IncomingMessage["headers"];
	text: string;
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const asked = request(server.origin + path, { headers: { "accept-encoding": "br", ...headers } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("end", () => {
				const { "x-request-id": _id, date: _date, ...lasting } = response.headers;
				const body = Buffer.concat(chunks);
				const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[lasting["content-encoding"] ?? ""];
				const text = String(unpack && body.length > 0 ? unpack(body) : body);
				resolve({ status: response.statusCode, headers: lasting, text });
			});
		});
		asked.on("error", reject);
		asked.end();
	});
}

test.each<[what: string, text: string, headers?: Record<string, string>]>([
	["what is found by its name", "pasaporte"],
	["words with blanks and accents", "inscripci%C3%B3n+al%20nit"],
	["an institution", "ministerio de salud".replaceAll(" ", "+")],
	["a mistyped word", "antesedentes"],
	["what is not there", "zzzzzz"],
	["a blank", "+"],
	["one letter", "a"],
	["a tag", "%3Cb%3E"],
	["an escape that is none", "100%25+%E0%A4%A+%zz"],
	["a text that is too long", "nit".repeat(90)],
	["a question in English", "birth+certificate", { cookie: "language=en" }],
	["a question of somebody with larger text", "licencia", { cookie: "display=t130" }],
	["a browser that unpacks gzip only", "exportar", { "accept-encoding": "gzip" }],
	["one that unpacks nothing", "escuela", { "accept-encoding": "identity" }],
])("%s is answered at once as the long way answers it", async (_what, text, headers) => {
	await ask("/buscar?texto=dpi", headers);
	const quick = await ask(`/buscar?texto=${text}`, headers);
	const slow = await ask(`/buscar?texto=${text}&utm_source=x`, headers);
	expect(quick).toEqual(slow);
	expect(quick.status).toBe(200);
	expect(JSON.parse(quick.text)).toBeInstanceOf(Array);
});

test("who has the results already is told so", async () => {
	await ask("/buscar?texto=dpi");
	const { headers } = await ask("/buscar?texto=multa");
	const again = { "if-none-match": String(headers.etag) };
	const quick = await ask("/buscar?texto=multa", again);
	expect(quick).toEqual(await ask("/buscar?texto=multa&utm_source=x", again));
	expect([quick.status, quick.text]).toEqual([304, ""]);
});
