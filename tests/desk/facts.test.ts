import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRecord } from "../../database/desk/records.server.ts";
import { TABLE_FIELDS } from "../../database/tables.ts";
import { FACT_COLUMNS, PROCEDURE_GROUPS } from "../../desk/facts/read-record-form.ts";
import type { RecordName } from "../../domain/desk/record.ts";
import { PROCEDURE_FACT_FIELDS } from "../../domain/facts/procedure-fact.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import type { DeskUser } from "../../testbed/desk.ts";
import type { DeskAndPortal } from "../../testbed/desk-databases.ts";
import { openDeskAndPortal } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import type { Fields } from "./desk-form.ts";
import { faultOf, readForm, wordsOf } from "./desk-form.ts";

const SCHOOL: RecordName = "procedure:autorizacion-colegio-privado";
const SOURCE = "https://www.mineduc.gob.gt/aranceles/";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

interface Opened extends DeskAndPortal {
	outage?: { begin(): Promise<void>; end(): Promise<void> };
}

async function openPostgres(): Promise<Opened> {
	const opened = await openDeskAndPortal({ server, name: "desk_facts" });
	return { ...opened, outage: { begin: server.crash, end: server.start } };
}

test("every column of a procedure and of a fact stands in the form once", () => {
	const columns = PROCEDURE_GROUPS.flatMap((group) => [...group.columns]);
	expect([...columns, "id"].sort()).toEqual(Object.keys(TABLE_FIELDS.procedures).sort());
	const told = Object.keys(PROCEDURE_FACT_FIELDS).filter((name) => name !== "procedure_id" && name !== "field");
	expect([...FACT_COLUMNS].sort()).toEqual(told.sort());
});

