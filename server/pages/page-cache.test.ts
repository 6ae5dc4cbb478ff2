import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";

const asked = (headers: Record<string, string> = {}) => new Request("http://localhost/", { headers });

/** A page that counts how often it was made; `init` is how it is answered. */
function page(init: ResponseInit = {}, body: string | null = "hola") {
	const made = { times: 0 };
	const render = async () => {
		made.times += 1;
		await nextTurn();
		return new Response(body, init);
	};
	return { made, render };
}

test("a page is made once for however many ask, then answered from memory", async () => {
	const cache = createPageCache();
	const { made, render } = page({ headers: { "Content-Type": "text/html" } });
	const answers = await Promise.all(Array.from({ length: 20 }, () => cache.answer("a", asked(), render)));
	answers.push(await cache.answer("a", asked(), render));
	expect(made.times).toBe(1);
	expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(21).fill("hola"));
	expect(answers.at(-1)?.headers.get("content-type")).toBe("text/html");
});

test("each key has a page of its own: nobody gets another's language or version", async () => {
	const cache = createPageCache();
	await cache.answer("es", asked(), page().render);
	const other = await cache.answer("en", asked(), page({}, "hello").render);
	expect(await other.text()).toBe("hello");
});

test.each([
	["a failure", { status: 503 }],
	["what a citizen wrote", { headers: { "Cache-Control": "no-store" } }],
	["what a citizen wrote, said with more words", { headers: { "Cache-Control": "private, no-store" } }],
	["one of more pages than any memory holds", { headers: { "Cache-Control": "no-cache" } }],
])("%s is not remembered", async (_what, init) => {
	const cache = createPageCache();
	const { made, render } = page(init);
	await cache.answer("a", asked(), render);
	const again = await cache.answer("a", asked(), render);
	expect(made.times).toBe(2);
	expect(again.status).toBe("status" in init ? init.status : 200);
});

test("that there is no such page is remembered: all the addresses that lead nowhere share it", async () => {
	const cache = createPageCache();
	const { made, render } = page({ status: 404 });
	await cache.answer("a", asked(), render);
	expect((await cache.answer("a", asked(), render)).status).toBe(404);
	expect(made.times).toBe(1);
});

test("who is refused at once is answered alone: nobody else gets that answer", async () => {
	const cache = createPageCache();
	const [refused, other] = await Promise.all([
		cache.answer("a", asked(), () => new Response(null, { status: 429 })),
		cache.answer("a", asked(), page().render),
	]);
	expect([refused.status, other.status]).toEqual([429, 200]);
});

test("a page is given up when the last who waits hangs up, and made anew for who comes after", async () => {
	const cache = createPageCache();
	const visits = [new AbortController(), new AbortController()];
	const signals: AbortSignal[] = [];
	const never = (signal: AbortSignal) => {
		signals.push(signal);
		return new Promise<Response>(() => undefined);
	};
	for (const { signal } of visits) void cache.answer("a", new Request("http://localhost/", { signal }), never);
	visits[0]?.abort();
	expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
	visits[1]?.abort();
	expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
	expect(await (await cache.answer("a", asked(), page().render)).text()).toBe("hola");
});

