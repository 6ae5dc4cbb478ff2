import { expect, open, openWithStoppedClock, test } from "../journeys/browser.ts";
import { PROCEDURES } from "./facts.ts";
import { ANONYMOUS_KEY, testOver } from "./hosted.ts";
import { sendReport } from "./stored-rows.ts";

/** Neither in the order of their ids nor in that of their rows. */
const hosted = testOver({
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
});

const names = { level: 3 } as const;

hosted("all calls go to the hosted backend with the anonymous key", async ({ page, hosted: { calls } }) => {
	for (const path of ["/", "/catalogo?search=permiso", "/tramite/1", "/instituciones/i1", "/observatorio"]) {
		await page.goto(path);
	}
	expect(new Set(calls.map(({ key }) => key))).toEqual(new Set([ANONYMOUS_KEY]));
	expect([...new Set(calls.map(({ table }) => table))].sort()).toEqual(
		expect.arrayContaining(["institutions", "observatory", "procedures"]),
	);
	expect(calls.map(({ table }) => table).join()).not.toMatch(/auth/);
});

hosted("all procedures with joined institution: ordered by name", async ({ page }) => {
	await page.goto("/catalogo");
	const cards = page.getByRole("main").getByRole("article");
	await expect(cards.getByRole("heading")).toHaveText(["ábaco", "Matrícula", "Nacimiento", "Ñandú", "Zonificación"]);
	await expect(cards.first()).toContainText("MAGA");
	await expect(cards.last()).toContainText("SAT");
});

hosted("one procedure: by id, single or none, with joined institution", async ({ page, request }) => {
	await page.goto("/tramite/3");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matrícula");
	const facts = page.getByRole("region", { name: "Lo principal" });
	await expect(facts.getByRole("link", { name: "SAT, Administración Tributaria" })).toBeVisible();
	expect((await request.get("/tramite/33")).status()).toBe(404);
});

hosted("procedures of a category: category equals, ordered by name", async ({ page }) => {
	await page.goto("/catalogo/salud");
	await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(["ábaco", "Zonificación"]);
});

test("search procedures: name or description matches the text case-insensitively, ordered by name below the likely ones", async ({
	request,
	page,
}) => {
	const inOrder = new Intl.Collator("es", { numeric: true }).compare;
	const expected = PROCEDURES.filter(({ name, description }) =>
		[name, description].some((text) => text.toLowerCase().includes("licencia")),
	).map(({ name }) => name);
	expected.sort(inOrder);
	expect(expected.length).toBeGreaterThan(5);
	const hits: { name: string; isLikely?: true }[] = await (await request.get("/buscar?texto=LiCenCia")).json();
	const likely = hits.filter(({ isLikely }) => isLikely).map(({ name }) => name);
	expect(likely.length).toBeLessThanOrEqual(3);
	const listed = expected.filter((name) => !likely.includes(name));
	expect(hits.map(({ name }) => name)).toEqual([...likely, ...listed].slice(0, 5));
	await page.goto("/catalogo?search=LICENCIA&pagina=todas");
	const shown = await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();
	expect(shown.slice(0, expected.length)).toEqual([...likely, ...listed]);
});

test("search procedures: 300 ms debounce", async ({ page }) => {
	const asked: (string | null)[] = [];
	page.on("request", (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (pathname === "/buscar") asked.push(searchParams.get("texto"));
	});
	await openWithStoppedClock(page, "/ayuda");
	await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
	const box = page.getByRole("dialog", { name: "¿Qué trámite buscas?" }).getByRole("searchbox");
	await box.pressSequentially("pasa");
	await page.clock.runFor(299);
	await box.pressSequentially("porte");
	await page.clock.runFor(299);
	expect(asked).toEqual([]);
	await page.clock.runFor(1);
	await expect.poll(() => asked).toEqual(["pasaporte"]);
});