describe.each([
	["SQLite", (): Promise<Opened> => openDeskAndPortal()],
	["PostgreSQL", openPostgres],
])("on %s", (_name, open) => {
	let opened: Opened;
	let ana: DeskUser;
	let beto: DeskUser;

	beforeAll(async () => {
		opened = await open();
	});
	afterAll(async () => {
		await opened?.portal.close();
		await opened?.desk.dispose();
	});

	const idOf = (record: string) => record.replace(/^\w+:/, "");
	const readNow = (record: RecordName) => opened.desk.services.database.read((each) => readRecord(each, record));

	/** Begins a draft as the button "Editar" does; answers the address of its form. */
	async function edit(user: DeskUser, record: string): Promise<string> {
		const { location } = await user.post("/borradores", { registro: record });
		if (!location) throw new Error("no draft was begun");
		return location;
	}

	/** Changes fields of the form and presses one of its buttons. */
	async function press(user: DeskUser, path: string, action: string, change: Fields = {}) {
		const fields = readForm(await user.get(path), path);
		return user.post(path, { ...fields, ...change, accion: action });
	}

	const costWithSource = (amount: string): Fields => ({
		"procedures.costo": amount,
		"procedures.costo_nota": "Arancel de prueba.",
		"datos.costo.source": SOURCE,
		"datos.costo.published": "",
		"datos.costo.read": guatemalaToday(),
		"datos.costo.status": "confirmado",
		nota: `El arancel nuevo dice ${amount}`,
	});

	/** Hands a draft in and has somebody else publish it. */
	async function publish(author: DeskUser, reviewer: DeskUser, path: string, change: Fields): Promise<void> {
		await press(author, path, "entregar", change);
		const review = await reviewer.get(`${path}/revision`);
		const done = await reviewer.post(`${path}/publicar`, readForm(review, `${path}/publicar`));
		expect(done.location).toContain("hecho=published");
	}

	test("who works alone says in one press that a fact was read today, and it is published at once", async () => {
		ana = await opened.desk.join("coordinator", "Ana");
		const page = await ana.post(`/tramites/${idOf(SCHOOL)}/sigue-igual`, { dato: "duration" });
		expect(page.status).toBe(303);
		const facts = (await readNow(SCHOOL)).procedure_facts ?? [];
		expect(facts.find(({ field }) => field === "duration")).toMatchObject({ read: guatemalaToday() });
		expect(wordsOf(await ana.get(`/historial/${SCHOOL}`))).toContain("Sigue igual, leído en su fuente: cuánto tarda");
	});

	test.each(["contradicho", "sin fuente"])(
		"of a fact that is %s nobody says in one press that it is still so",
		async (status) => {
			const { procedure_facts = [] } = await opened.portal.readCatalogue();
			const fact = procedure_facts.find((each) => each.status === status);
			const id = String(fact?.procedure_id);
			const before = await readNow(`procedure:${id}`);
			const page = await ana.post(`/tramites/${id}/sigue-igual`, { dato: String(fact?.field) });
			expect(page.status).toBe(404);
			expect(await readNow(`procedure:${id}`)).toEqual(before);
			expect((await ana.get("/borradores")).html).not.toContain(`/tramites/${id}`);
		},
	);

	test("a cost changed without a word on its source is refused beside the source", async () => {
		beto = await opened.desk.join("editor", "Beto");
		const path = await edit(beto, SCHOOL);
		await press(beto, path, "guardar", { "procedures.costo": "125" });
		const form = await beto.get(path);
		expect(faultOf(form, "datos.costo.source")).toContain("di qué página lo dice");
		expect(form.html).toContain('href="#datos.costo.source"');
		await press(beto, path, "entregar", { nota: "Subió" });
		expect(wordsOf(await beto.get("/borradores"))).toContain("En edición");
	});

	test("what cannot be a cost is named, and stays as it was typed", async () => {
		const path = await edit(beto, SCHOOL);
		await press(beto, path, "guardar", { "procedures.costo": "como cien" });
		const form = await beto.get(path);
		expect(faultOf(form, "procedures.costo")).toBe("escribe solo un número, como 125.50");
		expect(readForm(form, path)["procedures.costo"]).toBe("como cien");
	});

	test("an amount is read as people write it: a comma sets thousands apart, or cents", async () => {
		const path = await edit(beto, SCHOOL);
		const read: Record<string, unknown> = {};
		for (const typed of ["12,5", "12,50", "1,250", "1,250,000.75", "Q. 80", "Q1250.5"]) {
			await press(beto, path, "guardar", { "procedures.costo": typed });
			read[typed] = readForm(await beto.get(path), path)["procedures.costo"];
		}
		expect(read).toEqual({
			"12,5": "12.5",
			"12,50": "12.5",
			"1,250": "1250",
			"1,250,000.75": "1250000.75",
			"Q. 80": "80",
			"Q1250.5": "1250.5",
		});
	});

	test("a corrected cost goes from the editor through another's eyes to what the portal reads", async () => {
		const path = await edit(beto, SCHOOL);
		const handedIn = await press(beto, path, "entregar", costWithSource("Q 1,125.50"));
		expect(handedIn.location).toContain("hecho=submitted");
		const own = await beto.post(`${path}/publicar`, { revision: "9" });
		expect(own.status).toBe(403);
		expect((await readNow(SCHOOL)).procedures?.[0]?.costo).toBe(0);

		expect(wordsOf(await ana.get("/borradores?cuales=esperan"))).toContain("Abrir un colegio privado");
		const review = await ana.get(`${path}/revision`);
		expect(review.html).toContain("<ins>1125.5</ins>");
		const done = await ana.post(`${path}/publicar`, readForm(review, `${path}/publicar`));
		expect(done.location).toBe("/tramites/autorizacion-colegio-privado?hecho=published");
		const rows = await opened.portal.readCatalogue();
		const row = rows.procedures.find(({ id }) => id === idOf(SCHOOL));
		expect(Number(row?.costo)).toBe(1125.5);
		const fact = rows.procedure_facts?.find((each) => each.procedure_id === idOf(SCHOOL) && each.field === "costo");
		expect(fact).toMatchObject({ source: SOURCE, status: "confirmado" });
		const history = wordsOf(await beto.get(`/historial/${SCHOOL}`));
		expect(history).toContain("Beto · Revisó: Ana");
		expect(history).toContain("El arancel nuevo dice Q 1,125.50");
	});

	test("a cost changed alone says which payments and texts still tell the one from before, to the reviewer too", async () => {
		const path = await edit(beto, "procedure:certificacion-licencia-tenencia-armas");
		expect((await beto.get(path)).html).not.toContain("Revisa el costo");
		await press(beto, path, "guardar", { "procedures.costo": "60" });
		const warned = wordsOf(await beto.get(path));
		expect(warned).toContain("El costo dice Q 60.00, y los pagos no dan eso");
		expect(warned).toContain("El costo de antes, Q 30.00, todavía está escrito en: Nota del costo");
		expect(wordsOf(await ana.get(`${path}/revision`))).toContain("todavía está escrito en: Nota del costo");
		const note = "Q60 según la ficha oficial.";
		await press(beto, path, "guardar", { "procedures.costo_nota": note, "pagos.1.amount": "60" });
		expect((await beto.get(path)).html).not.toContain("Revisa el costo");
		await beto.post(`${path}/desechar`, {});
	});

	test("a text that names Q0 is no reason to look again when what was free gets a cost", async () => {
		const path = await edit(beto, "procedure:tu-empleo");
		const note = "Q60 para empresas; para quien busca trabajo, Q0.";
		await press(beto, path, "guardar", { "procedures.costo": "60", "procedures.costo_nota": note });
		expect(readForm(await beto.get(path), path)).toMatchObject({
			"procedures.costo": "60",
			"procedures.costo_nota": note,
		});
		expect(wordsOf(await beto.get(path))).not.toContain("todavía está escrito en");
		await beto.post(`${path}/desechar`, readForm(await beto.get(`${path}/desechar`)));
	});

	test("a deadline is written, refused while it says too little, and read by the portal once it is published", async () => {
		const path = await edit(beto, SCHOOL);
		const deadline: Fields = {
			...{
				"plazos.1.kind": "plazo",
				"plazos.1.concept": "Pedirla",
				"plazos.1.amount": "60",
				"plazos.1.unit": "días hábiles",
			},
			...{ "plazos.1.event": "", "plazos.1.source": SOURCE, "plazos.1.read": guatemalaToday() },
			...{ "plazos.1.status": "confirmado", "plazos.1.consequence": "Después pagas Q25." },
		};
		await press(beto, path, "plazos.agregar");
		await press(beto, path, "guardar", deadline);
		expect(faultOf(await beto.get(path), "plazos.1.amount")).toContain("en qué unidad y desde qué");
		const asked = "¿Cuántos años tienes?";
		await press(beto, path, "guardar", { "plazos.1.event": "el cierre", "pagos.1.question": asked });
		expect(faultOf(await beto.get(path), "pagos.1.condition")).toContain("di cuál es la respuesta");
		await publish(beto, ana, path, { "pagos.1.question": "", nota: "Tiene plazo" });
		expect((await readNow(SCHOOL)).procedure_terms).toMatchObject([
			{ kind: "plazo", amount: 60, unit: "días hábiles", event: "el cierre", consequence: "Después pagas Q25." },
		]);
		const again = await edit(beto, SCHOOL);
		await press(beto, again, "plazos.1.quitar");
		await publish(beto, ana, again, { nota: "Ya no" });
		expect((await readNow(SCHOOL)).procedure_terms ?? []).toEqual([]);
	});

	test("nobody publishes a draft of their own, and a note is needed to send one back", async () => {
		const path = await edit(ana, SCHOOL);
		await press(ana, path, "entregar", costWithSource("7"));
		const form = await ana.get(`${path}/revision`);
		expect(form.html).not.toContain(`action="${path}/publicar"`);
		const { revision } = readForm(await ana.get(path), path);
		expect((await ana.post(`${path}/publicar`, { revision: String(revision) })).status).toBe(409);
		expect((await readNow(SCHOOL)).procedures?.[0]?.costo).toBe(1125.5);

		const carla = await opened.desk.join("reviewer", "Carla");
		const sent = `${path}/devolver`;
		const asked = readForm(await carla.get(`${path}/revision`), sent);
		expect((await carla.post(sent, { ...asked, motivo: " " })).status).toBe(422);
		expect((await carla.post(sent, { ...asked, motivo: "Falta la ley" })).status).toBe(303);
		expect(wordsOf(await ana.get(path))).toContain("Carla: Falta la ley");
		const asks = readForm(await ana.get(`${path}/desechar`));
		expect((await ana.post(`${path}/desechar`, asks)).location).toContain("hecho=discarded");
	});

	test("one press takes a value of the official ficha over, with its address and today", async () => {
		const path = await edit(beto, SCHOOL);
		const form = await beto.get(path);
		expect(form.html).toContain('value="adoptar.costo.1355"');
		const pressed = await press(beto, path, "adoptar.costo.1355", { "procedures.description": "Lo que escribía" });
		expect(pressed.location).toContain("#procedures.costo");
		const adopted = readForm(await beto.get(path), path);
		expect(adopted).toMatchObject({
			"procedures.costo": "0",
			"procedures.description": "Lo que escribía",
			"datos.costo.source": "https://tramites.gob.gt/servicio/1355/",
			"datos.costo.read": guatemalaToday(),
			"datos.costo.status": "confirmado",
		});
		await publish(beto, ana, path, { nota: "Según la ficha" });
		expect((await readNow(SCHOOL)).procedures?.[0]?.costo).toBe(0);
	});

	test("fees are added, moved and removed by buttons, and lose nothing on the way", async () => {
		const path = await edit(beto, SCHOOL);
		for (let left = (await readNow(SCHOOL)).procedure_fees?.length ?? 0; left > 0; left -= 1) {
			await press(beto, path, "pagos.1.quitar");
		}
		await press(beto, path, "pagos.agregar", { "procedures.description": "Sigue aquí" });
		await press(beto, path, "pagos.agregar", { "pagos.1.concept": "Timbre", "pagos.1.amount": "5" });
		await press(beto, path, "pagos.2.subir", { "pagos.2.concept": "Arancel", "pagos.2.amount": "nada" });
		const moved = await beto.get(path);
		expect(readForm(moved, path)).toMatchObject({
			"procedures.description": "Sigue aquí",
			"pagos.1.concept": "Arancel",
			"pagos.1.amount": "nada",
			"pagos.2.concept": "Timbre",
			"pagos.2.amount": "5",
		});
		expect(faultOf(moved, "pagos.1.amount")).toContain("escribe solo un número");
		await press(beto, path, "pagos.1.quitar");
		const left = readForm(await beto.get(path), path);
		expect([left["pagos.cuantos"], left["pagos.1.concept"]]).toEqual(["1", "Timbre"]);
		await publish(beto, ana, path, { nota: "Faltaba el timbre" });
		expect((await readNow(SCHOOL)).procedure_fees).toMatchObject([{ position: 1, concept: "Timbre", amount: 5 }]);
	});

	test("of two windows the second sees both versions, chooses field by field, and nothing typed is lost", async () => {
		const path = await edit(beto, "institution:renap");
		const stale = readForm(await beto.get(path), path);
		await press(beto, path, "guardar", { "institutions.phone": "1111-1111" });
		const second = { ...stale, "institutions.address": "Zona 4", "institutions.phone": "2222-2222", accion: "guardar" };
		const moved = await beto.post(path, second);
		expect(moved.status).toBe(409);
		expect(wordsOf(moved)).toContain("1111-1111");
		expect(wordsOf(moved)).toContain("2222-2222");
		const choice = readForm(moved, `${path}/juntar`);
		const joined = await beto.post(`${path}/juntar`, {
			...choice,
			"elige.institutions/phone": "suyo",
			"elige.institutions/address": "mio",
		});
		expect(joined.location).toContain("hecho=saved");
		expect(readForm(await beto.get(path), path)).toMatchObject({
			"institutions.phone": "1111-1111",
			"institutions.address": "Zona 4",
		});
	});

	test("who edited while somebody published compares three versions, and overwrites nothing unseen", async () => {
		const own = await edit(beto, "institution:renap");
		const other = await edit(ana, "institution:renap");
		await press(ana, other, "entregar", { "institutions.phone": "3333-3333", nota: "Otro número" });
		const carla = await opened.desk.join("reviewer", "Carla dos");
		await carla.post(`${other}/publicar`, readForm(await carla.get(`${other}/revision`), `${other}/publicar`));

		const notice = await beto.get(own);
		expect(wordsOf(notice)).toContain("Alguien publicó cambios mientras editabas");
		await press(beto, own, "entregar", { nota: "Dirección nueva" });
		expect((await readNow("institution:renap")).institutions?.[0]?.phone).toBe("3333-3333");
		const page = await beto.get(`${own}/conflicto`);
		const said = wordsOf(page);
		for (const words of ["3333-3333", "1111-1111", "Lo cambiaron los dos", "De donde empecé"])
			expect(said).toContain(words);
		const asked = readForm(page);
		expect(asked["elige.institutions/address"]).toBe("mio");
		expect((await beto.post(`${own}/conflicto`, asked)).status).toBe(422);
		const settled = await beto.post(`${own}/conflicto`, { ...asked, "elige.institutions/phone": "suyo" });
		expect(settled.location).toContain("hecho=saved");
		await publish(beto, ana, own, {});
		expect((await readNow("institution:renap")).institutions?.[0]).toMatchObject({
			phone: "3333-3333",
			address: "Zona 4",
		});
	});

	test("going back to a version takes the second pair of eyes too", async () => {
		const history = await ana.get("/historial/institution:renap");
		const before = (await readNow("institution:renap")).institutions?.[0];
		expect((await beto.post("/historial/institution:renap", { version: "0", motivo: "x" })).status).toBe(403);
		expect(wordsOf(history)).toContain("Lo que había antes de la mesa");
		const asked = await ana.post("/historial/institution:renap", { version: "0", motivo: "El cambio era un error" });
		const review = asked.location?.replace(/\?.*/, "") ?? "";
		expect((await readNow("institution:renap")).institutions?.[0]).toEqual(before);
		const carla = await opened.desk.join("reviewer", "Carla tres");
		const action = review.replace("/revision", "/publicar");
		await carla.post(action, readForm(await carla.get(review), action));
		const after = (await readNow("institution:renap")).institutions?.[0];
		expect(after?.phone).not.toBe("3333-3333");
		expect(wordsOf(await ana.get("/historial/institution:renap"))).toContain(
			"Vuelve a la versión 0. El cambio era un error",
		);
	});

	test("a draft never reaches into another record, whatever a form sends", async () => {
		const path = await edit(beto, "institution:sat");
		const { revision } = readForm(await beto.get(path), path);
		const sat = (await readNow("institution:sat")).institutions?.[0];
		const smuggled = { institutions: [{ ...sat, id: "renap", phone: "9" }], procedures: [{ id: "x" }] };
		await beto.post(`${path}/juntar`, {
			...{ revision: String(revision), camino: path, "lo-mio": JSON.stringify(smuggled), accion: "guardar" },
		});
		await publish(beto, ana, path, { nota: "Teléfono" });
		expect((await readNow("institution:sat")).institutions?.[0]?.phone).toBe("9");
		expect((await readNow("institution:renap")).institutions?.[0]?.phone).not.toBe("9");
	});

	test("nor does any row of it: its facts, payments and places are its own, whatever id they were sent with", async () => {
		const other: RecordName = "procedure:inscripcion-nit";
		const before = await readNow(other);
		const path = await edit(beto, SCHOOL);
		const { revision } = readForm(await beto.get(path), path);
		const own = await readNow(SCHOOL);
		const [procedure_id, note, read] = [idOf(other), "Enviado con otro nombre", guatemalaToday()];
		const place = { office: note, department: "Guatemala", address: null, hours: null, phone: null };
		const smuggled = {
			...own,
			procedure_facts: own.procedure_facts?.map((fact) => ({ ...fact, note, read, procedure_id })),
			procedure_fees: own.procedure_fees?.map((fee) => ({ ...fee, concept: note, procedure_id })),
			procedure_places: [{ ...place, source: SOURCE, read, procedure_id, position: 1 }],
		};
		await beto.post(`${path}/juntar`, {
			...{ revision: String(revision), camino: path, "lo-mio": JSON.stringify(smuggled), accion: "guardar" },
		});
		await publish(beto, ana, path, { nota: "Filas" });
		expect(await readNow(other)).toEqual(before);
		const { procedure_facts, procedure_fees, procedure_places } = await readNow(SCHOOL);
		const told = [procedure_facts?.[0]?.note, procedure_fees?.[0]?.concept, procedure_places?.[0]?.office];
		expect(told).toEqual([note, note, note]);
	});

	test("a new procedure gets a free id out of its name, and is there once it is published", async () => {
		const taken = await beto.post("/tramites/nuevo", { nombre: "Autorización colegio privado", id: "" });
		expect(taken.status).toBe(422);
		expect(readForm(taken)).toMatchObject({ id: "autorizacion-colegio-privado-2" });
		const begun = await beto.post("/tramites/nuevo", { nombre: "Ｉｎｓｃｒｉｂｉｒ una huerta", id: "" });
		const path = begun.location ?? "";
		await press(beto, path, "entregar", { nota: "Nuevo" });
		expect(faultOf(await beto.get(path), "procedures.steps")).toBe("no puede quedar vacío");
		await publish(beto, ana, path, {
			"procedures.description": "Registro ﬁnal de una huerta de ½ m².",
			"procedures.category": "Medio Ambiente",
			"procedures.type": "presencial",
			"procedures.institution_id": "marn",
			"procedures.steps": "Ve a la oficina\n\n  Entrega el papel ",
			"procedures.sources": SOURCE,
			nota: "Nuevo",
		});
		const row = (await opened.portal.readCatalogue()).procedures.find(({ id }) => id === "inscribir-una-huerta");
		// Letters in another shape are those that everybody types; what a sign says stays.
		expect([row?.name, row?.description]).toEqual(["Inscribir una huerta", "Registro final de una huerta de ½ m²."]);
		expect((await readNow("procedure:inscribir-una-huerta")).procedures?.[0]?.steps).toEqual([
			"Ve a la oficina",
			"Entrega el papel",
		]);
	});

	test("the preview is the page of the portal with the draft in it, in which nothing runs", async () => {
		const path = await edit(beto, SCHOOL);
		await press(beto, path, "guardar", { "procedures.name": "Abrir un colegio de prueba" });
		const preview = await ana.get(`${path}/vista`);
		expect(preview.status).toBe(200);
		expect(preview.html).toContain("Abrir un colegio de prueba</h1>");
		expect(preview.html).toContain("Vista previa");
		expect(preview.html).not.toContain("<script");
		expect(preview.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
		const published = (await opened.portal.readCatalogue()).procedures.find(({ id }) => id === idOf(SCHOOL));
		expect(published?.name).toBe("Abrir un colegio privado");
	});

	test("a database that goes away in the middle of a save keeps what was typed, to be sent again", async (context) => {
		const { outage } = opened;
		if (!outage) return context.skip("the embedded database has no server");
		const path = await edit(beto, SCHOOL);
		const fields = { ...readForm(await beto.get(path), path), "procedures.subcategory": "Escrito en la caída" };
		await outage.begin();
		const lost = await beto.post(path, { ...fields, accion: "guardar" });
		await outage.end();
		expect(lost.status).toBe(503);
		const again = readForm(lost);
		expect(again["procedures.subcategory"]).toBe("Escrito en la caída");
		expect((await beto.post(path, again)).location).toContain("hecho=saved");
		expect(readForm(await beto.get(path), path)["procedures.subcategory"]).toBe("Escrito en la caída");
	});

	test("a session that ended while a long form was filled gives every field back, to be sent again", async () => {
		const path = await edit(beto, SCHOOL);
		const fields = { ...readForm(await beto.get(path), path), "procedures.codigo_moneda": "USD", accion: "guardar" };
		const ended = await opened.desk.stranger().post(path, fields);
		expect(ended.status).toBe(403);
		expect(readForm(ended)).toEqual(fields);
		expect((await beto.post(path, readForm(ended))).location).toContain("hecho=saved");
		expect(readForm(await beto.get(path), path)["procedures.codigo_moneda"]).toBe("USD");
	});

	test("what is typed into a draft that was discarded elsewhere goes on in a new one", async () => {
		const path = await edit(beto, "institution:minex");
		const fields = { ...readForm(await beto.get(path), path), "institutions.phone": "4444-4444", accion: "guardar" };
		await beto.post(`${path}/desechar`, readForm(await beto.get(`${path}/desechar`)));
		const gone = await beto.post(path, fields);
		expect(gone.status).toBe(409);
		const kept = await beto.post("/borradores/rescatar", readForm(gone, "/borradores/rescatar"));
		const next = kept.location?.replace(/\?.*/, "") ?? "";
		expect(next).not.toBe(path);
		expect(readForm(await beto.get(next), next)["institutions.phone"]).toBe("4444-4444");
	});

	test("lists find by name without accents, by doubt and by institution, thirty at a time", async () => {
		const all = await beto.get("/tramites");
		expect(all.html.match(/<tr>/g)).toHaveLength(31);
		expect(all.html).toContain("pagina=2");
		expect(wordsOf(await beto.get("/tramites?texto=AUTORIZACION-colegio"))).toMatch(/1 encontrado(?!s)/);
		const doubtful = wordsOf(await beto.get("/tramites?duda=contradicho"));
		expect(doubtful).toContain("Con un dato contradicho");
		expect(wordsOf(await beto.get("/tramites?institucion=sat&fichas=si"))).not.toContain("RENAP ");
	});
});
