import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRecord } from "../../database/desk/records.server.ts";
import type { RecordName } from "../../domain/desk/record.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import type { DeskUser } from "../../testbed/desk.ts";
import type { DeskAndPortal } from "../../testbed/desk-databases.ts";
import { openDeskAndPortal } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import type { Fields } from "./desk-form.ts";
import { faultOf, readForm, wordsOf } from "./desk-form.ts";

const NEW: RecordName = "office:renap-jalapa";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

describe.each([
	["SQLite", () => openDeskAndPortal()],
	["PostgreSQL", () => openDeskAndPortal({ server, name: "desk_offices" })],
])("an office on %s", (_name, open) => {
	let opened: DeskAndPortal;
	let ana: DeskUser;
	let beto: DeskUser;
	let form = "";

	beforeAll(async () => {
		opened = await open();
		ana = await opened.desk.join("coordinator", "Ana");
		beto = await opened.desk.join("reviewer", "Beto");
	});
	afterAll(async () => {
		await opened?.portal.close();
		await opened?.desk.dispose();
	});

	const readNow = () => opened.desk.services.database.read((each) => readRecord(each, NEW));

	async function press(user: DeskUser, action: string, change: Fields = {}) {
		return user.post(form, { ...readForm(await user.get(form), form), ...change, accion: action });
	}

	test("begins with its name, and what is wrong in it is told beside the field, with nothing lost", async () => {
		const begun = await ana.post("/oficinas/nueva", { nombre: "RENAP Jalapa", id: "" });
		form = begun.location ?? "";
		await press(ana, "guardar", {
			"offices.institution_id": "renap",
			"offices.department": "Jalapa",
			"offices.municipality": "Jalapa",
			"offices.hours": "de 8 a 4",
			"offices.source": "https://www.renap.gob.gt/sedes",
			"offices.read": guatemalaToday(),
			nota: "Abrieron una sede",
		});
		const page = await ana.get(form);
		expect(faultOf(page, "offices.hours")).toContain("Mo-Fr 08:00-12:00,13:00-16:00");
		expect(readForm(page, form)["offices.hours"]).toBe("de 8 a 4");
		expect(await readNow()).toEqual({});
	});

	test("is published by somebody else, stands in the list and in the portal's table, with its history", async () => {
		await press(ana, "entregar", { "offices.hours": "Mo-Fr 08:00-16:00" });
		const review = await beto.get(`${form}/revision`);
		const done = await beto.post(`${form}/publicar`, readForm(review, `${form}/publicar`));
		expect(done.location).toContain("hecho=published");
		expect((await readNow()).offices?.[0]).toMatchObject({ hours: "Mo-Fr 08:00-16:00", country: "GT", services: [] });
		expect(wordsOf(await beto.get("/oficinas?departamento=Jalapa"))).toContain("RENAP Jalapa");
		expect(wordsOf(await beto.get("/oficinas/renap-jalapa"))).toContain("Mo-Fr 08:00-16:00");
		expect(wordsOf(await beto.get(`/historial/${NEW}`))).toContain("Abrieron una sede");
		const { offices = [] } = await opened.portal.readCatalogue();
		expect(offices.some(({ id }) => id === "renap-jalapa")).toBe(true);
	});

	test("is found by its institution and by words of its name, and by nothing else", async () => {
		expect(wordsOf(await ana.get("/oficinas?institucion=renap&texto=jalapa"))).toContain("RENAP Jalapa");
		expect(wordsOf(await ana.get("/oficinas?institucion=sat&texto=jalapa"))).not.toContain("RENAP Jalapa");
		expect((await ana.get("/oficinas/no-hay")).status).toBe(404);
	});
});
