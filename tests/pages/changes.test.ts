import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { MOST_CHANGES } from "../../domain/site-documents/changes.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { openPortal } from "./portal.ts";

const ORIGIN = "https://ventanilla.example";
const PAGE = `${ORIGIN}/tramite/nit`;
const SOURCE = "https://portal.sat.gob.gt/nit";

function changeOf(at: string, fact: string, before: readonly string[], after: readonly string[]) {
	return { at, facts: [{ fact, before, after, source: SOURCE }] };
}

const CHANGES = [
	changeOf("2026-11-02T15:00:00.000Z", "costo", ["Q 30.00"], ["Q 40.00"]),
	changeOf("2026-10-01T15:00:00.000Z", "requirements", ["DPI", "<b>Foto</b>]]>"], ["DPI", "Recibo\u0007"]),
];

function rowsWith(documents: Readonly<Record<string, unknown>>) {
	return {
		institutions: [{ id: "sat", name: "SAT" }],
		procedures: [
			{ id: "nit", name: "NIT <uno> & dos", institution_id: "sat", costo: 40, requirements: ["DPI", "Recibo"] },
			{ id: "otro", name: "Otro trámite", institution_id: "sat" },
		],
		procedure_facts: [
			{ procedure_id: "nit", field: "costo", status: "confirmado", source: SOURCE, read: "2026-09-03" },
		],
		site_documents: Object.entries(documents).map(([id, content]) => ({ id, content: JSON.stringify(content) })),
	};
}

const portal = await openPortal({
	publicUrl: ORIGIN,
	rows: rowsWith({
		"changes:procedure:nit": CHANGES,
		"changes:institution:sat": [changeOf("2026-10-15T15:00:00.000Z", "phone", [], ["1550"])],
	}),
});

async function readFeed(path: string, from = portal) {
	const answer = await from.request(path);
	const { document } = new JSDOM(await answer.text(), { contentType: "application/xml" }).window;
	const entries = [...document.querySelectorAll("entry")].map((entry) => {
		const content = readHtml(entry.querySelector("content")?.textContent ?? "").body;
		const title = readHtml(entry.querySelector("title")?.textContent ?? "").body.textContent;
		const [id, updated] = ["id", "updated"].map((name) => entry.querySelector(name)?.textContent);
		return { id, updated, title, link: entry.querySelector("link")?.getAttribute("href"), content };
	});
	return { answer, document, entries };
}

describe("the feed of a procedure", () => {
	test("tells each change with before, now, day and source, the newest first, and how it was at first", async () => {
		const { answer, document, entries } = await readFeed("/datos/tramites/nit.atom");
		expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
		expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=60/);
		expect(document.documentElement.getAttribute("xml:lang")).toBe("es");
		expect(document.querySelector("feed > id")?.textContent).toBe(`${ORIGIN}/datos/tramites/nit.atom`);
		expect(document.querySelector("feed > author > name")?.textContent).toBeTruthy();
		expect(document.querySelector("feed > updated")?.textContent).toBe("2026-11-02T15:00:00.000Z");
		expect(entries.map(({ id, updated, title, link }) => [id, updated, title, link])).toEqual([
			[`${PAGE}#2026-11-02T15:00:00.000Z`, "2026-11-02T15:00:00.000Z", "Cambió: costo", PAGE],
			[`${PAGE}#2026-10-01T15:00:00.000Z`, "2026-10-01T15:00:00.000Z", "Cambió: requisitos", PAGE],
			[`${PAGE}#primera`, "2026-09-03T18:00:00.000Z", "Primera publicación", PAGE],
		]);
		const [price, papers, first] = entries.map(({ content }) => content.textContent ?? "");
		expect(price).toBe(`CostoAntes:Q 30.00Ahora:Q 40.00Fuente: ${SOURCE}`);
		expect(papers).toContain("Ya no está:<b>Foto</b>]]>Se agregó:Recibo");
		expect(first).toContain("CostoQ 30.00");
		expect(first).toContain("RequisitosDPI<b>Foto</b>]]>");
		expect(first).toContain("Cuánto tardaNo se sabe");
	});

	test("is asked for again without being sent again", async () => {
		const first = await portal.request("/datos/tramites/nit.atom");
		const headers = { "if-none-match": first.headers.get("etag") ?? "none" };
		expect((await portal.request("/datos/tramites/nit.atom", { headers })).status).toBe(304);
	});

	test("has its first entry where nothing changed, and where what is stored is nobody's list", async () => {
		const broken = await openPortal({
			publicUrl: ORIGIN,
			rows: rowsWith({ "changes:procedure:nit": [{ at: "ayer", facts: 7 }, 3, CHANGES[0]] }),
		});
		expect((await readFeed("/datos/tramites/otro.atom")).entries.map(({ title }) => title)).toEqual([
			"Primera publicación",
		]);
		const { entries } = await readFeed("/datos/tramites/nit.atom", broken);
		expect(entries.map(({ title }) => title)).toEqual(["Cambió: costo", "Primera publicación"]);
	});

	test("stays short, however much is stored", async () => {
		const many = Array.from({ length: 500 }, (_, at) =>
			changeOf(new Date(Date.UTC(2026, 0, 1, at)).toISOString(), "costo", ["x"], ["y"]),
		);
		const full = await openPortal({ publicUrl: ORIGIN, rows: rowsWith({ "changes:procedure:nit": many }) });
		expect((await readFeed("/datos/tramites/nit.atom", full)).entries).toHaveLength(MOST_CHANGES + 1);
	});

	test.each(["/datos/tramites/ninguno.atom", "/datos/instituciones/ninguna.atom"])(
		"of nothing is not there: %s",
		async (path) => {
			const answer = await portal.request(path);
			expect([answer.status, answer.headers.get("content-type")]).toEqual([
				404,
				"application/problem+json; charset=utf-8",
			]);
		},
	);
});

test("the feed of an institution tells its own changes and those of its procedures by name", async () => {
	const { entries } = await readFeed("/datos/instituciones/sat.atom");
	expect(entries.map(({ title }) => title)).toEqual([
		"NIT <uno> & dos. Cambió: costo",
		"Cambió: teléfono",
		"NIT <uno> & dos. Cambió: requisitos",
		"Primera publicación",
	]);
	expect(entries[1]?.content.textContent).toContain("Antes:No se sabeAhora:1550");
});

test.each([
	["/tramite/nit", "/datos/tramites/nit.atom"],
	["/instituciones/sat", "/datos/instituciones/sat.atom"],
])("%s names its feed, unless the portal does not know its own address", async (path, feed) => {
	const linksOf = async (from: typeof portal) =>
		[...(await from.get(path)).document.querySelectorAll('head link[type="application/atom+xml"]')].map((link) =>
			link.getAttribute("href"),
		);
	expect(await linksOf(portal)).toEqual([feed]);
	expect(await linksOf(await openPortal({ rows: rowsWith({}) }))).toEqual([]);
});

describe("what a device asks to see what changed", () => {
	test("is the same for everybody: a print of each procedure, and all that changed as it is now", async () => {
		const prints: unknown = await (await portal.request("/mi-carpeta/huellas")).json();
		expect(prints).toMatch(/^[\w-]{10}$/);
		const facts = await (await portal.request("/mi-carpeta/datos")).json();
		expect(Object.keys(facts)).toEqual(["nit"]);
		expect(facts.nit).toMatchObject({
			language: "es",
			told: { costo: ["Q\u00a040.00"], requirements: ["DPI", "Recibo"] },
		});
		const { html } = await portal.get("/tramite/nit");
		expect(html).toContain(facts.nit.prints);
	});
});
