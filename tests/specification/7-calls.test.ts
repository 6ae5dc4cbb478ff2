import { readdirSync, readFileSync } from "node:fs";
import { getByRole } from "@testing-library/dom";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startOwnServer } from "../../testbed/built-server.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { ANONYMOUS_KEY, type HostedCall, startHostedBackend } from "./hosted-backend.ts";
import { listWords, wordsOf } from "./reading.ts";

const endings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
	for (const end of endings.toReversed()) await end();
});

const calls: HostedCall[] = [];
/** Neither in the order of their ids nor in that of their rows. */
const hosted = await startHostedBackend(
	{
		procedures: [
			{ id: "1", name: "Zonificación", description: "Permiso de uso", category: "Salud", institution_id: "i1" },
			{ id: "2", name: "ábaco", description: "Cuenta con PERMISO", category: "salud", institution_id: "i2" },
			{ id: "3", name: "Matrícula", description: "Otra cosa", category: "Economía", institution_id: "i1" },
			{ id: "4", name: "Ñandú", description: "De lejos", category: "Economía", institution_id: null },
			{ id: "5", name: "Nacimiento", description: "Otra más", category: "Economía", institution_id: "i1" },
		],
		institutions: [
			{ id: "i1", name: "SAT", full_name: "Administración Tributaria", phone: "2329-7070", working_hours: "8 a 16" },
			{ id: "i2", name: "MAGA", description: "Campo" },
		],
		observatory: [
			{ id: "o1", tramite: "Poco digital", evaluation_score: 10 },
			{ id: "o2", tramite: "Muy digital", evaluation_score: 90 },
			{ id: "o3", tramite: "Medio digital", evaluation_score: 50 },
		],
	},
	calls,
);
endings.push(hosted.stop);
const { server } = await startOwnServer((ending) => endings.push(async () => ending()), {
	...{ SUPABASE_URL: hosted.address, SUPABASE_ANON_KEY: ANONYMOUS_KEY, TRUSTED_PROXIES: "1" },
});

async function openPage(path: string) {
	const response = await fetch(`${server.origin}${path}`);
	const html = await response.text();
	const document = readHtml(html.replace(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, "$1$2"));
	const headings = listWords(document.querySelectorAll("main article :is(h2, h3)"));
	return { status: response.status, headers: response.headers, html, body: document.body, headings };
}

describe("reads", () => {
	test("all procedures with joined institution: ordered by name", async () => {
		const { headings, body } = await openPage("/catalogo");
		expect(headings).toEqual(["ábaco", "Matrícula", "Nacimiento", "Ñandú", "Zonificación"]);
		const cards = listWords(body.querySelectorAll("main article"));
		expect(cards.at(0)).toContain("MAGA");
		expect(cards.at(-1)).toContain("SAT");
	});

	test("one procedure: by id, single or none, with joined institution", async () => {
		const { body } = await openPage("/tramite/3");
		expect(wordsOf(body.querySelector("h1"))).toBe("Matrícula");
		const facts = getByRole(body, "region", { name: "Lo principal" });
		expect(getByRole(facts, "link", { name: "SAT, Administración Tributaria" })).toBeTruthy();
		expect((await openPage("/tramite/33")).status).toBe(404);
	});

	test("procedures of a category: category equals, ordered by name", async () => {
		expect((await openPage("/catalogo/salud")).headings).toEqual(["ábaco", "Zonificación"]);
	});

	test("all institutions: ordered by name", async () => {
		expect((await openPage("/instituciones")).headings).toEqual(["MAGA", "SAT"]);
	});

	test("one institution: all fields, by id, single or none; its procedures: filtered by institution_id", async () => {
		const { body } = await openPage("/instituciones/i1");
		const words = wordsOf(body.querySelector("main"));
		for (const value of ["SAT", "Administración Tributaria", "2329-7070", "8 a 16"]) expect(words).toContain(value);
		const section = getByRole(body, "region", { name: "Trámites de la institución" });
		expect(listWords(section.querySelectorAll("h3"))).toEqual(["Matrícula", "Nacimiento", "Zonificación"]);
		expect((await openPage("/instituciones/i3")).status).toBe(404);
	});

	test("observatory entries: ordered by evaluation_score descending", async () => {
		const { body } = await openPage("/observatorio");
		const rows = listWords(body.querySelectorAll("tbody th[scope=row] b"));
		expect(rows).toEqual(["Muy digital", "Medio digital", "Poco digital"]);
	});

	test("filtering runs over the full list: nothing but whole tables is ever read", async () => {
		for (const path of ["/", "/catalogo?search=permiso", "/catalogo/salud", "/categorias?search=salud"]) {
			await openPage(path);
		}
		const reads = calls.filter(({ method }) => method === "GET");
		expect(reads.length).toBeGreaterThanOrEqual(3);
		for (const { query } of reads) {
			expect(query.get("select")).toBe("*");
			expect([...query.keys()].filter((name) => !["select", "order", "limit", "id"].includes(name))).toEqual([]);
			expect(query.get("id") ?? "gt.").toMatch(/^gt\./);
		}
	});
});