hosted("all institutions: ordered by name", async ({ page }) => {
	await page.goto("/instituciones");
	await expect(page.getByRole("main").getByRole("article").getByRole("heading", names)).toHaveText(["MAGA", "SAT"]);
});

hosted("one institution: all fields, by id, single or none", async ({ page, request }) => {
	await page.goto("/instituciones/i1");
	for (const value of ["SAT", "Administración Tributaria", "2329-7070", "8 a 16"]) {
		await expect(page.getByRole("main")).toContainText(value);
	}
	expect((await request.get("/instituciones/i3")).status()).toBe(404);
});

hosted("procedures of an institution: filtered by institution_id", async ({ page }) => {
	await page.goto("/instituciones/i1");
	const section = page.getByRole("region", { name: "Trámites de la institución" });
	await expect(section.getByRole("heading", names)).toHaveText(["Matrícula", "Nacimiento", "Zonificación"]);
});

hosted("observatory entries: ordered by evaluation_score descending", async ({ page }) => {
	await page.goto("/observatorio");
	const rows = page.getByRole("table", { name: /Orden/ }).getByRole("rowheader");
	await expect(rows).toHaveText([/^Muy digital/, /^Medio digital/, /^Poco digital/]);
});

hosted(
	"submit report: inserts one row with the seven columns, and ours against doubles and robots",
	async ({ request, hosted: { calls } }) => {
		const text = `El costo cambió ${crypto.randomUUID()}`;
		const fields = { problem_type: "outdated-info", procedure: "Matrícula", institution: "SAT", description: text };
		expect(await sendReport(request, { ...fields, user_name: "Ana" })).toBeLessThan(400);
		const inserts = () => calls.filter(({ method, body }) => method === "POST" && JSON.stringify(body).includes(text));
		await expect.poll(() => inserts().length).toBe(1);
		const [{ table, body } = { table: "", body: null }] = inserts();
		expect(table).toBe("problem_reports");
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
	},
);

test("translations: a static file, one per language (es, en), on demand", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => {
		const file = /\/locales\/(.+\.json)/.exec(request.url())?.[1];
		if (file) fetched.push(file);
	});
	await open(page, "/ayuda");
	expect(fetched).toEqual(["es.json"]);
	await page.getByRole("button", { name: /Cambiar idioma/ }).click();
	await page.locator("#idiomas").getByRole("button", { name: "English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help centre");
	expect(fetched).toEqual(["es.json", "en.json"]);
});

hosted(
	"filtering runs over the full list: nothing but whole tables is ever read",
	async ({ page, hosted: { calls } }) => {
		for (const path of ["/", "/catalogo?search=permiso", "/catalogo/salud", "/categorias?search=salud"]) {
			await page.goto(path);
		}
		const reads = calls.filter(({ method }) => method === "GET");
		expect(reads.length).toBeGreaterThanOrEqual(3);
		for (const { query } of reads) {
			expect(query.get("select")).toBe("*");
			expect([...query.keys()].filter((name) => !["select", "order", "limit", "id"].includes(name))).toEqual([]);
			expect(query.get("id") ?? "gt.").toMatch(/^gt\./);
		}
	},
);

test("the browser filters categories by itself: no call at all", async ({ page }) => {
	await open(page, "/categorias");
	const asked: string[] = [];
	page.on(
		"request",
		(request) => ["fetch", "xhr", "document"].includes(request.resourceType()) && asked.push(request.url()),
	);
	await page.getByRole("searchbox", { name: "Buscar una categoría" }).fill("pasaporte");
	await expect(page.getByRole("main").locator(".category-card")).toHaveCount(1);
	expect(asked).toEqual([]);
});

test("no screen uses the authentication of the backend", async ({ request }) => {
	for (const path of ["/auth/v1/signup", "/auth/v1/token", "/auth/v1/user", "/auth/v1/factors"]) {
		expect((await request.get(path)).status(), path).toBe(404);
		expect((await request.post(path)).status(), path).toBeGreaterThanOrEqual(400);
	}
});
