import type { IncomingMessage } from "node:http";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createCatalogue } from "../../domain/catalogue.ts";
import type { RequestVariables } from "../operation/access-log.ts";
import { accessLog } from "../operation/access-log.ts";
import { createHttpServer } from "../requests/http-server.ts";
import { limitsFor } from "../requests/request-limits.ts";
import type { StoredResponse } from "../responses/stored-response.ts";
import { respond, tagOf } from "../responses/stored-response.ts";
import { createPageDictionary } from "./page-dictionary.ts";
import { createPageShortcuts, noteShortcuts } from "./page-shortcuts.ts";

const BODY = Buffer.from("<h1>Trámites</h1>".repeat(50));
const PAGE: StoredResponse = {
	status: 200,
	headers: [
		["content-type", "text/html; charset=utf-8"],
		["vary", "Cookie"],
	],
	etag: tagOf(BODY),
	plain: undefined,
	brotli: brotliCompressSync(BODY),
	gzip: gzipSync(BODY),
};

/** While its answer is made the backend goes down. */
const MEANWHILE = "/mientras";

const DICTIONARY = createPageDictionary("/assets/a.txt", Buffer.from("<h1>Trámites</h1>"));

/** A real server with one page in memory, and a count of how often the application was asked. */
async function listen() {
	const state = {
		asked: 0,
		missed: 0,
		isStopping: false,
		page: PAGE as StoredResponse | undefined,
		alike: Buffer.from("[]") as Buffer<ArrayBuffer> | undefined,
		reading: { catalogue: createCatalogue({ procedures: [], institutions: [], observatory: [] }, "1"), isStale: false },
	};
	const lines: Record<string, unknown>[] = [];
	const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
	const shortcuts = createPageShortcuts({
		catalogue: { current: () => ({ ...state.reading, readAt: new Date() }) },
		log,
		isStopping: () => state.isStopping,
		dictionary: DICTIONARY,
	});
	const app = new Hono<{ Variables: RequestVariables }>();
	app.use(noteShortcuts(shortcuts));
	app.use(accessLog(log));
	app.all("*", (context) => {
		state.asked += 1;
		if (context.req.path === MEANWHILE) state.reading = { ...state.reading, isStale: true };
		context.set("findPage", () => state.page);
		if (context.req.query("search") === "zzzz") {
			context.set("noteMissed", () => {
				state.missed += 1;
			});
		}
		if (context.req.path === "/buscar") context.set("makeAlike", () => state.alike);
		const answer = respond(PAGE, context.req.raw);
		answer.headers.set("X-Frame-Options", "DENY");
		answer.headers.set("Cross-Origin-Opener-Policy", "same-origin");
		return answer;
	});
	const server = createHttpServer(app.fetch, limitsFor(false), shortcuts.answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	const ask = (headers: Record<string, string> = {}, { method = "GET", path = "/catalogo?search=nit" } = {}) =>
		new Promise<{ status: number | undefined; headers: IncomingMessage["headers"]; body: Buffer }>(
			(resolve, reject) => {
				const asked = request({ port, path, method, headers: { "accept-encoding": "br", ...headers } }, (response) => {
					const chunks: Buffer[] = [];
					response.on("data", (chunk) => chunks.push(chunk));
					response.on("end", () => {
						resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
					});
				});
				asked.on("error", reject);
				asked.end();
			},
		);
	return { ask, state, lines };
}

function lasting({ "x-request-id": _id, date: _date, ...headers }: IncomingMessage["headers"]) {
	return headers;
}

test("of an unchanged page a page of ours hears of no opener policy, from memory too, and another site does", async () => {
	const { ask, state } = await listen();
	await ask();
	const asked = async (from: string, known = PAGE.etag) => {
		const { status, headers } = await ask({ "sec-fetch-site": from, "if-none-match": known });
		return [status, headers["cross-origin-opener-policy"], headers["x-frame-options"]];
	};
	expect(await asked("same-origin")).toEqual([304, undefined, "DENY"]);
	expect(await asked("cross-site")).toEqual([304, "same-origin", "DENY"]);
	expect(await asked("same-origin", "")).toEqual([200, "same-origin", "DENY"]);
	expect(state.asked).toBe(1);
});

test("what is asked again in the same words gets the same answer, and the application is not asked", async () => {
	const { ask, state } = await listen();
	const first = await ask();
	const again = await ask();
	expect(state.asked).toBe(1);
	expect(again.status).toBe(200);
	expect(lasting(again.headers)).toEqual(lasting(first.headers));
	expect(again.headers["x-frame-options"]).toBe("DENY");
	expect(brotliDecompressSync(again.body).equals(BODY)).toBe(true);
	expect(again.headers["x-request-id"]).toMatch(/^[\da-f]{8}$/);
	expect(again.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
});

test("whatever page led there, the words are the same", async () => {
	const { ask, state } = await listen();
	await ask();
	for (const site of ["cross-site", "same-site", "same-origin"]) await ask({ "sec-fetch-site": site });
	expect(state.asked).toBe(1);
});

test("who has the page already, who wants its head, and who unpacks something else get what the application would say", async () => {
	const { ask, state } = await listen();
	await ask();
	for (const [headers, options] of [
		[{ "if-none-match": PAGE.etag }, {}],
		[{}, { method: "HEAD" }],
		[{ "accept-encoding": "gzip" }, {}],
	] as const) {
		const quick = await ask(headers, options);
		state.isStopping = true;
		const slow = await ask(headers, options);
		state.isStopping = false;
		expect([quick.status, lasting(quick.headers), quick.body]).toEqual([slow.status, lasting(slow.headers), slow.body]);
	}
	expect(state.asked).toBe(4);
});

test("who has the dictionary waits until the page is packed with it, and nobody else is given that", async () => {
	const { ask, state } = await listen();
	const offered = { "accept-encoding": "br, dcz", "available-dictionary": DICTIONARY.mark };
	const encodingOf = async (headers: Record<string, string>) => (await ask(headers)).headers["content-encoding"];
	await ask();
	await ask(offered);
	expect(state.asked, "the application packs it").toBe(2);
	const bytes = Buffer.from(new Uint8Array(await DICTIONARY.pack(BODY, "kept")));
	state.page = { ...PAGE, dcz: { mark: DICTIONARY.mark, bytes } };
	expect(await encodingOf(offered)).toBe("dcz");
	expect(await encodingOf({ ...offered, "accept-encoding": "br" })).toBe("br");
	expect(await encodingOf({ ...offered, "available-dictionary": ":strange:" })).toBe("br");
	expect(await encodingOf({})).toBe("br");
	expect(state.asked).toBe(2);
});

test("each such request has its line in the log, as any other", async () => {
	const { ask, lines } = await listen();
	await ask();
	const { headers } = await ask({ "user-agent": "Googlebot/2.1" });
	expect(lines).toHaveLength(2);
	expect(lines[1]).toMatchObject({
		id: headers["x-request-id"],
		method: "GET",
		path: "/catalogo",
		status: 200,
		isBot: true,
		msg: "request",
	});
});

test.each<[what: string, change: (state: Awaited<ReturnType<typeof listen>>["state"]) => void]>([
	[
		"a new version of the catalogue",
		(state) => (state.reading = { ...state.reading, catalogue: { ...state.reading.catalogue } }),
	],
	["a catalogue that grew stale", (state) => (state.reading = { ...state.reading, isStale: true })],
	["a page that memory gave up", (state) => (state.page = undefined)],
	["a process that ends", (state) => (state.isStopping = true)],
])("%s is for the application to answer", async (_what, change) => {
	const { ask, state } = await listen();
	await ask();
	change(state);
	await ask();
	expect(state.asked).toBe(2);
});

test.each<[what: string, headers: Record<string, string>, options: { method?: string; path?: string }]>([
	["other cookies", { cookie: "language=en" }, {}],
	["another host", { host: "otro.example" }, {}],
	["one who opens it by hand", { "sec-fetch-site": "none" }, {}],
	["another address", {}, { path: "/catalogo?search=dpi" }],
	["a form", {}, { method: "POST" }],
	["a reader without compression", { "accept-encoding": "identity" }, {}],
])("%s: the application reads it anew", async (_what, headers, options) => {
	const { ask, state } = await listen();
	await ask();
	await ask(headers, options);
	expect(state.asked).toBe(2);
});

test("answers that differ by their body alone are made without the application once it has given one", async () => {
	const { ask, state, lines } = await listen();
	const first = await ask({}, { path: "/buscar?texto=nit" });
	const { status, headers, body } = await ask({}, { path: "/buscar?texto=dpi" });
	expect([state.asked, status, String(brotliDecompressSync(body))]).toEqual([1, 200, "[]"]);
	const { etag, "content-length": _length, ...others } = lasting(headers);
	expect(lasting(first.headers)).toMatchObject(others);
	expect(etag).toBe(tagOf(Buffer.from("[]")));
	expect((await ask({ "if-none-match": String(etag) }, { path: "/buscar?texto=visa" })).status).toBe(304);
	expect(lines.map(({ path }) => path)).toEqual(["/buscar", "/buscar", "/buscar"]);
});

test.each<[what: string, headers: Record<string, string>, options: { method?: string; path?: string }]>([
	["a second parameter", {}, { path: "/buscar?texto=dpi&orden=1" }],
	["an unescaped sign", {}, { path: "/buscar?texto=<b>" }],
	["other cookies", { cookie: "language=en" }, { path: "/buscar?texto=dpi" }],
	["another host", { host: "otro.example" }, { path: "/buscar?texto=dpi" }],
	["another path", {}, { path: "/catalogo?texto=dpi" }],
	["a head alone", {}, { path: "/buscar?texto=dpi", method: "HEAD" }],
	["a reader without compression", { "accept-encoding": "identity" }, { path: "/buscar?texto=dpi" }],
])("%s: such an answer is for the application", async (_what, headers, options) => {
	const { ask, state } = await listen();
	await ask({}, { path: "/buscar?texto=nit" });
	await ask(headers, options);
	expect(state.asked).toBe(2);
});

test("what the application must decide, such as who asks too much, it is asked", async () => {
	const { ask, state } = await listen();
	await ask({}, { path: "/buscar?texto=nit" });
	state.alike = undefined;
	await ask({}, { path: "/buscar?texto=dpi" });
	expect(state.asked).toBe(2);
});

test("an answer that was under way when the catalogue grew stale is nobody else's: it does not say how old it is", async () => {
	const { state, ask } = await listen();
	await ask({}, { path: MEANWHILE });
	await ask({}, { path: MEANWHILE });
	expect(state.asked).toBe(2);
	await ask({}, { path: MEANWHILE });
	expect(state.asked, "of the stale one it is remembered").toBe(2);
});

test("a new catalogue has answers of its own", async () => {
	const { ask, state } = await listen();
	await ask({}, { path: "/buscar?texto=nit" });
	state.reading = { ...state.reading, catalogue: { ...state.reading.catalogue } };
	await ask({}, { path: "/buscar?texto=dpi" });
	expect(state.asked).toBe(2);
});

test("a search that found nothing is noted also when memory answers it, and what finds something is not", async () => {
	const { ask, state } = await listen();
	for (let time = 0; time < 3; time += 1) await ask({}, { path: "/catalogo?search=zzzz" });
	for (let time = 0; time < 3; time += 1) await ask({}, { path: "/catalogo?search=nit" });
	expect(state).toMatchObject({ asked: 2, missed: 2 });
});