describe("a report", () => {
	const text = `El costo cambió ${crypto.randomUUID()}`;
	const inserts = () => calls.filter(({ body }) => JSON.stringify(body)?.includes(text));

	beforeEach(async () => {
		if (inserts().length > 0) return;
		const form = new FormData();
		const fields = { problem_type: "outdated-info", procedure: "Matrícula", institution: "SAT", user_name: "Ana" };
		for (const [name, value] of Object.entries({ ...fields, description: text })) form.append(name, value);
		const sent = await fetch(`${server.origin}/reportar`, { method: "POST", body: form, redirect: "manual" });
		expect(sent.status).toBe(303);
		await expect.poll(() => inserts().length).toBe(1);
	});

	test("submit report: inserts one row with the seven columns, and ours against doubles and robots", () => {
		const [{ method, table, body } = { method: "", table: "", body: null }] = inserts();
		expect([method, table]).toEqual(["POST", "problem_reports"]);
		expect(body).toEqual({
			problem_type: "outdated-info",
			description: `Matrícula\nSAT\n\n${text}`,
			user_name: "Ana",
			user_email: "",
			page_url: "/reportar",
			browser_info: expect.stringMatching(/; /),
			status: "pending",
			client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			receipt_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
			spam_score: expect.any(Number),
		});
	});

	test("all calls go to the hosted backend with the public anonymous key, reads and insertion alike, and none to its authentication", () => {
		expect([...new Set(calls.map(({ method, table }) => `${method} ${table}`))].sort()).toEqual([
			...["GET institutions", "GET observatory"],
			...["GET offices", "GET procedure_facts", "GET procedure_fees", "GET procedure_places", "GET procedure_terms"],
			...["GET procedures", "GET site_documents", "POST problem_reports", "POST rpc/catalogue_mark"],
		]);
		expect(new Set(calls.map(({ key }) => key))).toEqual(new Set([ANONYMOUS_KEY]));
	});
});

describe("the key stays with the server (K24)", () => {
	test.each(["/", "/catalogo", "/tramite/3", "/tramite/3.data", "/instituciones", "/observatorio"])(
		"%s does not hold it",
		async (path) => {
			const page = await openPage(path);
			expect(page.status).toBe(200);
			expect(`${JSON.stringify([...page.headers])} ${page.html}`).not.toMatch(
				new RegExp(`${ANONYMOUS_KEY}|apikey|supabase|/rest/v1`, "i"),
			);
		},
	);

	test("no file of the browser holds it", () => {
		const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
		expect(scripts.length).toBeGreaterThan(10);
		for (const name of scripts) {
			expect(readFileSync(`build/client/assets/${name}`, "utf8"), name).not.toMatch(/apikey|supabase|\/rest\/v1/i);
		}
	});
});
