import { existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { keepUpload } from "../../database/desk/imports/import-folder.server.ts";
import { listVersions, readRecord } from "../../database/desk/records.server.ts";
import { readMapping } from "../../database/transfer/mapping.ts";
import { startTask, sweepImports } from "../../desk/transfer/import-runner.server.ts";
import type { RecordName } from "../../domain/desk/record.ts";
import type { DeskPage, DeskUser, TestDesk } from "../../testbed/desk.ts";
import { DESK_URL, openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { faultOf, readForm, wordsOf } from "./desk-form.ts";
import { bring, press, ROOM } from "./import-room.ts";

const FORMATS = ["xlsx", "csv", "json"];
const WHOLE_WAY_MS = 60_000;

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

/** Each mistake of a page: where it is, and what is wrong. */
function listMistakes({ html }: DeskPage): { place: string; words: string }[] {
	const document = readHtml(html);
	const told = [...document.querySelectorAll("main dl.differences > div")];
	return told.map((each) => {
		const [place, words] = ["dt", "dd"].map((tag) => each.querySelector(tag)?.textContent ?? "");
		return { place: place ?? "", words: words ?? "" };
	});
}

async function inEnglish(user: DeskUser, path: string): Promise<DeskPage> {
	await user.post("/idioma", { idioma: "en", vuelta: path });
	const page = await user.get(path);
	await user.post("/idioma", { idioma: "es", vuelta: path });
	return page;
}

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_transfer")],
])("a volunteer’s import on %s", (_name, open) => {
	let desk: TestDesk;
	let chief: DeskUser;
	let reviewer: DeskUser;

	beforeAll(async () => {
		desk = await open();
		chief = await desk.join("coordinator");
		reviewer = await desk.join("reviewer");
	});
	afterAll(() => desk?.dispose());

	const published = (record: RecordName) => desk.services.database.read((each) => readRecord(each, record));
	const costOf = async (id: string) => (await published(`procedure:${id}`)).procedures?.[0]?.costo;
	const versionsOf = (record: RecordName) => desk.services.database.read((each) => listVersions(each, record));

	test(
		"is looked at, handed in, applied by somebody else in one transaction, and taken back the same way",
		async () => {
			const before = { divorcio: await published("procedure:divorcio"), renap: await published("institution:renap") };
			const institutions = 'id,phone\nrenap,"2416 1900"\n';
			const procedures = "id,costo\ndivorcio,4321\nrenovacion-dpi,87\n";
			const files = { "institutions.csv": Buffer.from(institutions), "procedures.csv": Buffer.from(procedures) };
			const page = await bring(chief, "cambios.zip", zipSync(files));
			const looked = await chief.get(`${page}?tabla=procedures`);
			expect(wordsOf(looked)).toMatch(/Registros que cambian: [23]/);
			expect(looked.html).toContain("<ins>4321</ins>");
			expect(await costOf("divorcio")).toBe(before.divorcio.procedures?.[0]?.costo);

			const without = await chief.post(`${page}/entregar`, { ...readForm(looked, `${page}/entregar`), nota: " " });
			expect([without.status, faultOf(without, "nota")]).toEqual([422, expect.stringContaining("qué trae")]);
			expect(readHtml(without.html).querySelector("[autofocus]")?.textContent).toContain("qué trae");
			const typed = { nota: "Costos nuevos", revisar: "2027-03-01" };
			expect((await press(chief, page, "entregar", typed)).location).toContain("import-submitted");
			const own = await chief.get(page);
			expect(wordsOf(own)).toContain("Nadie aplica su propia importación");
			const revision = String(readForm(own, `${page}/desechar`).revision);
			expect((await chief.post(`${page}/aplicar`, { revision })).status).toBe(409);
			expect(await costOf("divorcio")).toBe(before.divorcio.procedures?.[0]?.costo);

			expect((await press(reviewer, page, "aplicar")).location).toContain("import-applied");
			expect(wordsOf(await chief.get(page))).toContain(`la aplicó ${reviewer.name}`);
			expect([await costOf("divorcio"), await costOf("renovacion-dpi")]).toEqual([4321, 87]);
			const [version, first] = await versionsOf("procedure:divorcio");
			expect(version).toMatchObject({
				...{ kind: "imported", change_note: "Costos nuevos" },
				...{ author_name: chief.name, reviewer_name: reviewer.name },
			});
			expect(first).toMatchObject({ kind: "first", content: before.divorcio });
			const { log, due } = await desk.services.database.read(async (each) => ({
				log: await readLog(each, { action: "import.applied", most: 5 }),
				due: await each
					.selectFrom("desk_review_dates")
					.selectAll()
					.where("record", "=", "procedure:divorcio")
					.execute(),
			}));
			expect(log).toHaveLength(1);
			expect(log[0]).toMatchObject({
				account_name: reviewer.name,
				detail: { file: "cambios.zip", author: chief.name },
			});
			expect(due).toMatchObject([{ due: "2027-03-01" }]);
			expect(existsSync(join(desk.dataDir, "desk-imports", page.split("/").at(-1) ?? ""))).toBe(false);

			const again = await reviewer.post(`${page}/aplicar`, { revision });
			expect([again.status, wordsOf(again)]).toEqual([409, expect.stringContaining("ya no está abierta")]);
			expect(await versionsOf("procedure:divorcio")).toHaveLength(2);

			const undoing = (await press(chief, page, "deshacer")).location ?? "";
			expect(wordsOf(await chief.get(undoing))).toContain("Nadie aplica su propia importación");
			expect((await chief.post(`${page}/deshacer`)).location).toBe(undoing);
			expect((await press(reviewer, undoing, "aplicar")).location).toContain("import-applied");
			expect(await published("procedure:divorcio")).toEqual(before.divorcio);
			expect(await published("institution:renap")).toEqual(before.renap);
			expect(wordsOf(await chief.get(page))).toContain("Ya se deshizo");
			expect(await versionsOf("procedure:divorcio")).toHaveLength(3);
		},
		WHOLE_WAY_MS,
	);

	test(
		"is not applied when its records changed meanwhile: the new difference is shown and can be applied",
		async () => {
			const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,77\n");
			await press(chief, page, "entregar", { nota: "Nuevo costo" });
			const set = (column: string) =>
				desk.services.database.write((each) =>
					each
						.updateTable("procedures")
						.set({ [column]: "Otra cosa" })
						.where("id", "=", "divorcio")
						.execute(),
				);
			await set("lugar");
			const late = await press(reviewer, page, "aplicar");
			expect([late.status, wordsOf(late)]).toEqual([409, expect.stringContaining("alguien cambió el catálogo")]);
			expect(late.html).toContain("<ins>77</ins>");
			expect(await costOf("divorcio")).not.toBe(77);
			expect((await press(reviewer, page, "aplicar")).location).toContain("import-applied");
			const record = await published("procedure:divorcio");
			expect(record.procedures?.[0]).toMatchObject({ costo: 77, lugar: "Otra cosa" });
			// What was changed past the desk has its version too, so that taking the import back takes back nothing else.
			const undoing = (await press(chief, page, "deshacer")).location ?? "";
			await press(reviewer, undoing, "aplicar");
			expect((await published("procedure:divorcio")).procedures?.[0]).toMatchObject({ lugar: "Otra cosa" });
			expect(await costOf("divorcio")).not.toBe(77);
		},
		WHOLE_WAY_MS,
	);

	test(
		"that brings new records can be taken back whole; what somebody changed since stays",
		async () => {
			const institutions = [
				{ id: "oficina-nueva", name: "ON", full_name: "Oficina Nueva", description: "Atiende" },
				{ id: "oficina-vieja", name: "OV", full_name: "Oficina Vieja", description: "Atendía" },
			].map((each) => ({ ...each, sources: ["https://oficina.gob.gt/a"] }));
			const page = await bring(chief, "datos.json", JSON.stringify({ institutions }));
			await press(chief, page, "entregar", { nota: "Dos oficinas" });
			await press(reviewer, page, "aplicar");
			expect(await versionsOf("institution:oficina-nueva")).toMatchObject([{ number: 0, kind: "imported" }]);
			await desk.services.database.write((each) =>
				each.updateTable("institutions").set({ phone: "1" }).where("id", "=", "oficina-vieja").execute(),
			);
			const undoing = (await press(chief, page, "deshacer")).location ?? "";
			expect(wordsOf(await reviewer.get(undoing))).toContain("institution:oficina-vieja");
			await press(reviewer, undoing, "aplicar");
			expect(await published("institution:oficina-nueva")).toEqual({});
			expect((await published("institution:oficina-vieja")).institutions).toHaveLength(1);
		},
		WHOLE_WAY_MS,
	);

	test(
		"whose database goes away keeps what was brought",
		async () => {
			if (desk.services.database.kind !== "postgres") return;
			const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,44\n");
			const form = readForm(await chief.get(page), `${page}/entregar`);
			await server.crash();
			expect((await chief.post(`${page}/comparar`)).status).toBe(503);
			const kept = await chief.post(`${page}/entregar`, { ...form, nota: "Lo escrito" });
			expect([kept.status, wordsOf(kept)]).toEqual([503, expect.stringContaining("Lo escrito")]);
			expect((await chief.post(`${ROOM}/subir`, { archivo: new File(["id\n"], "a.csv") })).status).toBe(503);
			await server.start();
			expect((await press(chief, page, "comparar")).status).toBe(303);
			expect((await chief.get(page)).html).toContain("<ins>44</ins>");
			await press(chief, page, "desechar");
		},
		WHOLE_WAY_MS,
	);

	test.each(FORMATS)(
		"of an export as %s makes no difference",
		async (format) => {
			const answer = await exportBytes(chief, desk, format);
			const page = await bring(chief, `catalogo.${format === "csv" ? "zip" : format}`, answer);
			const words = wordsOf(await chief.get(page));
			expect(words).toContain("no hay nada que aplicar");
			expect(words).toContain("Registros que cambian: 0");
		},
		WHOLE_WAY_MS,
	);
});

