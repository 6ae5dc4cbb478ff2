import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { probeLink, type RememberedLink, testLinks } from "./probe-links.ts";

const OPTIONS = { userAgent: "Prueba/1.0 (a mano)", limitMs: 2_000, delayMs: 0 };

interface Asked {
	method: string;
	path: string;
	agent: string;
	at: number;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A site on this machine that notes who asks for what, and how many at the same moment. */
async function startSite(answers: Readonly<Record<string, Answer>>) {
	const asked: Asked[] = [];
	let atOnce = 0;
	const most = { atOnce: 0 };
	const server = createServer((request, response) => {
		const { method = "", url: path = "" } = request;
		asked.push({ method, path, agent: request.headers["user-agent"] ?? "", at: performance.now() });
		atOnce += 1;
		most.atOnce = Math.max(most.atOnce, atOnce);
		response.on("close", () => {
			atOnce -= 1;
		});
		(answers[path] ?? say(404))(request, response);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return { address: `http://127.0.0.1:${port}`, asked, most };
}

const say =
	(status: number, headers: Record<string, string> = {}): Answer =>
	(_request, response) => {
		response.writeHead(status, headers).end();
	};

const opened: RememberedLink[] = [];
afterEach(() => {
	opened.length = 0;
});

test("a page that is there is asked for its head only, by somebody who says who it is", async () => {
	const { address, asked } = await startSite({ "/tramite": say(200) });
	expect(await probeLink(`${address}/tramite`, OPTIONS)).toEqual({
		state: "bien",
		status: 200,
		to: null,
		reason: null,
	});
	expect(asked).toMatchObject([{ method: "HEAD", path: "/tramite", agent: "Prueba/1.0 (a mano)" }]);
});

test.each([405, 403, 404, 500])("a site that answers %d to HEAD is asked for the page", async (status) => {
	const { address, asked } = await startSite({
		"/tramite": (request, response) => say(request.method === "HEAD" ? status : 200)(request, response),
	});
	expect(await probeLink(`${address}/tramite`, OPTIONS)).toMatchObject({ state: "bien", status: 200 });
	expect(asked.map(({ method }) => method)).toEqual(["HEAD", "GET"]);
});

test("a page of which only the head is wanted is not downloaded", async () => {
	let written = 0;
	const { address } = await startSite({
		"/grande": (request, response) => {
			if (request.method === "HEAD") return say(405)(request, response);
			response.writeHead(200);
			const timer = setInterval(() => {
				written += 1;
				response.write("x".repeat(1_000));
			}, 5);
			response.on("close", () => clearInterval(timer));
		},
	});
	expect(await probeLink(`${address}/grande`, OPTIONS)).toMatchObject({ state: "bien", status: 200 });
	expect(written).toBeLessThan(1_000);
});

test.each([
	[404, "rota"],
	[410, "rota"],
	[401, "cerrada"],
	[403, "cerrada"],
	[429, "cerrada"],
	[500, "falla"],
	[400, "falla"],
])("a page that answers %d is %s", async (status, state) => {
	const { address } = await startSite({ "/tramite": say(status) });
	expect(await probeLink(`${address}/tramite`, OPTIONS)).toMatchObject({ state, status });
});

test("a busy site is asked once more after the pause that it wants", async () => {
	let times = 0;
	const { address, asked } = await startSite({
		"/tramite": (request, response) => {
			times += 1;
			say(times < 3 ? 503 : 200, { "Retry-After": "1" })(request, response);
		},
	});
	expect(await probeLink(`${address}/tramite`, OPTIONS)).toMatchObject({ state: "bien", status: 200 });
	expect(asked).toHaveLength(3);
});

test("a page that moved is told with where it went", async () => {
	const { address } = await startSite({ "/vieja": say(301, { Location: "/nueva" }), "/nueva": say(200) });
	expect(await probeLink(`${address}/vieja`, OPTIONS)).toMatchObject({ state: "mudada", to: `${address}/nueva` });
});

test("a page that is led on for a while is as good as any, and a slash more is the same page", async () => {
	const { address } = await startSite({
		"/hoy": say(302, { Location: "/sesion?x=1" }),
		"/sesion?x=1": say(200),
		"/a": say(301, { Location: "/a/" }),
		"/a/": say(200),
	});
	expect(await probeLink(`${address}/hoy`, OPTIONS)).toMatchObject({ state: "bien", to: `${address}/sesion?x=1` });
	expect(await probeLink(`${address}/a`, OPTIONS)).toMatchObject({ state: "bien", to: null });
});

test("a page that is gone and leads to the front door is told", async () => {
	const { address } = await startSite({ "/tramite/7": say(302, { Location: "/" }), "/": say(200) });
	expect(await probeLink(`${address}/tramite/7`, OPTIONS)).toMatchObject({ state: "portada", to: `${address}/` });
});

test("a circle ends, and so does a way out of the web", async () => {
	const { address, asked } = await startSite({
		"/a": say(302, { Location: "/b" }),
		"/b": say(302, { Location: "/a" }),
		"/c": say(302, { Location: "file:///etc/passwd" }),
	});
	expect(await probeLink(`${address}/a`, OPTIONS)).toMatchObject({ state: "falla", reason: "da vueltas" });
	expect(asked.length).toBeLessThan(10);
	expect(await probeLink(`${address}/c`, OPTIONS)).toMatchObject({ state: "falla", status: 302 });
});

test("a site that is silent, closed or not there is told apart", async () => {
	const { address } = await startSite({ "/lenta": () => undefined });
	const silent = await probeLink(`${address}/lenta`, { ...OPTIONS, limitMs: 200 });
	expect(silent).toMatchObject({ state: "sin-respuesta", status: null, reason: "no contestó a tiempo" });
	expect(await probeLink("http://127.0.0.1:9/x", OPTIONS)).toMatchObject({ state: "sin-respuesta", status: null });
	expect(await probeLink("http://no.existe.invalid/x", OPTIONS)).toMatchObject({ state: "sin-sitio", status: null });
});

test("each site is asked one thing at a time with a pause between, and several sites at once", async () => {
	const paths = ["/1", "/2", "/3", "/4"];
	const slowly: Answer = (request, response) => void setTimeout(() => say(200)(request, response), 60);
	const answers = Object.fromEntries(paths.map((path) => [path, slowly]));
	const [one, other] = [await startSite(answers), await startSite(answers)];
	const urls = paths.flatMap((path) => [`${one.address}${path}`, `${other.address}${path}`]);
	const outcome = await testLinks(urls, { ...OPTIONS, delayMs: 30, onResult: (link) => opened.push(link) });
	expect(outcome).toBe("done");
	expect(opened.map(({ url }) => url).sort()).toEqual(urls.sort());
	for (const { asked, most } of [one, other]) {
		expect(most.atOnce).toBe(1);
		expect(asked.map(({ path }) => path)).toEqual(paths);
		const pauses = asked.slice(1).map(({ at }, position) => at - (asked[position]?.at ?? 0));
		// The answer takes 60 ms, so less than 80 from one question to the next is no pause.
		for (const gap of pauses) expect(gap).toBeGreaterThan(80);
	}
	const [first = 0, last = 0] = [other.asked[0]?.at, one.asked.at(-1)?.at];
	expect(first).toBeLessThan(last);
});

test("without a network no site is called gone", async () => {
	const urls = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `http://sitio${number}.invalid/x`);
	const outcome = await testLinks(urls, { ...OPTIONS, onResult: (link) => opened.push(link) });
	expect(outcome).toBe("offline");
	expect(opened).toEqual([]);
});

test("with a network the one that is not there is called so", async () => {
	const { address } = await startSite({ "/x": say(200) });
	const urls = ["http://uno.invalid/x", `${address}/x`, "http://dos.invalid/x"];
	expect(await testLinks(urls, { ...OPTIONS, onResult: (link) => opened.push(link) })).toBe("done");
	expect(Object.fromEntries(opened.map(({ url, state }) => [url, state]))).toEqual({
		"http://uno.invalid/x": "sin-sitio",
		[`${address}/x`]: "bien",
		"http://dos.invalid/x": "sin-sitio",
	});
});
