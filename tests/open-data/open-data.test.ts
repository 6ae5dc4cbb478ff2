import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Validator } from "@seriousme/openapi-schema-validator";
import { getAllByRole, getByRole } from "@testing-library/dom";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { OPEN_DATA_PAGE } from "../../content/publications/open-data.ts";
import { FIELD_TEXTS } from "../../content/publications/open-data-api.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { closeEdition } from "../../domain/observatory/editions.ts";
import { openPortal } from "../pages/portal.ts";
import { readDatabase } from "./whole-catalogue.ts";

const ORIGIN = "https://tramites.example";
const { rows, count } = await readDatabase();
const EDITION = closeEdition(createCatalogue(rows, "1"), { name: "Primera", note: "", date: "2026-11-20" });
const site_documents = [{ id: "edition:primera", content: JSON.stringify(EDITION) }];
const portal = await openPortal({ rows: { ...rows, site_documents }, publicUrl: ORIGIN });

/** Each set with the number of its rows in the database. */
const SETS = [
	["tramites", "procedures"],
	["instituciones", "institutions"],
	["fuentes", "procedure_facts"],
	["pagos", "procedure_fees"],
	["oficinas", "procedure_places"],
	["plazos", "procedure_terms"],
	["sedes", "offices"],
] as const;
const FILES = [
	...SETS.flatMap(([name]) => [`/datos/${name}.json`, `/datos/${name}.csv`]),
	...["/datos/tramites.jsonld", "/datos/instituciones.jsonld", "/datos/cambios.atom", "/datos/openapi.json"],
	...["/datos/tramites/inscripcion-nit.json", "/datos/tramites/inscripcion-nit.jsonld"],
	...["/datos/instituciones/sat.json", "/datos/instituciones/sat.jsonld"],
	...["/observatorio.csv", "/observatorio.json"],
];

async function askJson(path: string, headers: Record<string, string> = {}) {
	return (await portal.request(path, { headers })).json();
}

/** The cells of a CSV, as RFC 4180 has them. */
function readCsv(text: string): string[][] {
	const cells = [...text.matchAll(/("(?:[^"]|"")*"|[^,\r\n"]*)(,|\r\n)/g)];
	const lines: string[][] = [[]];
	for (const [, cell = "", end] of cells) {
		lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
		if (end === "\r\n") lines.push([]);
	}
	return lines.slice(0, -1);
}

describe("the page of the open data", () => {
	test.each(LANGUAGES)("counts what the database holds, in %s", async (language) => {
		const { body } = await portal.get("/datos", { language });
		const { sets, tiers } = OPEN_DATA_PAGE[language];
		const counted = (title: string) => {
			const item = getAllByRole(body, "heading", { level: 3 }).find(({ textContent }) => textContent === title);
			return Number(item?.nextElementSibling?.textContent?.replace(/\D/g, ""));
		};
		for (const [name, table] of SETS) expect(counted(sets[name].title), name).toBe(count(table));
		expect(counted(sets.observatorio.title)).toBe(count("observatory"));
		const tier = (label: string) =>
			[...body.querySelectorAll("dt")]
				.find(({ textContent }) => textContent === label)
				?.parentElement?.querySelector("dd")?.textContent;
		expect(Number(tier(tiers.curated)?.replace(/\D/g, ""))).toBe(
			count("procedures where nivel is null or nivel <> 'ficha'"),
		);
		expect(Number(tier(tiers.unchecked)?.replace(/\D/g, ""))).toBe(count("procedures where nivel = 'ficha'"));
	});

	test("leads to every file, each of which is there", async () => {
		const { body } = await portal.get("/datos");
		const links = [...body.querySelectorAll("main a[href]")].map((link) => link.getAttribute("href") ?? "");
		const files = links.filter((href) => /\.\w+$/.test(href));
		expect(files.length).toBeGreaterThanOrEqual(16);
		for (const file of files) expect((await portal.request(file)).status, file).toBe(200);
	});

	test("is found from the foot of every page, and leads to the addresses and fields", async () => {
		const home = await portal.get("/");
		expect(home.body.querySelector("footer a[href='/datos']")?.textContent).toBe("Datos abiertos");
		const { body } = await portal.get("/datos/api", { language: "en" });
		expect(getByRole(body, "heading", { level: 1 }).textContent).toBe("Addresses and fields of the data");
		const cells = [...body.querySelectorAll("dt")].map(({ textContent }) => textContent);
		expect(cells).toEqual(expect.arrayContaining(["requirements", "nivel", "verificacion", "other_source", "license"]));
	});
});

