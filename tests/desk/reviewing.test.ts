import { afterAll, beforeAll, expect, test } from "vitest";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { namePlace } from "../../desk/drafts/column-names.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { readHtml } from "../../testbed/read-html.ts";
import type { Fields } from "./desk-form.ts";
import { readForm, wordsOf } from "./desk-form.ts";

const SCHOOL = "procedure:autorizacion-colegio-privado";
const SOURCE = "https://www.mineduc.gob.gt/plazos/";

let desk: TestDesk;
let ana: DeskUser;
let beto: DeskUser;
let path: string;

beforeAll(async () => {
	desk = await openTestDesk();
	ana = await desk.join("coordinator", "Ana");
	beto = await desk.join("editor", "Beto");
	path = (await beto.post("/borradores", { registro: SCHOOL })).location ?? "";
});
afterAll(() => desk?.dispose());

async function press(user: DeskUser, at: string, action: string, change: Fields = {}) {
	return user.post(at, { ...readForm(await user.get(at), at), ...change, accion: action });
}

/** Where the focus goes when the page opens, and what the tab of the browser says. */
function opening({ html }: { html: string }) {
	const document = readHtml(html);
	return {
		focus: [...document.querySelectorAll("[autofocus]")].map((each) => each.textContent),
		title: document.title,
	};
}

test("what is wrong with a form has the focus and stands in the title of the page", async () => {
	const sent = await press(beto, path, "entregar", { "procedures.duration": "Un mes" });
	const page = opening(await beto.get(sent.location ?? ""));
	expect(page.title).toMatch(/^Error: Editar: Abrir un colegio privado/);
	expect(page.focus).toHaveLength(1);
	expect(page.focus[0]).toContain("Escribe qué cambió y por qué");
	// Who only opens the form again goes on where they want.
	expect(opening(await beto.get(path))).toEqual({ focus: [], title: expect.not.stringContaining("Error") });
});

test("what was done has the focus, so that the next key goes on from there", async () => {
	const sent = await press(beto, path, "entregar", {
		"procedures.duration": "Un mes",
		"datos.duration.source": SOURCE,
		"datos.duration.read": guatemalaToday(),
		"datos.duration.status": "confirmado",
		nota: "El plazo cambió",
	});
	const page = opening(await beto.get(sent.location ?? ""));
	expect(page.focus).toEqual(["Entregado. Ahora lo mira otra persona."]);
	expect(page.title).not.toContain("Error");
});

test("a reviewer opens the new source with one press, and hears what was before and what is now", async () => {
	const document = readHtml((await ana.get(`${path}/revision`)).html);
	const link = document.querySelector(`ins a[href="${SOURCE}"]`);
	expect(link?.textContent).toContain(SOURCE);
	const changed = [...document.querySelectorAll(".differences > div")].map((each) => each.textContent);
	expect(changed).toContainEqual(expect.stringMatching(/^Cuánto tarda Antes: .+ Ahora: Un mes$/));
	expect(document.querySelector(".differences")?.textContent).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

test("a draft that was sent back says so to its author on the first page, in the list and in the review", async () => {
	const sent = `${path}/devolver`;
	const asked = readForm(await ana.get(`${path}/revision`), sent);
	await ana.post(sent, { ...asked, motivo: "Falta el acuerdo" });
	expect(wordsOf(await beto.get("/"))).toContain("Te devolvieron para corregir1");
	expect(wordsOf(await ana.get("/"))).not.toContain("Te devolvieron");
	expect(wordsOf(await beto.get("/borradores"))).toContain("Devuelto");
	expect(wordsOf(await beto.get(`${path}/revision`))).toContain("Ana: Falta el acuerdo");
});

test("from the preview an author goes back to the form, and everybody else to the review", async () => {
	const back = (html: string) => readHtml(html).querySelector("aside a")?.getAttribute("href");
	expect(back((await beto.get(`${path}/vista`)).html)).toBe(path);
	expect(back((await ana.get(`${path}/vista`)).html)).toBe(`${path}/revision`);
});

test("the log says with each step of a draft what that person wrote, not what another did", async () => {
	await press(beto, path, "entregar", { nota: "Con el acuerdo" });
	const entries = await desk.services.database.read((each) => readLog(each, { subject: SCHOOL, most: 50 }));
	const notes = entries.map(({ account_name, action, detail }) => [
		account_name,
		action,
		Reflect.get(Object(detail), "note"),
	]);
	expect(notes).toContainEqual(["Ana", "draft.returned", "Falta el acuerdo"]);
	expect(notes).toContainEqual(["Beto", "draft.submitted", "Con el acuerdo"]);
	expect(notes).not.toContainEqual(["Beto", "draft.submitted", "Falta el acuerdo"]);
});

test("a text of the association is reviewed by its name and in the words of its form", async () => {
	const address = "/textos/notices";
	await press(beto, address, "entregar", {
		"site.isOn": "si",
		"site.severity": "info",
		"site.from": `${guatemalaToday()}T06:00`,
		"site.until": `${guatemalaToday()}T20:00`,
		"site.words.es": "Hoy cierra la agencia.",
		"site.words.en": "The office is closed today.",
		nota: "Cierre",
	});
	const waiting = await ana.get("/borradores?cuales=esperan");
	expect(wordsOf(waiting)).toContain("Avisos Texto");
	const id = /borradores\/([\w-]+)\/revision/.exec(waiting.html)?.[1];
	const review = wordsOf(await ana.get(`/borradores/${id}/revision`));
	expect(review).toContain("Revisión: Avisos");
	expect(review).toContain("Aviso en todas las páginas · Se muestra mientras vale");
	expect(review).toContain("Para saberlo");
	expect(review).not.toContain("site.");
});

test.each([
	["supporters.2.name.es", "Apoyo 2 · Nombre (español)"],
	["slides.1.to", "Lámina 1 · Página a la que lleva"],
	["email", "Correo"],
	["ids_procedures.3", "Paso 3"],
	["es.nombre", "Nombre (español)"],
	["es.pasos_adicionales.2", "Consejos, uno por línea 2 (español)"],
])("the part %s of a document is called %s", (field, name) => {
	expect(namePlace({ table: "site_documents", row: "", field }, "es")).toBe(name);
});
