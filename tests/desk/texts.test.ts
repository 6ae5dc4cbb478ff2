import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listDrafts, publishDraft } from "../../database/desk/drafts.server.ts";
import { readRecord } from "../../database/desk/records.server.ts";
import { makeLogo } from "../../desk/texts/make-logo.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { wordsOf } from "./desk-form.ts";

const PNG = readFileSync("public/icon-512.png");
let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

/** What a browser would send of the form of a text, as it stands. */
function fieldsOf(html: string): Record<string, string> {
	const document = readHtml(html);
	const form = document.querySelector<HTMLFormElement>("form[data-keep]");
	if (!form) throw new Error("The page has no form.");
	const sent = new (document.defaultView?.FormData ?? FormData)(form);
	return Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]));
}

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_texts")],
])("on %s", (_name, open) => {
	let desk: TestDesk;
	let chief: DeskUser;

	beforeAll(async () => {
		desk = await open();
		chief = await desk.join("coordinator");
	});
	afterAll(() => desk?.dispose());

	const published = (id: string) => desk.services.database.read((each) => readRecord(each, `document:${id}`));

	async function change(user: DeskUser, id: string, typed: Record<string, string>, accion = "guardar") {
		const { html } = await user.get(`/textos/${id}`);
		return user.post(`/textos/${id}`, { ...fieldsOf(html), ...typed, accion });
	}

	test("whoever works alone publishes a text, and only what differs from the release is stored", async () => {
		const done = await change(chief, "association", { location: "Antigua", nota: "Nos mudamos" }, "entregar");
		expect(done.location).toContain("text-published");
		expect((await published("association")).site_documents?.[0]?.content).toEqual({ location: "Antigua" });
		await change(chief, "association", { location: "Zona 10, Ciudad de Guatemala", nota: "Volvimos" }, "entregar");
		expect(await published("association")).toEqual({});
	});

	test("after its first publication a text goes back to what the release says", async () => {
		const untouched = await chief.get(`/historial/${encodeURIComponent("document:promo")}`);
		expect([untouched.status, untouched.html]).toEqual([200, expect.stringContaining("todavía no publicó nada")]);
		await change(chief, "promo", { "words.es.title": "Otra", nota: "Prueba" }, "entregar");
		expect((await published("promo")).site_documents).toHaveLength(1);
		const path = `/historial/${encodeURIComponent("document:promo")}`;
		const told = wordsOf(await chief.get(path));
		expect(told).toContain("Título (español)");
		expect(told).not.toContain("Título (inglés)");
		expect((await chief.get(path)).html).toContain("Lo que había antes de la mesa");
		const back = await chief.post(path, { version: "0", motivo: "La de antes era mejor" });
		expect(back.location).toContain("restored");
		expect(await published("promo")).toEqual({});
	});

	test("the room says what waits for the next version, and whom to ask for it", async () => {
		const { html } = await chief.get("/textos");
		expect(html).toContain("El nombre y el lema del portal");
		expect(html).toContain("Los PDF");
		expect(html).toContain("escríbele a quien cuida el servidor");
	});

	test("a mistake is named beside its field, what was typed stays and nothing is published", async () => {
		const page = await change(chief, "association", { email: "hola", answerDays: "pronto", nota: "x" }, "entregar");
		expect(page.status).toBe(422);
		expect(page.html).toContain("escribe un correo como");
		expect(fieldsOf((await chief.get("/textos/association")).html)).toMatchObject({
			email: "hola",
			answerDays: "pronto",
		});
		expect(await published("association")).toEqual({});
		await change(chief, "association", {}, "descartar");
	});

	test("slides are added, moved and taken away by buttons", async () => {
		await change(chief, "banner", {}, "mas");
		await change(chief, "banner", { "slides.3.words.es.title": "Nueva" }, "subir:3");
		expect(fieldsOf((await chief.get("/textos/banner")).html)["slides.2.words.es.title"]).toBe("Nueva");
		await change(chief, "banner", {}, "quitar:2");
		const { fields } = { fields: fieldsOf((await chief.get("/textos/banner")).html) };
		expect(Object.values(fields)).not.toContain("Nueva");
		expect(fields["slides.2.words.es.title"]).toContain("en línea");
		await change(chief, "banner", {}, "descartar");
	});

	test("a window that saves later is shown what the other wrote, and keeps its own", async () => {
		const fields = fieldsOf((await chief.get("/textos/promo")).html);
		await chief.post("/textos/promo", { ...fields, "words.es.title": "Primera", accion: "guardar" });
		const later = await chief.post("/textos/promo", { ...fields, "words.es.title": "Segunda", accion: "guardar" });
		expect(later.status).toBe(409);
		expect(later.html).toContain("Primera");
		expect(fieldsOf(later.html)["words.es.title"]).toBe("Segunda");
		await change(chief, "promo", {}, "descartar");
	});

	test("a logo is drawn anew, and public only once its supporter is; what is no image loses nothing", async () => {
		const led = await change(chief, "supporters", { "supporters.0.name.es": "Fundación" }, "logo:0");
		expect(led.location).toBe("/textos/supporters/logo/0");
		const path = led.location ?? "";
		const refused = await chief.post(path, { logo: new Blob(["<svg onload=alert(1)>"]) });
		expect([refused.status, refused.html.includes("Pide el logo en PNG")]).toEqual([422, true]);
		const webp = await chief.post(path, { logo: new Blob(["RIFF\0\0\0\0WEBPVP8 "]) });
		expect([webp.status, webp.html.includes("guárdalo como PNG: en Windows con Paint")]).toEqual([422, true]);
		expect((await chief.post(path, { logo: new Blob([new Uint8Array(50_000_000)]) })).status).toBe(413);
		expect((await chief.post(path, { logo: new Blob([PNG]) })).location).toContain("#supporters.0");
		const fields = fieldsOf((await chief.get("/textos/supporters")).html);
		expect(fields["supporters.0.name.es"]).toBe("Fundación");
		const name = fields["supporters.0.logo.image"] ?? "";
		expect(await published(`image:${name}`)).toEqual({});
		expect((await change(chief, "supporters", { nota: "Logo" }, "entregar")).location).toContain("text-published");
		expect((await published(`image:${name}`)).site_documents).toHaveLength(1);
		await change(chief, "supporters", { nota: "Sin logo" }, "sin-logo:0");
		await change(chief, "supporters", {}, "entregar");
		expect(await published(`image:${name}`)).toEqual({});
	});

	test("nothing is handed in without saying why, nor what is published already", async () => {
		const silent = await change(chief, "association", { location: "Cobán", nota: "" }, "entregar");
		expect([silent.status, silent.html.includes("Escribe qué cambia y por qué antes de entregarlo.")]).toEqual([
			422,
			true,
		]);
		const [draft] = await desk.services.database.read((each) => listDrafts(each, { record: "document:association" }));
		expect(draft?.state).toBe("editing");
		await change(chief, "association", {}, "descartar");
		const same = await change(chief, "association", { nota: "Igual" }, "entregar");
		expect([same.status, same.html.includes("No hay nada que publicar")]).toEqual([422, true]);
		await change(chief, "association", {}, "descartar");
	});

	test("a form from before a publication is shown what was published, and its own words are kept for a second press", async () => {
		const old = fieldsOf((await chief.get("/textos/association")).html);
		await change(chief, "association", { location: "Xela", nota: "Nos mudamos" }, "entregar");
		const typed = { ...old, hours: "Siempre", location: "Cobán", nota: "Otra casa", accion: "guardar" };
		const told = await chief.post("/textos/association", typed);
		expect([told.status, told.html.includes("Mientras tanto se publicó otra cosa")]).toEqual([409, true]);
		expect(told.html).toContain("<dd>Xela</dd>");
		expect(fieldsOf(told.html).location).toBe("Cobán");
		expect(await desk.services.database.read((each) => listDrafts(each, { record: "document:association" }))).toEqual(
			[],
		);
		const again = await chief.post("/textos/association", { ...fieldsOf(told.html), accion: "entregar" });
		expect(again.location).toContain("text-published");
		expect((await published("association")).site_documents?.[0]?.content).toMatchObject({ location: "Cobán" });
	});

	test("a draft goes on from what somebody else published under it, once its author has seen that", async () => {
		await change(chief, "association", { location: "Jalapa", nota: "Quizá" });
		await desk.services.database.write(async (each) => {
			const content = JSON.stringify({ location: "Zacapa" });
			await each.updateTable("site_documents").set({ content }).where("id", "=", "association").execute();
		});
		const seen = await chief.get("/textos/association");
		expect(seen.html).toContain("<dd>Zacapa</dd>");
		const done = await chief.post("/textos/association", { ...fieldsOf(seen.html), accion: "entregar" });
		expect(done.location).toContain("text-published");
		expect((await published("association")).site_documents?.[0]?.content).toMatchObject({ location: "Jalapa" });
	});

	test("what was typed into a draft that another window discarded stays in the form", async () => {
		await change(chief, "association", { location: "Petén", nota: "Norte" });
		const open = fieldsOf((await chief.get("/textos/association")).html);
		await change(chief, "association", {}, "descartar");
		const late = await chief.post("/textos/association", { ...open, location: "Flores", accion: "guardar" });
		expect([late.status, late.html.includes("Ese borrador ya no se puede cambiar")]).toEqual([409, true]);
		expect(fieldsOf(late.html).location).toBe("Flores");
		expect(await desk.services.database.read((each) => listDrafts(each, { record: "document:association" }))).toEqual(
			[],
		);
	});

	test("a mistake of the other form that writes the same document names that form and leads to no field here", async () => {
		await change(chief, "supporters", { nota: "Uno más" }, "mas");
		const { html } = await chief.get("/textos/association");
		expect(html).toMatch(/<li>Apoyos · \d\. Nombre \(Español\): /);
		expect(html).not.toContain('href="#supporters');
		await change(chief, "supporters", {}, "descartar");
	});

	test("a logo goes to the supporter whose form it was sent from", async () => {
		const words = { "name.es": "Uno", "name.en": "One", "country.es": "Guatemala", "country.en": "Guatemala" };
		const typed = Object.fromEntries(
			["0", "1"].flatMap((at) => Object.entries(words).map(([field, word]) => [`supporters.${at}.${field}`, word])),
		);
		const led = await change(chief, "supporters", typed, "logo:1");
		await chief.post(led.location ?? "", { logo: new Blob([PNG]) });
		const fields = fieldsOf((await chief.get("/textos/supporters")).html);
		expect([fields["supporters.0.logo.image"] ?? "", fields["supporters.1.logo.width"]]).toEqual(["", "100"]);
		await change(chief, "supporters", {}, "descartar");
	});

	test("an editor hands in, and a second pair of eyes publishes", async () => {
		const editor = await desk.join("editor");
		const typed = { "site.isOn": "si", "site.until": "2099-01-01T10:00", nota: "La SAT no responde" };
		const words = { "site.words.es": "El portal de la SAT está caído.", "site.words.en": "The site of SAT is down." };
		const done = await change(editor, "notices", { ...typed, ...words }, "entregar");
		expect(done.location).toContain("text-submitted");
		expect(await published("notices")).toEqual({});
		const [draft] = await desk.services.database.read((each) => listDrafts(each, { record: "document:notices" }));
		const { id = "", revision = 0 } = draft ?? {};
		const publisher = { id: "otra", name: "Otra" };
		await publishDraft(desk.services.database, { id, revision, publisher, accounts: 2 });
		expect((await published("notices")).site_documents?.[0]?.content).toMatchObject({ site: { isOn: true } });
	});
});