/** What the address of an export answers, as bytes. */
async function exportBytes(user: DeskUser, desk: TestDesk, format: string): Promise<ArrayBuffer> {
	const Cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const answer = await desk.request(`${ROOM}/catalogo/${format}`, { headers: { Cookie } });
	expect(answer.headers.get("Content-Disposition")).toMatch(/attachment; filename="catalogo-\d{4}-\d\d-\d\d\./);
	return answer.arrayBuffer();
}

describe("a file that somebody brings", () => {
	let desk: TestDesk;
	let chief: DeskUser;
	let editor: DeskUser;

	beforeAll(async () => {
		desk = await openTestDesk();
		chief = await desk.join("coordinator");
		editor = await desk.join("editor");
	});
	afterAll(() => desk?.dispose());

	const MISTAKES: readonly (readonly [
		what: string,
		name: string,
		content: string,
		place: string,
		es: RegExp,
		en: RegExp,
	])[] = [
		[
			"a cost in words",
			"procedures.csv",
			"id,costo\ndivorcio,mucho\n",
			"fila 2, columna B",
			/«mucho» no es un número/,
			/“mucho” is no number/,
		],
		[
			"an unknown institution",
			"procedures.csv",
			"id,institution_id\ndivorcio,nadie\n",
			"fila 2, columna B",
			/no hay una institución/,
			/no institution/,
		],
		[
			"a record twice",
			"procedures.csv",
			"id,costo\ndivorcio,1\ndivorcio,2\n",
			"fila 3, columna A",
			/ya estaba en procedures.csv, fila 2/,
			/already in procedures.csv, row 2/,
		],
		[
			"a confirmed fact without a source",
			"procedure_facts.csv",
			"procedure_id,field,status,source,read\ndivorcio,costo,confirmado,desconocido,2026-01-01\n",
			"fila 2, columna D",
			/necesita la página/,
			/needs the page/,
		],
		["a cell too many", "institutions.csv", "id,phone\nrenap,1,2\n", "fila 2", /3 celdas/, /3 cells/],
		[
			"quotation marks that never close",
			"procedures.csv",
			'id,name\ndivorcio,"Uno\n',
			"fila 2",
			/comillas/,
			/quotation marks/,
		],
		[
			"a status outside the list",
			"procedure_facts.csv",
			"procedure_id,field,status\ndivorcio,costo,seguro\n",
			"fila 2, columna C",
			/uno de: confirmado/,
			/one of: confirmado/,
		],
		[
			"a cost in JSON words",
			"datos.json",
			'{"procedures":[{"id":"divorcio","costo":"100"}]}',
			"registro 1 de procedures",
			/solo un número/,
			/only a number/,
		],
	];
	test.each(MISTAKES)(
		"with %s is told so with file, row and column, in Spanish and in English",
		async (_what, name, content, place, es, en) => {
			const page = await bring(chief, name, content);
			const [mistake] = listMistakes(await chief.get(page));
			expect(mistake?.place).toBe(`${name}, ${place}`);
			expect(mistake?.words).toMatch(es);
			const [told] = listMistakes(await inEnglish(chief, page));
			const english = place.replace("fila", "row").replace("columna", "column").replace("registro", "record");
			expect(told?.place).toBe(`${name}, ${english.replace(" de ", " of ")}`);
			expect(told?.words).toMatch(en);
			expect(wordsOf(await chief.get(page))).not.toContain("Entregar para revisión");
		},
		WHOLE_WAY_MS,
	);

	const WIDE = Array.from({ length: 2_000 }, (_, at) => `Columna ${at}`);
	const zip = (files: Record<string, string | Buffer>) =>
		zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
	test.each<[what: string, name: string, content: () => BlobPart, words: RegExp]>([
		["is empty", "procedures.csv", () => "", /vacío/],
		["is a picture", "foto.csv", () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /no es JSON, CSV, XLSX/],
		["is an old spreadsheet", "hoja.xls", () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), /hoja de cálculo antigua/],
		["is an XLSX that is none", "hoja.xlsx", () => "PK no soy un zip", /dañado/],
		["is a zip of something else", "cosas.zip", () => zip({ "foto.png": "x" }), /«foto.png» no es un CSV/],
		["is a zip bomb", "hoja.xlsx", () => zip({ "xl/workbook.xml": Buffer.alloc(30_000_000, 32) }), /se hincha/],
		[
			"is as wide as no spreadsheet",
			"ancho.csv",
			() => `${WIDE.join(",")}\n${WIDE.join(",")}\n`,
			/como mucho .* 200 columnas/,
		],
		["is broken JSON", "datos.json", () => '{"procedures": [', /no es JSON/],
	])("that %s is refused in words, and changes nothing", async (_what, name, content, words) => {
		const page = await bring(chief, name, content());
		const shown = await chief.get(page);
		expect(wordsOf(shown)).toMatch(words);
		expect(wordsOf(shown)).toContain("No se puede leer este archivo");
	});

	test("and is larger than 20 MB is refused, the limit said in words", async () => {
		const little = await chief.post(`${ROOM}/subir`, { archivo: new File([new Uint8Array(20_500_000)], "a.csv") });
		expect([little.status, wordsOf(little)]).toEqual([422, expect.stringContaining("20 MB")]);
		const large = await chief.post(`${ROOM}/subir`, { archivo: new File([new Uint8Array(50_000_000)], "a.csv") });
		expect([large.status, wordsOf(large)]).toEqual([413, expect.stringContaining("20 MB")]);
	});

	test("is not read a byte from somebody who may not bring one", async () => {
		let read = 0;
		const body = () =>
			new ReadableStream(
				{
					pull(controller) {
						read += 1;
						controller.enqueue(new Uint8Array(100_000));
						if (read > 100) controller.close();
					},
				},
				{ highWaterMark: 0 },
			);
		const Cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		for (const headers of [{}, { Cookie }]) {
			const type = {
				"Content-Type": "multipart/form-data; boundary=x",
				"Sec-Fetch-Site": "same-origin",
				Origin: DESK_URL,
			};
			const init = { method: "POST", body: body(), duplex: "half", headers: { ...type, ...headers } };
			expect((await desk.request(`${ROOM}/subir`, init as RequestInit)).status).toBe(403);
		}
		expect(read).toBe(0);
	});

	test("with formulas in its cells brings texts, and goes out again as texts", async () => {
		const page = await bring(chief, "procedures.csv", `id,lugar\ndivorcio,"=HYPERLINK(""https://mal.example"")"\n`);
		expect((await chief.get(page)).html).toContain("=HYPERLINK(");
		await press(chief, page, "desechar");
	});

	test("is kept where nobody else may read it, goes when it is discarded, or after thirty days", async () => {
		const [one, other] = [
			await bring(chief, "procedures.csv", "id,costo\ndivorcio,1\n"),
			await bring(chief, "procedures.csv", "id,costo\ndivorcio,2\n"),
		].map((page) => ({ page, folder: join(desk.dataDir, "desk-imports", page.split("/").at(-1) ?? "") }));
		if (!one || !other) throw new Error("Nothing was brought.");
		expect(statSync(one.folder).mode & 0o077).toBe(0);
		for (const file of readdirSync(one.folder))
			expect([file, statSync(join(one.folder, file)).mode & 0o077]).toEqual([file, 0]);
		expect((await press(chief, one.page, "desechar")).location).toContain("import-discarded");
		expect(existsSync(one.folder)).toBe(false);
		const long = new Date(Date.now() - 31 * 86_400_000);
		utimesSync(other.folder, long, long);
		await sweepImports(desk.services);
		expect(existsSync(other.folder)).toBe(false);
		expect(wordsOf(await chief.get(other.page))).toContain("Pasaron 30 días");
	});

	test("whose database went away in that moment is taken in afterwards, and can be read", async () => {
		const note = { id: crypto.randomUUID(), file: "procedures.csv", bytes: 20, author: { id: "x", name: chief.name } };
		const folder = await keepUpload(desk.dataDir, note, Buffer.from("id,costo\ndivorcio,8\n"));
		const before = new Date(Date.now() - 120_000);
		utimesSync(folder, before, before);
		await sweepImports(desk.services);
		expect((await chief.get(ROOM)).html).toContain(`${ROOM}/${note.id}`);
		await press(chief, `${ROOM}/${note.id}`, "leer");
		expect((await chief.get(`${ROOM}/${note.id}`)).html).toContain("<ins>8</ins>");
	});

	test("is worked on while the desk goes on answering, and its page says how far it is", async () => {
		const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,3\n");
		const end = startTask(desk.services, { task: "look", id: page.split("/").at(-1) ?? "" });
		const shown = await chief.get(page);
		expect(shown.status).toBe(200);
		expect(wordsOf(shown)).toContain("Estamos trabajando");
		// It stays until somebody asks: a page that reloads by itself takes the place away from under who listens to it.
		expect(shown.headers.get("Refresh")).toBeNull();
		expect(shown.html).not.toContain("http-equiv");
		const document = readHtml(shown.html);
		expect(document.querySelector(`main a[href="${page}"]`)?.textContent).toBe("Ver si ya terminó");
		expect((await editor.get("/")).status).toBe(200);
		expect(await end).toEqual({ outcome: "done" });
		expect(wordsOf(await chief.get(page))).not.toContain("Estamos trabajando");
	});

	test("whose reading takes too long is stopped, and can be read again", async () => {
		const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,3\n");
		const id = page.split("/").at(-1) ?? "";
		expect(await startTask(desk.services, { task: "read", id }, 1)).toEqual({ outcome: "trouble", trouble: "slow" });
		expect(wordsOf(await chief.get(page))).toContain("más de dos minutos");
		await press(chief, page, "comparar");
		expect(wordsOf(await chief.get(page))).not.toContain("más de dos minutos");
	});

	test("with other headings is read by columns that somebody chooses, and the choice is kept and can be downloaded", async () => {
		const content = "N.º;Código;Precio (Q)\n1;divorcio;91\n";
		const page = await bring(chief, "lista de precios.csv", content);
		expect(wordsOf(await chief.get(page))).toContain("nombres de columna que la mesa no conoce");
		const choosing = await chief.get(`${page}/columnas`);
		expect(wordsOf(choosing)).toContain("Ejemplo: divorcio");
		const form = readForm(choosing, `${page}/columnas`);
		expect(form).toMatchObject({ tabla: "procedures", "columna.1": "id", "columna.0": "" });
		// In a file of thirty columns the one that is left over is found at once.
		expect(choosing.html).toContain('<a href="#columna.0">N.º</a>');
		expect(choosing.html).not.toContain('<a href="#columna.1">');
		const lacking = await chief.post(`${page}/columnas`, { ...form, "columna.1": "costo", "columna.2": "costo" });
		expect([lacking.status, faultOf(lacking, "columna.2")]).toEqual([422, expect.stringContaining("dos veces")]);
		expect(readForm(lacking, `${page}/columnas`)).toMatchObject({ "columna.1": "costo" });
		const typed = { "columna.0": "", "columna.2": "costo", "fijo.0.campo": "codigo_moneda", "fijo.0.valor": "USD" };
		await chief.post(`${page}/columnas`, { ...form, ...typed });
		const looked = await chief.get(page);
		expect(looked.html).toContain("<ins>91</ins>");
		expect(looked.html).toContain("<ins>USD</ins>");
		const { html } = await chief.get(`${page}/columnas.json`);
		expect(readMapping(html)).toEqual({
			mapping: {
				...{ table: "procedures", columns: { Código: "id", "Precio (Q)": "costo" } },
				...{ constants: { codigo_moneda: "USD" }, ignore: ["N.º"] },
			},
		});
		const next = await bring(chief, "otra.csv", content);
		const known = await chief.get(`${next}/columnas`);
		expect(wordsOf(known)).toContain("Así las emparejaste la última vez");
		expect(readForm(known, `${next}/columnas`)).toMatchObject({ "columna.2": "costo", "fijo.0.valor": "USD" });
	});

	test("is not handed in, applied or taken back by an editor, and is sent back with a reason", async () => {
		const reviewer = await desk.join("reviewer");
		const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,5\n");
		await press(chief, page, "entregar", { nota: "Otro costo" });
		const shown = await editor.get(page);
		expect(wordsOf(shown)).toContain("La aplica quien tiene papel de revisión");
		for (const action of ["entregar", "aplicar", "devolver", "desechar", "deshacer"])
			expect([action, (await editor.post(`${page}/${action}`)).status]).toEqual([action, 403]);
		expect((await press(reviewer, page, "devolver", { motivo: "" })).status).toBe(422);
		await press(reviewer, page, "devolver", { motivo: "Falta la fuente" });
		expect(wordsOf(await chief.get(page))).toContain("Falta la fuente");
		expect((await reviewer.post(`${page}/aplicar`, { revision: "99" })).status).toBe(409);
	});

	test("says how many empty cells leave what is known, and how many facts it erases", async () => {
		const page = await bring(chief, "procedures.csv", "id,name,duration,lugar\nrenovacion-dpi,,desconocido,\n");
		const words = wordsOf(await chief.get(page));
		expect(words).toContain("Celdas vacías que dejan el dato como está: 2.");
		expect(words).toContain("Datos que se borran, porque el archivo dice «desconocido»: 1.");
		expect(wordsOf(await inEnglish(chief, page))).toContain("Empty cells that leave the fact as it is: 2.");
		await press(chief, page, "desechar");
		const known = wordsOf(await chief.get(await bring(chief, "procedures.csv", "id,costo\ndivorcio,6\n")));
		expect(known).not.toContain("Celdas vacías");
		expect(known).not.toContain("Datos que se borran");
	});

	test("as Excel in Spanish saves it is read, and shows three texts with accents to judge by", async () => {
		const rows = [
			"divorcio;Juzgado de Familia",
			"acta-nacimiento;Peñón",
			"renovacion-dpi;Cobán",
			"x;Sololá",
			"y;Petén",
		];
		const text = `Código;Dónde se hace\n${rows.join("\n")}\n`;
		const page = await bring(chief, "lista.csv", Buffer.from(text, "latin1"));
		const document = readHtml((await chief.get(page)).html);
		const notice = [...document.querySelectorAll(".notice")].find((each) => each.textContent?.includes("Windows-1252"));
		const shown = [...(notice?.querySelectorAll("li") ?? [])].map((each) => each.textContent);
		expect(shown).toEqual(["Código", "Dónde se hace", "Peñón"]);
		expect(wordsOf(await inEnglish(chief, page))).toContain("Are the accents right?");
		const utf8 = await bring(chief, "procedures.csv", "id,lugar\ndivorcio,Peñón\n");
		expect(wordsOf(await chief.get(utf8))).not.toContain("Windows-1252");
	});

	test("in a zip, as Excel in Spanish saves it, shows its accents too", async () => {
		const bytes = zipSync({ "procedures.csv": Buffer.from("id;lugar\ndivorcio;Peñón\n", "latin1") });
		const looked = await chief.get(await bring(chief, "cambios.zip", bytes));
		expect(wordsOf(looked)).toContain("¿Se leen bien los acentos?");
		expect(looked.html).toContain("<li>Peñón</li>");
		expect(looked.html).toContain("<ins>Peñón</ins>");
	});

	test("says which facts keep the source of the old value", async () => {
		const page = await bring(chief, "procedures.csv", "id,costo\nrenovacion-dpi,99\n");
		expect(wordsOf(await chief.get(page))).toContain("renovacion-dpi (Costo)");
	});
});

test("whoever works alone applies an import with one press", async () => {
	const desk = await openTestDesk();
	const chief = await desk.join("coordinator");
	const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,6\n");
	expect((await press(chief, page, "entregar", { nota: "Solo yo" })).location).toContain("import-applied");
	const record = await desk.services.database.read((each) => readRecord(each, "procedure:divorcio"));
	expect(record.procedures?.[0]?.costo).toBe(6);
	await desk.dispose();
});
