import { runInNewContext } from "node:vm";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { serveWorker } from "./service-worker.ts";

const ORIGIN = "https://portal.gt";
/** Ten at night of 22 November in Guatemala. */
const NOW = new Date("2026-11-23T04:00:00Z");

type Answer = () => Response;

/** As a network answers within one origin; a `Response` that a script makes says "default". */
function fromNetwork(body: string, init: ResponseInit = {}, redirected = false): Response {
	const response = new Response(body, init);
	Object.defineProperties(response, {
		type: { value: "basic" },
		redirected: { value: redirected },
		clone: { value: () => fromNetwork(body, init, redirected) },
	});
	return response;
}

const PAGE = { language: "es", status: 200, cacheControl: "public, max-age=60", isRedirected: false };

function page(title: string, about: Partial<typeof PAGE> = {}): Answer {
	const { language, status, cacheControl, isRedirected } = { ...PAGE, ...about };
	const headers = { "Content-Type": "text/html", "Content-Language": language, "Cache-Control": cacheControl };
	return () => fromNetwork(`<title>${title}</title><main>${title}</main>`, { status, headers }, isRedirected);
}

const noConnection: Answer = () => {
	throw new TypeError("Failed to fetch");
};

/** The cache of a browser, in the order in which things were put. */
class KeptCache {
	readonly entries = new Map<string, Response>();
	async match(key: string | Request) {
		return this.entries.get(addressOf(key))?.clone();
	}
	async put(key: string | Request, response: Response) {
		this.entries.set(addressOf(key), response);
	}
	async delete(key: string | Request) {
		return this.entries.delete(addressOf(key));
	}
	async keys() {
		return [...this.entries.keys()].map((url) => new Request(url));
	}
}

function addressOf(key: string | Request): string {
	return new URL(typeof key === "string" ? key : key.url, ORIGIN).href;
}