describe("the files", () => {
	test.each(SETS)("%s hold a row for each row of %s, in JSON and in CSV", async (name, table) => {
		const { count: said, records, license, version } = await askJson(`/datos/${name}.json`);
		expect([said, records.length]).toEqual([count(table), count(table)]);
		expect(license).toBe(`${ORIGIN}/terminos#textos-y-datos`);
		expect(version).not.toBe("");
		const csv = readCsv(await (await portal.request(`/datos/${name}.csv`)).text());
		expect(csv).toHaveLength(count(table) + 1);
		expect(new Set(csv.map((line) => line.length)).size).toBe(1);
	});

	test("say of what nobody checked that nobody did, and bear no degree of trust", async () => {
		const { records } = await askJson("/datos/tramites.json");
		const unchecked = records.filter(({ nivel }: { nivel: string }) => nivel === "ficha");
		expect(unchecked).toHaveLength(count("procedures where nivel = 'ficha'"));
		for (const { verificacion, license } of unchecked) {
			expect([verificacion, license]).toEqual(["sin verificar", "https://creativecommons.org/licenses/by/4.0/"]);
		}
		const checked = records.filter(({ nivel }: { nivel: string }) => nivel === "curado");
		expect(new Set(checked.map(({ verificacion }: { verificacion: string }) => verificacion))).not.toContain(
			"sin verificar",
		);
	});

	test("give each fact with its source, its day and its licence", async () => {
		const { facts } = await askJson("/datos/tramites/inscripcion-nit.json");
		const cost = facts.find(({ field }: { field: string }) => field === "costo");
		const stored = (rows.procedure_facts ?? []).find(
			({ procedure_id, field }) => procedure_id === "inscripcion-nit" && field === "costo",
		);
		expect(cost).toMatchObject({ source: stored?.source, read: stored?.read });
		// As it is told: its page is no one of the State.
		expect([stored?.status, cost.status, cost.viejo]).toEqual(["confirmado", "una fuente lo dice", false]);
		const { records } = await askJson("/datos/fuentes.json");
		const told = new Set(records.map(({ status }: { status: string }) => status));
		expect(told).toEqual(new Set(["confirmado", "una fuente lo dice", "contradicho", "sin fuente"]));
		expect(cost.license).toBe(`${ORIGIN}/terminos#textos-y-datos`);
	});

	test("hold no cell that a spreadsheet would run, and no address that leads astray", async () => {
		const procedures = [
			{ id: "x", name: "=1+1", description: "+A1", lugar: "@sum", duration: "-2", enlace: "javascript:alert(1)" },
			{ id: "y", requirements: ["=HYPERLINK(1)", "dos"], sources: ["data:x", "https://sat.gob.gt/"] },
			{ id: "z", enlace: "https://sat.gob.gt/?a=%2" },
		];
		const hosted = await openPortal({ rows: { procedures } });
		const bytes = Buffer.from(await (await hosted.request("/datos/tramites.csv")).arrayBuffer());
		// Excel takes a file without the mark for one of another alphabet.
		expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const text = bytes.toString().slice(1);
		const lines = readCsv(text);
		const cell = (id: string, column: string) =>
			lines.find(([first]) => first?.endsWith(id))?.[lines[0]?.indexOf(column) ?? -1];
		expect(["name", "description", "lugar", "duration"].map((column) => cell("x", column))).toEqual([
			"'=1+1",
			"'+A1",
			"'@sum",
			"'-2",
		]);
		expect(cell("y", "requirements")).toBe("'=HYPERLINK(1)\ndos");
		expect([cell("x", "enlace"), cell("y", "sources"), cell("z", "enlace")]).toEqual(["", "https://sat.gob.gt/", ""]);
	});

	test.each(FILES)("%s is not sent twice to whoever has it", async (path) => {
		const first = await portal.request(path, { headers: { "accept-encoding": "br" } });
		const etag = first.headers.get("etag") ?? "";
		expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
		const again = await portal.request(path, { headers: { "if-none-match": etag, "accept-encoding": "br" } });
		expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
		expect((await again.arrayBuffer()).byteLength).toBe(0);
		expect((await portal.request(path, { headers: { "if-none-match": 'W/"other"' } })).status).toBe(200);
	});

	test("are the same packed and plain, and to HEAD they tell their length", async () => {
		const path = "/datos/tramites.csv";
		const ask = async (encoding: string, method = "GET") =>
			portal.request(path, { method, headers: { "accept-encoding": encoding } });
		const plain = Buffer.from(await (await ask("identity")).arrayBuffer());
		const brotli = brotliDecompressSync(Buffer.from(await (await ask("br")).arrayBuffer()));
		const gzip = gunzipSync(Buffer.from(await (await ask("gzip")).arrayBuffer()));
		expect(plain.equals(brotli) && plain.equals(gzip)).toBe(true);
		const head = await ask("identity", "HEAD");
		expect([head.headers.get("content-length"), await head.text()]).toEqual([String(plain.length), ""]);
	});

	test("are served from the last good copy, which caches keep for a moment only", async () => {
		const down = await openPortal({ rows, isStale: true });
		const { status, headers } = await down.request("/datos/pagos.json");
		expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=15"]);
	});
});

