import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageOrigin } from "./page-origin.ts";

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
