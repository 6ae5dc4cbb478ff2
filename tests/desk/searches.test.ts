import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getAllByRole, getByRole, queryByRole, within } from "@testing-library/dom";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { listVersions, readRecord } from "../../database/desk/records.server.ts";
import { openBackend } from "../../database/open.server.ts";
import { EXAMPLES_RECORD } from "../../desk/searches/examples.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { createProcedureSearch } from "../../domain/search/search.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import type { DeskPage, DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { readForm, wordsOf } from "./desk-form.ts";

const TODAY = new Date().toISOString().slice(0, 10);
const SEARCHES = "/pendientes/busquedas";
const EXAMPLES = "/pendientes/ejemplos";

let desk: TestDesk;
let ana: DeskUser;

const readPage = ({ html }: Pick<DeskPage, "html">): HTMLElement => readHtml(html).body;

/** As the public server counts them. */
function count(words: Readonly<Record<string, number>>): void {
	const entries = Object.entries(words).map(([text, days]) => [
		text,
		{ last: TODAY, months: { [TODAY.slice(0, 7)]: days } },
	]);
	writeFileSync(
		join(desk.dataDir, "missed-searches.json"),
		JSON.stringify({ waiting: {}, words: Object.fromEntries(entries) }),
	);
}

const textsOf = (page: Pick<DeskPage, "html">) =>
	[...readPage(page).querySelectorAll(".searches > li > h3")].map(({ textContent }) => textContent);

/** Presses a button beside a text; `typed` is what was filled in before. */
function press(user: DeskUser, words: string, accion: string, typed: Readonly<Record<string, string>> = {}) {
	return user.post(SEARCHES, { palabras: words, frase: words, otra: "", tema: "", ...typed, accion });
}

/** The address of this account's draft of examples. */
async function reviewOf(user: DeskUser, link = "Ver qué cambia y publicar"): Promise<string> {
	const [found] = getAllByRole(readPage(await user.get(EXAMPLES)), "link", { name: link });
	return found?.getAttribute("href") ?? "";
}

async function publish(user: DeskUser, typed: Readonly<Record<string, string>> = {}): Promise<DeskPage> {
	const path = `${await reviewOf(user)}/publicar`;
	const form = readForm(await user.get(path.replace("/publicar", "")), path);
	return user.post(path, { ...form, ...typed });
}

const stored = () => desk.services.database.read((each) => readRecord(each, EXAMPLES_RECORD));

async function reopen(): Promise<void> {
	await desk?.dispose();
	desk = await openTestDesk();
	ana = await desk.join("coordinator", "Ana");
}

describe("whoever works alone", () => {
	beforeAll(reopen);
	afterAll(() => desk.dispose());
	beforeEach(() => rmSync(join(desk.dataDir, "missed-searches.json"), { force: true }));

	test("sees the most asked text first, with what the search says of it today", async () => {
		count({ "permiso zurrumbatico": 5, "renovacion dpi": 9, "comprar pizza": 7 });
		const page = await ana.get(SEARCHES);
		expect(textsOf(page)).toEqual(["renovacion dpi", "comprar pizza", "permiso zurrumbatico"]);
		const [first] = readPage(page).querySelectorAll<HTMLElement>(".searches > li");
		expect(first?.textContent).toContain("Hoy el buscador ya está seguro: Renovar el DPI");
		expect(getByRole(first ?? readPage(page), "link", { name: "Buscarlo en el portal" }).getAttribute("href")).toBe(
			"https://tramites.example/catalogo?search=renovacion+dpi",
		);
		expect(within(first ?? readPage(page)).getAllByRole("button", { name: /^Es / }).length).toBeLessThanOrEqual(4);
	});

	test("assigns a text with one press; it leaves the list, waits to be published, and comes back when that is undone", async () => {
		count({ "zurrumbatico azul": 5 });
		const done = await press(ana, "zurrumbatico azul", "pagina:inscripcion-nit");
		expect([done.status, done.location]).toEqual([303, `${SEARCHES}?hecho=example-kept`]);
		const after = await ana.get(SEARCHES);
		expect([textsOf(after), wordsOf(after)]).toEqual([[], expect.stringContaining("Ya asignaste todas")]);
		const waiting = readPage(await ana.get(EXAMPLES));
		expect(waiting.querySelector(".taught")?.textContent).toContain("zurrumbatico azul");
		expect(await stored()).toEqual({});
		const undone = await ana.post(EXAMPLES, {
			...{ lista: "pages", id: "inscripcion-nit", frase: "zurrumbatico azul", accion: "cambiar" },
		});
		expect(undone.location).toContain("example-undone");
		expect(textsOf(await ana.get(SEARCHES))).toEqual(["zurrumbatico azul"]);
		expect(wordsOf(await ana.get(EXAMPLES))).toContain("No hay ejemplos por publicar.");
	});

	test("mends the text first: what is taught is the mended one, and the counted one leaves the list", async () => {
		count({ "zurrumbatico de juan": 5 });
		await press(ana, "zurrumbatico de juan", "otra", {
			frase: "  zurrumbático   de alguien ",
			otra: "inscripcion-nit",
		});
		expect(textsOf(await ana.get(SEARCHES))).toEqual([]);
		const said = readPage(await ana.get(EXAMPLES)).querySelector(".taught")?.textContent;
		expect(said).toContain("zurrumbático de alguien");
		expect(said).not.toContain("juan");
	});

	test("tries a mended text before assigning it: Enter assigns nothing", async () => {
		count({ "zurrumbatico tres": 5 });
		for (const accion of ["probar", "enter"]) {
			const page = await press(ana, "zurrumbatico tres", accion, { frase: "renovacion dpi" });
			expect(page.status).toBe(200);
			expect(wordsOf(page)).toContain("ya está seguro: Renovar el DPI");
			expect(getByRole(readPage(page), "textbox", { name: "Texto" }).getAttribute("value")).toBe("renovacion dpi");
		}
		expect(textsOf(await ana.get(SEARCHES))).toEqual(["zurrumbatico tres"]);
	});

	test("chooses another page by its name as the list spells it, whatever the case", async () => {
		count({ "zurrumbatico cuatro": 5 });
		const page = await ana.get(SEARCHES);
		const options = [...readPage(page).querySelectorAll("datalist option")].map((each) => each.getAttribute("value"));
		expect(new Set(options).size).toBe(options.length);
		const name = options.find((each) => each?.includes("Libro de Quejas")) ?? options[0] ?? "";
		await press(ana, "zurrumbatico cuatro", "enter", { otra: name.toUpperCase() });
		expect(textsOf(await ana.get(SEARCHES))).toEqual([]);
	});

	test("says that a text is not from here, with the likely subject chosen beforehand", async () => {
		count({ "cuarto en alquiler barato": 5 });
		const page = await ana.get(SEARCHES);
		const chosen = readPage(page).querySelector<HTMLSelectElement>("select[name=tema]")?.value;
		expect(chosen).toBe("rent-home");
		await press(ana, "cuarto en alquiler barato", "tema", { tema: "rent-home" });
		expect(readPage(await ana.get(EXAMPLES)).textContent).toContain("alquilar casa o apartamento No es de aquí");
	});

	test.each([
		["no page", "otra", { otra: "Página que no existe" }, "otra", "elige una página de la lista"],
		["no subject", "tema", { tema: "nada" }, "tema", "elige un tema"],
		["an unknown candidate", "pagina:nada", {}, "otra", "elige una página de la lista"],
		["one letter", "pagina:inscripcion-nit", { frase: "x" }, "frase", "escribe al menos una palabra"],
		["121 letters", "pagina:inscripcion-nit", { frase: "x".repeat(121) }, "frase", "usa 120 letras o menos"],
		["a telephone", "pagina:inscripcion-nit", { frase: "llamar al 5555 1234" }, "frase", "parece el número"],
	])("is told what is wrong with %s, and keeps what was typed", async (_what, accion, typed, field, words) => {
		count({ "zurrumbatico cinco": 5 });
		const page = await press(ana, "zurrumbatico cinco", accion, typed);
		expect(page.status).toBe(422);
		const body = readPage(page);
		expect(getByRole(body, "alert").querySelector("a")?.getAttribute("href")).toBe(`#${field}-0`);
		expect(body.querySelector(`#${field}-0-error, [id="${field}-error-0"]`)?.textContent).toContain(words);
		expect(body.querySelector(`#${field}-0`)?.getAttribute("aria-invalid")).toBe("true");
		for (const [name, value] of Object.entries(typed)) {
			if (name === "tema") continue;
			expect(body.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value).toBe(value);
		}
	});

	test("teaches the same words only once, in whatever order", async () => {
		count({ "seis zurrumbatico": 5 });
		await press(ana, "x", "pagina:inscripcion-nit", { frase: "zurrumbatico seis" });
		const page = await press(ana, "seis zurrumbatico", "pagina:renovacion-dpi", { frase: "seis ZURRUMBÁTICO" });
		expect([page.status, wordsOf(page)]).toEqual([
			409,
			expect.stringContaining("ya está en tus ejemplos por publicar"),
		]);
	});

	test("sees that nothing gets worse, publishes, and the portal's search learns it", async () => {
		await press(ana, "x", "pagina:inscripcion-nit", { frase: "quiero mi zurrumbatico" });
		const review = await ana.get(await reviewOf(ana));
		expect(wordsOf(review)).toMatch(/buscamos otra vez las 5\d\d búsquedas de prueba/);
		expect(queryByRole(readPage(review), "checkbox")).toBeNull();
		const done = await publish(ana);
		expect(done.location).toBe(`${EXAMPLES}?hecho=published`);
		const portal = await openBackend({ dataDir: desk.dataDir });
		try {
			const catalogue = createCatalogue(await portal.readCatalogue(), "portal");
			const search = createProcedureSearch(catalogue.procedures, listSearchedBeside(catalogue));
			expect(search.search("quiero mi zurrumbatico").likely.map(idOf)).toEqual(["inscripcion-nit"]);
		} finally {
			await portal.close();
		}
		expect(wordsOf(await ana.get(EXAMPLES))).toMatch(/Ver los \d+ ejemplos publicados/);
		const [newest, first] = await desk.services.database.read((each) => listVersions(each, EXAMPLES_RECORD));
		expect([newest?.author_name, newest?.change_note, first?.kind]).toEqual([
			"Ana",
			expect.stringMatching(/^Ejemplos de búsquedas: \d+ nuevos, 0 quitados$/),
			"first",
		]);
		const history = await ana.get(`/historial/${encodeURIComponent(EXAMPLES_RECORD)}`);
		expect(wordsOf(history)).toContain("Ejemplos de búsquedas · inscripcion-nit");
	});

	test("may take a published example away again, and put it back before that is published", async () => {
		const sentence = { lista: "pages", id: "inscripcion-nit", frase: "quiero mi zurrumbatico", accion: "cambiar" };
		await ana.post(EXAMPLES, sentence);
		expect(wordsOf(await ana.get(EXAMPLES))).toContain("Se quitan");
		await ana.post(EXAMPLES, sentence);
		expect(wordsOf(await ana.get(EXAMPLES))).toContain("No hay ejemplos por publicar.");
	});

	test("publishes what makes a search worse only with a second word about these very losses, which the log keeps", async () => {
		await press(ana, "x", "pagina:inscripcion-nit", { frase: "perdi mi dpi" });
		const refused = await publish(ana, { nota: "Una prueba" });
		expect(refused.status).toBe(422);
		const box = getByRole(readPage(refused), "checkbox", { name: /Publicar aunque empeore: .*«perdi mi dpi»/ });
		expect(box.hasAttribute("checked")).toBe(false);
		expect(wordsOf(refused)).toContain("Una prueba");
		const row = within(getByRole(readPage(refused), "region", { name: "Empeoran" })).getByRole("row", {
			name: /^perdi mi dpi/,
		});
		expect([...row.children].map(({ textContent }) => textContent)).toEqual([
			"perdi mi dpi",
			expect.stringContaining("DPI"),
			expect.stringContaining("NIT"),
		]);
		const others = await publish(ana, { empeora: "si", visto: "de otra lista" });
		expect([others.status, wordsOf(others)]).toEqual([409, expect.stringContaining("ya no es lo que viste")]);
		expect((await publish(ana, { empeora: "si" })).location).toBe(`${EXAMPLES}?hecho=published`);
		const [entry] = await desk.services.database.read((each) =>
			readLog(each, { action: "search.losses-accepted", most: 1 }),
		);
		expect(JSON.stringify(entry?.detail)).toContain("perdi mi dpi");
	});

	test("goes back to an earlier version by way of the same look at what changes", async () => {
		const path = `/historial/${encodeURIComponent(EXAMPLES_RECORD)}`;
		const back = await ana.post(path, { version: "0", motivo: "Empeoraba" });
		expect(back.location).toMatch(/^\/pendientes\/ejemplos\/[\w-]+$/);
		expect((await ana.post(`/borradores/${back.location?.split("/").at(-1)}/publicar`, {})).location).toBe(
			back.location,
		);
		expect((await publish(ana)).location).toBe(`${EXAMPLES}?hecho=published`);
		expect(await stored()).toEqual({});
	});

	test("reads the same in English", async () => {
		count({ "zurrumbatico ocho": 5 });
		await ana.post("/idioma", { idioma: "en", vuelta: "/" });
		expect(wordsOf(await ana.get(SEARCHES))).toContain("Today the search finds nothing");
		expect(wordsOf(await ana.get(EXAMPLES))).toContain("No examples are published yet");
		await ana.post("/idioma", { idioma: "es", vuelta: "/" });
	});
});

describe("with a second editor", () => {
	let beto: DeskUser;
	let carla: DeskUser;

	beforeAll(async () => {
		await reopen();
		beto = await desk.join("editor", "Beto");
		carla = await desk.join("reviewer", "Carla");
	});
	afterAll(() => desk.dispose());

	test("a text that one has assigned leaves the list of the other, who is told where it went", async () => {
		count({ "zurrumbatico uno": 5 });
		await press(beto, "zurrumbatico uno", "pagina:inscripcion-nit");
		expect(textsOf(await carla.get(SEARCHES))).toEqual([]);
		const late = await press(carla, "zurrumbatico uno", "pagina:renovacion-dpi");
		expect([late.status, wordsOf(late)]).toEqual([409, expect.stringContaining("Beto ya lo asignó a")]);
	});

	test("nobody publishes their own, an editor nobody's, and a draft is handed in before", async () => {
		const path = await reviewOf(beto);
		const early = await carla.post(`${path}/publicar`, { revision: "2", nota: "x", visto: "" });
		expect([early.status, (await beto.post(`${path}/publicar`, {})).status]).toEqual([422, 403]);
		const given = await beto.post(`${path}/entregar`, { ...readForm(await beto.get(path)), nota: "Para el NIT" });
		expect(given.location).toContain("text-submitted");
		expect(wordsOf(await beto.get(path))).toContain("Otra persona tiene que publicarlos.");
		const form = readForm(await carla.get(path), `${path}/publicar`);
		expect((await carla.post(`${path}/publicar`, { ...form, revision: "1" })).status).toBe(409);
		expect((await carla.post(`${path}/publicar`, form)).location).toBe(`${EXAMPLES}?hecho=published`);
		const [version] = await desk.services.database.read((each) => listVersions(each, EXAMPLES_RECORD));
		expect([version?.author_name, version?.reviewer_name]).toEqual(["Beto", "Carla"]);
		expect((await carla.post(`${path}/publicar`, form)).status).toBe(404);
	});

	test("who is overtaken loses nothing: both lists are united", async () => {
		await press(ana, "x", "pagina:inscripcion-nit", { frase: "zurrumbatico dos" });
		await press(beto, "x", "pagina:inscripcion-nit", { frase: "zurrumbatico tres" });
		const path = await reviewOf(beto);
		await beto.post(`${path}/entregar`, readForm(await beto.get(path)));
		await carla.post(`${path}/publicar`, readForm(await carla.get(path), `${path}/publicar`));
		expect(wordsOf(await ana.get(EXAMPLES))).toContain("Alguien publicó ejemplos mientras tanto.");
		const mine = await reviewOf(ana);
		await ana.post(`${mine}/entregar`, { ...readForm(await ana.get(mine)), nota: "Dos" });
		const form = readForm(await carla.get(mine), `${mine}/publicar`);
		expect((await carla.post(`${mine}/publicar`, form)).status).toBe(409);
		await ana.post(EXAMPLES, { accion: "unir" });
		await ana.post(`${mine}/entregar`, { ...readForm(await ana.get(mine)), nota: "Dos" });
		await carla.post(`${mine}/publicar`, readForm(await carla.get(mine), `${mine}/publicar`));
		expect((await stored()).site_documents?.[0]?.content).toEqual({
			pages: { "inscripcion-nit": ["zurrumbatico uno", "zurrumbatico tres", "zurrumbatico dos"] },
			elsewhere: {},
		});
	});

	test("what is sent back says why to its author", async () => {
		await press(beto, "x", "pagina:inscripcion-nit", { frase: "zurrumbatico cuatro" });
		const path = await reviewOf(beto);
		await beto.post(`${path}/entregar`, readForm(await beto.get(path)));
		expect((await carla.post(`${path}/devolver`, { ...readForm(await carla.get(path)), motivo: "" })).status).toBe(422);
		await carla.post(`${path}/devolver`, { ...readForm(await carla.get(path)), motivo: "Eso es de la SAT" });
		expect(wordsOf(await beto.get(EXAMPLES))).toContain("Carla: Eso es de la SAT");
	});

	test("a sentence whose page is gone is named, and nothing is published with it", async () => {
		await press(ana, "x", "pagina:inscripcion-nit", { frase: "zurrumbatico cinco" });
		await desk.services.database.write(async (each) => {
			const { id, content } = await each
				.selectFrom("desk_drafts")
				.selectAll()
				.where("author_name", "=", "Ana")
				.where("state", "=", "editing")
				.executeTakeFirstOrThrow();
			const changed = JSON.parse(content);
			changed.site_documents[0].content.pages["pagina-que-se-fue"] = ["zurrumbatico siete"];
			await each
				.updateTable("desk_drafts")
				.set({ content: JSON.stringify(changed) })
				.where("id", "=", id)
				.execute();
		});
		const path = await reviewOf(ana);
		await ana.post(`${path}/entregar`, { ...readForm(await ana.get(path)), nota: "Una página que no hay" });
		const page = await carla.post(`${path}/publicar`, readForm(await carla.get(path), `${path}/publicar`));
		expect([page.status, wordsOf(page)]).toEqual([
			422,
			expect.stringContaining("pagina-que-se-fue: no hay una página o un tema así"),
		]);
	});
});