describe("any page of the web", () => {
	test.each(FILES)("may read %s", async (path) => {
		const { headers } = await portal.request(path, { headers: { origin: "https://otro.example" } });
		expect(headers.get("access-control-allow-origin")).toBe("*");
		expect(headers.get("access-control-allow-credentials")).toBeNull();
		expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
		expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
	});

	test("may ask with the tag of its copy, and learns nothing of the pages", async () => {
		const asked = { origin: "https://otro.example", "access-control-request-headers": "if-none-match" };
		const preflight = await portal.request("/datos/tramites.json", { method: "OPTIONS", headers: asked });
		expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([204, "If-None-Match"]);
		for (const path of ["/datos", "/datos/api", "/tramite/inscripcion-nit", "/buscar?texto=nit"]) {
			expect((await portal.request(path)).headers.get("access-control-allow-origin"), path).toBeNull();
		}
	});
});

describe("whoever asks for what there is not", () => {
	test.each([
		["/datos/tramites.xml", 404, "unknownFormat", ["json", "csv", "jsonld"]],
		["/datos/pagos.jsonld", 404, "unknownFormat", ["json", "csv"]],
		[
			"/datos/otros.json",
			404,
			"unknownFile",
			["tramites", "instituciones", "fuentes", "pagos", "oficinas", "plazos", "sedes"],
		],
		["/datos/tramites/no-existe.json", 404, "unknownProcedure", undefined],
		["/datos/tramites/inscripcion-nit.csv", 404, "unknownFormat", ["json", "jsonld", "atom"]],
		["/datos/tramites/inscripcion-nit", 404, "unknownFormat", ["json", "jsonld", "atom"]],
		["/datos/instituciones/no-existe.jsonld", 404, "unknownInstitution", undefined],
	])("%s is told what is wrong, and what there is", async (path, status, code, known) => {
		const answer = await portal.request(path);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([
			status,
			"application/problem+json; charset=utf-8",
		]);
		const problem = await answer.json();
		expect(problem).toMatchObject({ status, code, ...(known ? { known } : {}) });
		expect(problem.title).not.toBe("");
		const english = await askJson(path, { cookie: "language=en" });
		expect(english.title).not.toBe(problem.title);
	});

	test.each([
		["es", "Página no encontrada"],
		["en", "Page not found"],
	] as const)("is told so in a page, in their language, when they are a person: %s", async (language, title) => {
		for (const path of ["/datos/tramites.xml", "/datos/no-existe"]) {
			const page = await portal.get(path, { language, headers: { accept: "text/html" } });
			expect(page.status).toBe(404);
			expect(page.document.title).toContain(title);
		}
	});

	test("addresses that lead nowhere share one page", async () => {
		const before = portal.rendered.length;
		for (const path of ["/datos/a1", "/datos/a2", "/datos/a3.html"]) {
			await portal.get(path, { language: "es", headers: { accept: "text/html" } });
		}
		expect(portal.rendered.length - before).toBeLessThanOrEqual(1);
	});

	test("is told to come back while there is no catalogue", async () => {
		const empty = await openPortal({ isEmptyHanded: true });
		const answer = await empty.request("/datos/tramites.json");
		expect([answer.status, (await answer.json()).code]).toEqual([503, "empty"]);
		expect((await empty.request("/datos/openapi.json")).status).toBe(200);
	});

	test("again and again has to wait, while what is in memory stays free", async () => {
		const behind = await openPortal({ rows, trustedProxies: 1 });
		const headers = { "x-forwarded-for": "203.0.113.9", "accept-encoding": "gzip" };
		const ask = async (path: string) => behind.request(path, { headers });
		// By status, the first answer.
		const answers = new Map<number, Response>();
		for (let time = 0; time < 150; time += 1) {
			const answer = await ask("/datos/tramites/inscripcion-nit.json");
			if (!answers.has(answer.status)) answers.set(answer.status, answer);
		}
		expect([...answers.keys()]).toEqual([200, 429]);
		expect(Number(answers.get(429)?.headers.get("retry-after"))).toBeGreaterThan(0);
		await behind.request("/datos/pagos.csv");
		expect((await ask("/datos/pagos.csv")).status).toBe(200);
	});
});

