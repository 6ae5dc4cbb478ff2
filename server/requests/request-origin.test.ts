import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageOrigin, visitorAddress } from "./request-origin.ts";

async function addressOf(forwarded: string | null, trustedProxies: number, socket = "192.0.2.1"): Promise<string> {
	const app = new Hono();
	app.get("/", (context) => context.text(visitorAddress(context, trustedProxies)));
	const headers: Record<string, string> = forwarded === null ? {} : { "x-forwarded-for": forwarded };
	const env = { incoming: { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: "IPv4" } } };
	return (await app.request("/", { headers }, env)).text();
}

test.each([
	["without a proxy nobody's word counts", "203.0.113.9", 0, "192.0.2.1"],
	["with one proxy the last entry counts", "203.0.113.9", 1, "203.0.113.9"],
	["what the visitor sent before it does not", "10.0.0.1, 8.8.8.8, 203.0.113.9", 1, "203.0.113.9"],
	["with two proxies the last but one counts", "10.0.0.1, 203.0.113.9, 198.51.100.2", 2, "203.0.113.9"],
	["with fewer entries than proxies the first counts", "203.0.113.9", 2, "203.0.113.9"],
	["without the header the socket counts", null, 1, "192.0.2.1"],
	["what is no address leaves the socket", "unknown", 1, "192.0.2.1"],
	["an attack in the header leaves the socket", "<script>", 1, "192.0.2.1"],
	["a port is dropped", "203.0.113.9:5123", 1, "203.0.113.9"],
	["of IPv6 the subscriber's part counts", "2001:db8:1:2:3:4:5:6", 1, "2001:db8:1:2::/64"],
	["a short IPv6 with a port too", "[2001:db8::7]:443", 1, "2001:db8::/64"],
	["IPv4 inside IPv6 is IPv4", "::ffff:203.0.113.9", 1, "203.0.113.9"],
	["IPv4 inside IPv6 in other letters too", "::FFFF:cb00:7109", 1, "203.0.113.9"],
	["an interface of the machine does not count", "fe80::1%eth0", 1, "fe80::/64"],
])("%s", async (_what, forwarded, proxies, address) => {
	expect(await addressOf(forwarded, proxies)).toBe(address);
});

test("a request that crossed no socket is unknown", async () => {
	const app = new Hono();
	app.get("/", (context) => context.text(visitorAddress(context, 0)));
	expect(await (await app.request("/")).text()).toBe("unknown");
});

const app = new Hono();
app.get("/settings", (context) => context.text(pageOrigin(context, "https://tramites.example") ?? "unknown"));
app.get("/", (context) => context.text(pageOrigin(context, undefined) ?? "unknown"));

let server: ReturnType<typeof serve>;
let port = 0;

beforeAll(async () => {
	port = await new Promise<number>((resolve) => {
		server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (address: AddressInfo) =>
			resolve(address.port),
		);
	});
});
afterAll(() => server.close());

/** What a real request that names this host is told. */
function ask(path: string, host: string): Promise<string> {
	return new Promise((resolve, reject) => {
		request({ port, host: "127.0.0.1", path, headers: { host } }, (response) => resolve(text(response)))
			.on("error", reject)
			.end();
	});
}

test("the settings say under which address citizens come, whatever the request says", async () => {
	expect(await ask("/settings", "malo.example")).toBe("https://tramites.example");
	expect((await app.request("http://localhost/settings")).status).toBe(200);
});

test("without them the machine's own name is believed, so that a trial at home writes whole addresses", async () => {
	expect(await ask("/", `localhost:${port}`)).toBe(`http://localhost:${port}`);
	expect(await ask("/", `127.0.0.1:${port}`)).toBe(`http://127.0.0.1:${port}`);
});

test("no other name is: a visitor could write it into the page that everybody gets", async () => {
	for (const host of [
		"malo.example",
		`malo.example:${port}`,
		"localhost",
		`localhost:${port + 1}`,
		`localhost.malo.example:${port}`,
	]) {
		expect(await ask("/", host), host).toBe("unknown");
	}
	expect(await (await app.request("http://localhost/")).text()).toBe("unknown");
});