describe("an uploaded file", () => {
	const bomb = Buffer.from(PNG);
	bomb.writeUInt32BE(60_000, 16);
	const flipped = Buffer.from(PNG);
	flipped.fill(0, 60, 400);
	/** The picture with one more chunk behind its head. */
	const withChunk = (name: string, content: Buffer) => {
		const named = Buffer.concat([Buffer.from(name), content]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(content.length);
		sum.writeUInt32BE(crc32(named));
		return Buffer.concat([PNG.subarray(0, 33), length, named, sum, PNG.subarray(33)]);
	};
	const swelling = Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(600_000_000))]);
	const largeHead = Buffer.from(PNG.subarray(16, 29));
	largeHead.writeUInt32BE(60_000, 0);

	test.each([
		["nothing", Buffer.alloc(0), "empty"],
		["a text", Buffer.from("hola"), "notImage"],
		["an SVG", Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), "svg"],
		["a WebP", Buffer.from("RIFF\0\0\0\0WEBPVP8 "), "webp"],
		["a header that says 60,000 pixels", bomb, "tooManyPixels"],
		["a PNG that is cut off", PNG.subarray(0, 5000), "broken"],
		["a PNG whose bytes are spoilt", flipped, "broken"],
		["a JPEG that is no more than its mark", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), "broken"],
		["a PNG with a profile of 600 MB", withChunk("iCCP", swelling), "broken"],
		["a PNG with a second, larger head", withChunk("IHDR", largeHead), "broken"],
		["three megabytes", Buffer.alloc(3_000_000, 1), "tooManyBytes"],
	])("that is %s is refused", async (_what, bytes, fault) => {
		expect(await makeLogo(bytes)).toEqual({ fault });
	});

	test("keeps nothing but its pixels, at most 400 by 200", async () => {
		const told = withChunk("tEXt", Buffer.from("Author\0<script>alert(1)</script>"));
		const made = await makeLogo(Buffer.concat([told, Buffer.from("<script>alert(2)</script>")]));
		if ("fault" in made) throw new Error(made.fault);
		const bytes = Buffer.from(made.image.base64, "base64");
		expect([made.image.width, made.image.height]).toEqual([200, 200]);
		expect(bytes.length).toBeLessThanOrEqual(40_000);
		expect(bytes.includes("<script>")).toBe(false);
	});
});