describe("the description for programs", () => {
	test.each(LANGUAGES)("keeps to OpenAPI 3.1, in %s", async (language) => {
		const description = await askJson("/datos/openapi.json", { cookie: `language=${language}` });
		const validator = new Validator();
		expect(await validator.validate(description)).toEqual({ valid: true });
		expect(validator.version).toBe("3.1");
	});

	test("says of every address what it really answers", async () => {
		const description = await askJson("/datos/openapi.json");
		const ajv = new Ajv2020({ strict: false, allErrors: true });
		addFormats.default(ajv);
		ajv.addSchema({ ...description, $id: "https://api.example/" });
		const ids: Record<string, string> = { tramites: "inscripcion-nit", instituciones: "sat", ediciones: "primera" };
		const paths = Object.keys(description.paths);
		expect(paths.length).toBeGreaterThanOrEqual(19);
		for (const path of paths) {
			const asked = path.replace("{id}", ids[path.split("/")[2] ?? ""] ?? "");
			const answer = await portal.request(asked);
			const content = description.paths[path].get.responses["200"].content;
			const [type = ""] = Object.keys(content);
			expect([answer.status, answer.headers.get("content-type")?.split(";")[0]], asked).toEqual([200, type]);
			if (!type.includes("json")) continue;
			const pointer = [path, "get", "responses", "200", "content", type, "schema"]
				.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1").replace(/[{}]/g, encodeURIComponent))
				.join("/");
			const isRight = ajv.compile({ $ref: `https://api.example/#/paths/${pointer}` });
			isRight(await answer.json());
			expect(isRight.errors, asked).toBeNull();
		}
		const isProblem = ajv.compile({ $ref: "https://api.example/#/components/schemas/problema" });
		isProblem(await askJson("/datos/tramites.xml"));
		expect(isProblem.errors).toBeNull();
	});

	test("explains every column in both languages, and no other", async () => {
		const { components } = await askJson("/datos/openapi.json");
		const columns = ["tramites", "instituciones", "fuentes", "pagos", "oficinas", "plazos", "sedes"].flatMap((name) =>
			Object.keys(components.schemas[name].properties),
		);
		expect(new Set(columns)).toEqual(new Set(Object.keys(FIELD_TEXTS)));
	});
});