/** The worker as it is served, in a browser of which `saveData` says whether its owner pays for each megabyte. */
async function openWorker({ isOn = true, saveData = false } = {}) {
	const script = await new Hono().get("/sw.js", serveWorker(isOn, [])).request("/sw.js");
	const handlers = new Map<string, (event: object) => void>();
	const stores = new Map<string, KeptCache>();
	const network = { answer: noConnection, asked: [] as string[] };
	const caches = {
		async open(name: string) {
			const store = stores.get(name) ?? new KeptCache();
			stores.set(name, store);
			return store;
		},
		match: async (key: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.match(key),
		keys: async () => [...stores.keys()],
		delete: async (name: string) => stores.delete(name),
	};
	const registration = { unregister: vi.fn(async () => true) };
	runInNewContext(await script.text(), {
		addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
		caches,
		registration,
		clients: { claim: async () => undefined },
		location: { origin: ORIGIN },
		navigator: { connection: { saveData } },
		async fetch(asked: URL | { url: string }) {
			network.asked.push(new URL("url" in asked ? asked.url : asked).pathname);
			return network.answer();
		},
		setTimeout: () => 0,
		Date: { now: () => NOW.getTime() },
		...{ URL, URLSearchParams, Headers, Response, Intl },
	});

	async function tell(name: string, event: object): Promise<Response | undefined> {
		const work: Promise<unknown>[] = [];
		let response: Promise<Response> | undefined;
		handlers.get(name)?.({
			...event,
			waitUntil: (promise: Promise<unknown>) => work.push(promise),
			respondWith: (promise: Promise<Response>) => {
				response = promise;
			},
		});
		const answered = await response;
		await Promise.all(work);
		return answered;
	}

	function ask(path: string, mode: string, answer: Answer) {
		network.answer = answer;
		return tell("fetch", { request: { url: ORIGIN + path, method: "GET", mode } });
	}
	return {
		network,
		registration,
		stores,
		tell,
		/** Opens a page, as a click or the address bar does. */
		open: (path: string, answer: Answer) => ask(path, "navigate", answer),
		/** Asks for the data of a page, as a link does while scripts run, or for a file. */
		fetch: (path: string, answer: Answer) => ask(path, "cors", answer),
		/** What can be read at this address without a connection. */
		async readOffline(path: string): Promise<string> {
			const response = await ask(path, "navigate", noConnection);
			return response?.status === 200 ? response.text() : `nothing: ${response?.status}`;
		},
	};
}

test("a page that was opened can be read without a connection, with the day and hour of Guatemala at which it was kept", async () => {
	const { open, readOffline } = await openWorker();
	await open("/catalogo", page("Catálogo"));
	const copy = await readOffline("/catalogo");
	expect(copy).toContain("Catálogo");
	expect(copy).toMatch(/22 de noviembre de 2026.*10:00/);
});

test.each([
	["what was typed into a search", "/catalogo?search=deuda", page("Catálogo")],
	["a page that nobody may keep", "/catalogo", page("Catálogo", { cacheControl: "no-store" })],
	["the form of a report", "/reportar", page("Reportar")],
	["an error", "/catalogo", page("Error", { status: 500 })],
	["a page that is not there", "/tramite/nadie", page("No está", { status: 404 })],
])("%s leaves no copy on a shared phone", async (_what, path, answer) => {
	const { open, readOffline } = await openWorker();
	await open(path, answer);
	expect(await readOffline(path)).toBe("nothing: 503");
});

test("while the server fails the copy is shown; without one the server's own page, which says what to do", async () => {
	const { open } = await openWorker();
	await open("/ayuda", page("Ayuda"));
	const failed = page("Error", { status: 503 });
	expect(await (await open("/ayuda", failed))?.text()).toContain("Ayuda");
	expect((await open("/catalogo", failed))?.status).toBe(503);
});

test("of many pages the sixty opened last stay, so that a phone does not fill up", async () => {
	const { open, readOffline } = await openWorker();
	for (let number = 1; number <= 61; number++) await open(`/tramite/${number}`, page(`Trámite ${number}`));
	expect(await readOffline("/tramite/1")).toBe("nothing: 503");
	expect(await readOffline("/tramite/2")).toContain("Trámite 2");
	expect(await readOffline("/tramite/61")).toContain("Trámite 61");
});

test("the copy is in the language of the last page, or in the other one if only that was opened", async () => {
	const { open, readOffline } = await openWorker();
	await open("/terminos", page("Términos"));
	await open("/ayuda", page("Ayuda"));
	await open("/ayuda", page("Help", { language: "en" }));
	expect(await readOffline("/ayuda")).toContain("Help");
	expect(await readOffline("/terminos")).toContain("Términos");
	await open("/catalogo", page("Catálogo"));
	expect(await readOffline("/ayuda")).toContain("Ayuda");
});

test("a page whose address names a language is kept under that address, and is no choice of a language", async () => {
	const { open, readOffline } = await openWorker();
	await open("/ayuda", page("Ayuda"));
	await open("/ayuda?idioma=en", page("Help", { language: "en" }));
	expect(await readOffline("/ayuda?idioma=en")).toContain("Help");
	expect(await readOffline("/ayuda")).toContain("Ayuda");
	const missing = await open("/terminos?idioma=en", noConnection);
	expect(await missing?.text()).toContain('<html lang="en">');
});

test("a link followed without a connection leads to the page itself, by the address that people see", async () => {
	const { fetch } = await openWorker();
	const answer = await fetch("/instituciones.data?search=sat&_routes=institutions", noConnection);
	expect(answer?.status).toBe(204);
	expect(answer?.headers.get("X-Remix-Redirect")).toBe("/instituciones?search=sat");
	expect((await fetch("/_.data", noConnection))?.headers.get("X-Remix-Redirect")).toBe("/");
});

test("a procedure reached by a link is kept whole, to take along to the office", async () => {
	const { fetch, network, readOffline } = await openWorker();
	await fetch("/tramite/nit.data", page("NIT"));
	expect(network.asked).toEqual(["/tramite/nit.data", "/tramite/nit"]);
	expect(await readOffline("/tramite/nit")).toContain("NIT");
});

test("an address that leads to another page keeps no copy of that one: it would be told under a wrong name", async () => {
	const { fetch, readOffline } = await openWorker();
	await fetch("/tramite/de-antes.data", page("Otro trámite", { isRedirected: true }));
	expect(await readOffline("/tramite/de-antes")).toBe("nothing: 503");
});

test("who asked to save data pays for no page that was not opened", async () => {
	const { fetch, network } = await openWorker({ saveData: true });
	await fetch("/tramite/nit.data", page("NIT"));
	expect(network.asked).toEqual(["/tramite/nit.data"]);
});

test("a file with its version is asked for once; one that failed is asked for again", async () => {
	const { fetch, network } = await openWorker();
	const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
	const file = (status: number) => () => fromNetwork("export {}", { status, headers });
	await fetch("/assets/a-1.js", file(500));
	await fetch("/assets/a-1.js", file(200));
	await fetch("/assets/a-1.js", noConnection);
	expect(network.asked).toEqual(["/assets/a-1.js", "/assets/a-1.js"]);
});

test("switched off by the operator it deletes every copy from the device and goes", async () => {
	const { stores, tell, registration } = await openWorker({ isOn: false });
	stores.set("paginas-1", new KeptCache());
	await tell("activate", {});
	expect(stores.size).toBe(0);
	expect(registration.unregister).toHaveBeenCalledOnce();
});

/** Puts into the cache what the page puts there that keeps the whole catalogue. */
async function keepCopy(stores: Map<string, KeptCache>, ...entries: readonly string[]): Promise<void> {
	const kept = new KeptCache();
	for (const entry of entries) await kept.put(entry, new Response(`<html><main>${entry}</main>`));
	stores.set("copia-1", kept);
}

test("a page of a copy that was never opened leads to the page that makes it, and any other says that there is no line", async () => {
	const { stores, open } = await openWorker();
	await keepCopy(stores, "/sin-senal", "/~copia");
	const asked = await open("/tramite/inscripcion-nit?departamento=zacapa", noConnection);
	expect(asked?.status).toBe(302);
	expect(asked?.headers.get("Location")).toBe(`${ORIGIN}/sin-senal#/tramite/inscripcion-nit?departamento=zacapa`);
	expect(await (await open("/sin-senal", noConnection))?.text()).toContain("/sin-senal");
	expect((await open("/ayuda", noConnection))?.status).toBe(503);
});

test("the beginning of a copy, without its facts, leads nowhere", async () => {
	const { stores, open, fetch } = await openWorker();
	await keepCopy(stores, "/sin-senal");
	expect((await open("/tramite/inscripcion-nit", noConnection))?.status).toBe(503);
	expect((await fetch("/tramite/inscripcion-nit.data", noConnection))?.status).toBe(204);
});

test("with a copy a page that was opened before is still shown as it was, and the data of another one fail for the page to make them", async () => {
	const { stores, open, fetch, readOffline } = await openWorker();
	await keepCopy(stores, "/sin-senal", "/~copia");
	await open("/catalogo", page("Catálogo"));
	expect(await readOffline("/catalogo")).toContain("Catálogo");
	expect((await fetch("/catalogo.data", noConnection))?.headers.get("X-Remix-Redirect")).toBe("/catalogo");
	expect((await fetch("/oficinas.data", noConnection))?.type).toBe("error");
	const failed: Answer = () => fromNetwork("", { status: 502 });
	expect((await fetch("/oficinas.data", failed))?.type).toBe("error");
});