test("a page that could not be made is made for the next one who asks", async () => {
	const cache = createPageCache();
	await expect(cache.answer("a", asked(), () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
	expect(await (await cache.answer("a", asked(), page().render)).text()).toBe("hola");
});

test("the longest unread pages make room: memory stays below its bound", async () => {
	const cache = createPageCache({ maxBytes: 5_000 });
	const first = page();
	await cache.answer("first", asked(), first.render);
	for (let number = 0; number < 20; number += 1) await cache.answer(String(number), asked(), page().render);
	await cache.answer("first", asked(), first.render);
	expect(first.made.times).toBe(2);
});

test("searches that somebody makes up push out no page that many ask for, and take a bounded memory", async () => {
	const cache = createPageCache({ maxBytes: 5_000, isRare: (key) => key.startsWith("made up") });
	const { made, render } = page();
	await cache.answer("home", asked(), render);
	const searches = Array.from({ length: 12 }, (_, number) => ({
		key: `made up ${number}`,
		// Nothing that compresses.
		...page({}, randomBytes(900_000).toString("base64")),
	}));
	const read = asked({ "accept-encoding": "gzip" });
	for (const { key, render } of searches) await cache.answer(key, read, render);
	await cache.answer("home", asked(), render);
	expect(made.times).toBe(1);
	for (const { key, render } of searches.toReversed()) await cache.answer(key, read, render);
	const again = searches.filter((search) => search.made.times > 1);
	expect(again.length).toBeGreaterThan(0);
	expect(again.length).toBeLessThan(12);
});

test("a redirect announces no bytes, in no encoding: the browser would wait for them", async () => {
	const cache = createPageCache();
	const { render } = page({ status: 302, headers: { Location: "/ayuda" } }, null);
	const { headers } = await cache.answer("a", asked({ "accept-encoding": "br" }), render);
	expect([headers.get("content-length"), headers.get("content-encoding"), headers.get("location")]).toEqual([
		"0",
		null,
		"/ayuda",
	]);
});

test("a page is packed for those who read it packed", async () => {
	const cache = createPageCache();
	const { render } = page({}, "hola ".repeat(500));
	for (const encoding of ["br", "gzip"]) {
		const { headers } = await cache.answer("a", asked({ "accept-encoding": encoding }), render);
		expect(headers.get("content-encoding")).toBe(encoding);
		expect(Number(headers.get("content-length"))).toBeLessThan(200);
	}
	expect(await (await cache.answer("a", asked(), render)).text()).toBe("hola ".repeat(500));
});

test("a page that few ask for twice is packed for its one reader, and well for the second", async () => {
	const body = "<li>Trámite</li>".repeat(200);
	const cache = createPageCache({ isRare: (key) => key === "rare" });
	const { made, render } = page({}, body);
	const first = await cache.answer("rare", asked({ "accept-encoding": "gzip" }), render);
	expect(first.headers.get("content-encoding")).toBe("gzip");
	const second = await cache.answer("rare", asked({ "accept-encoding": "br" }), render);
	expect([second.headers.get("content-encoding"), made.times]).toEqual(["br", 1]);
	expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
	expect(brotliDecompressSync(await second.arrayBuffer()).toString()).toBe(body);
	const whole = await cache.answer("rare", asked(), render);
	expect([whole.headers.get("content-encoding"), await whole.text()]).toEqual([null, body]);
});

test("a draft in brotli is unpacked for who reads no brotli", async () => {
	const cache = createPageCache({ isRare: () => true });
	await cache.answer("rare", asked({ "accept-encoding": "br" }), page().render);
	expect(await (await cache.answer("rare", asked(), page().render)).text()).toBe("hola");
});

test("a page that is asked for again is packed as well as it can be, in its own time", async () => {
	const body = Array.from({ length: 400 }, (_, at) => `<li class="c${at % 7}">Trámite ${at * at}</li>`).join("");
	const cache = createPageCache();
	const { made, render } = page({}, body);
	const ask = async () => {
		const response = await cache.answer("a", asked({ "accept-encoding": "br" }), render);
		return { length: Number(response.headers.get("content-length")), tag: response.headers.get("etag") };
	};
	const first = await ask();
	await vi.waitFor(async () => expect((await ask()).length).toBeLessThan(first.length), { timeout: 5_000 });
	const best = await cache.answer("a", asked({ "accept-encoding": "br" }), render);
	expect([best.headers.get("etag"), made.times]).toEqual([first.tag, 1]);
	expect(brotliDecompressSync(await best.arrayBuffer()).toString()).toBe(body);
});

test("a browser that has a page in its other form keeps it", async () => {
	const cache = createPageCache();
	const carried = await cache.answer("carries", asked(), page({}, "largo").render);
	const known = { "if-none-match": carried.headers.get("etag") ?? "" };
	const { made, render } = page({}, "corto");
	const kept = await cache.answer("names", asked(known), render, "carries");
	expect([kept.status, kept.headers.get("etag"), made.times]).toEqual([304, known["if-none-match"], 0]);
	const others = await cache.answer("names", asked({ "if-none-match": 'W/"x"' }), render, "carries");
	expect([others.status, await others.text()]).toEqual([200, "corto"]);
});