describe("the changes", () => {
	test("are an Atom feed of what was read, the newest first, each once", async () => {
		const answer = await portal.request("/datos/cambios.atom");
		expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
		const text = await answer.text();
		const feed = new JSDOM(text, { contentType: "application/xml" }).window.document;
		const entries = [...feed.querySelectorAll("entry")];
		expect(entries.length).toBeGreaterThan(50);
		const ids = entries.map((entry) => entry.querySelector("id")?.textContent ?? "");
		expect(new Set(ids).size).toBe(ids.length);
		const days = entries.map((entry) => entry.querySelector("updated")?.textContent?.slice(0, 10) ?? "");
		expect(days).toEqual(days.toSorted().reverse());
		const newest = (rows.procedure_facts ?? [])
			.map(({ read }) => String(read ?? ""))
			.sort()
			.at(-1);
		expect(days[0]).toBe(newest);
		expect(feed.querySelector("feed > updated")?.textContent?.slice(0, 10)).toBe(newest);
	});

	test("come by day and procedure, the newest first", async () => {
		const fact = { status: "confirmado", source: "https://sat.gob.gt/" };
		const hosted = await openPortal({
			rows: {
				procedures: ["a", "b"].map((id) => ({ id, name: id })),
				procedure_facts: [
					{ ...fact, procedure_id: "a", field: "costo", read: "2026-10-01" },
					{ ...fact, procedure_id: "b", field: "costo", read: "2026-11-03" },
					{ ...fact, procedure_id: "a", field: "duration", read: "2026-11-02" },
					{ ...fact, procedure_id: "b", field: "steps", read: "2026-11-03" },
				],
			},
			publicUrl: ORIGIN,
		});
		const text = await (await hosted.request("/datos/cambios.atom")).text();
		const feed = new JSDOM(text, { contentType: "application/xml" }).window.document;
		const said = [...feed.querySelectorAll("entry")].map((entry) =>
			["title", "updated", "summary"].map((name) => entry.querySelector(name)?.textContent),
		);
		expect(said).toEqual([
			["b", "2026-11-03T18:00:00.000Z", "Leímos en sus fuentes: costo, pasos."],
			["a", "2026-11-02T18:00:00.000Z", "Leímos en sus fuentes: duración."],
			["a", "2026-10-01T18:00:00.000Z", "Leímos en sus fuentes: costo."],
		]);
	});

	test("show a name to the letter, whatever a hosted table writes into it", async () => {
		const name = "<b>A & B</b>]]><x>";
		const fact = { procedure_id: "x", field: "costo", status: "confirmado", source: "https://sat.gob.gt/" };
		const hosted = await openPortal({
			rows: { procedures: [{ id: "x", name }], procedure_facts: [{ ...fact, read: "2026-11-01" }] },
			publicUrl: ORIGIN,
		});
		const text = await (await hosted.request("/datos/cambios.atom")).text();
		const title = new JSDOM(text, { contentType: "application/xml" }).window.document.querySelector("entry > title");
		expect(title?.getAttribute("type")).toBe("html");
		expect(new JSDOM(title?.textContent ?? "").window.document.body.textContent).toBe(name);
	});

	test("are not offered by a portal that does not know its own address", async () => {
		const plain = await openPortal({ rows });
		expect((await plain.request("/datos/cambios.atom")).status).toBe(404);
		expect((await plain.get("/datos")).html).not.toContain("cambios.atom");
	});
});
