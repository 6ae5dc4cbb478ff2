import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { accessLog, type RequestVariables } from "./log.ts";

/** One request to a server that counts, and all that was written and counted of it. */
async function ask(path: string, headers: Record<string, string> = {}) {
	const lines: string[] = [];
	const counted: [string, number, number][] = [];
	const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
	const metrics = {
		countRequest: (...request: [string, number, number]) => counted.push(request),
		countRender() {},
		countFailure() {},
		text: async () => "",
		close() {},
	};
	const app = new Hono<{ Variables: RequestVariables }>();
	app.use(accessLog(log, metrics));
	app.all("*", async (context) => {
		await pause(20);
		return context.text(context.get("requestId"), 404);
	});
	const response = await app.request(path, { headers });
	return { text: lines.join(), line: JSON.parse(lines[0] ?? ""), counted, response };
}

test("one line tells method, path, status and time, under the reference that the citizen is shown", async () => {
	const { line, response, counted } = await ask("/tramite/nit");
	const id = response.headers.get("x-request-id");
	expect(await response.text()).toBe(id);
	expect(line).toMatchObject({ id, method: "GET", path: "/tramite/nit", status: 404, isBot: false, msg: "request" });
	expect(line.milliseconds).toBeGreaterThanOrEqual(15);
	expect(counted).toEqual([["/tramite/nit", 404, expect.any(Number)]]);
	expect(counted[0]?.[2]).toBeLessThan(5);
});

test("nothing in it can name a person: no query, no address, no browser, and what a path holds is masked", async () => {
	const headers = { "user-agent": "Mi Navegador", "x-forwarded-for": "203.0.113.9", cookie: "language=en" };
	const { text } = await ask("/tramite/ana%40correo.gt/2345%2067890%200101?search=mi+nombre", headers);
	expect(text).toContain("/tramite/[correo]/[número]");
	expect(text).not.toMatch(/ana|2345|nombre|search|Navegador|203\.0|language/);
});

test("what somebody wrote into a path cannot move the cursor or turn the line of who reads the log", async () => {
	const { text } = await ask("/x%C2%9B31m%C2%85%E2%80%AEabc%E2%80%A8%1B%5B2J");
	expect(text.replace(/\n$/, "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
	expect(text).toContain("abc");
});

test("a robot is told from a person, and two requests from each other", async () => {
	const [one, other] = [await ask("/", { "user-agent": "Googlebot/2.1" }), await ask("/")];
	expect([one.line.isBot, other.line.isBot]).toEqual([true, false]);
	expect(one.line.id).not.toBe(other.line.id);
});

test("an address without end does not fill the log", async () => {
	expect((await ask(`/${"a".repeat(5_000)}`)).line.path).toHaveLength(200);
});
