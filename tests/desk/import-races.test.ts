import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeImport, findImport } from "../../database/desk/imports/imports.server.ts";
import { runTask } from "../../database/desk/imports/run-task.server.ts";
import { readRecord } from "../../database/desk/records.server.ts";
import { startTask } from "../../desk/transfer/import-runner.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { readForm, wordsOf } from "./desk-form.ts";
import { bring, idOf, press, ROOM } from "./import-room.ts";

const WHOLE_WAY_MS = 60_000;

describe("while somebody works on an import, others press too", () => {
	let desk: TestDesk;
	let chief: DeskUser;
	let reviewer: DeskUser;

	beforeAll(async () => {
		desk = await openTestDesk();
		chief = await desk.join("coordinator");
		reviewer = await desk.join("reviewer");
	});
	afterAll(() => desk?.dispose());

	const find = (page: string) => desk.services.database.read((each) => findImport(each, idOf(page)));
	const costOf = async (id: string) => {
		const record = await desk.services.database.read((each) => readRecord(each, `procedure:${id}`));
		return record.procedures?.[0]?.costo;
	};
	const setCost = (id: string, costo: number) =>
		desk.services.database.write((each) =>
			each.updateTable("procedures").set({ costo }).where("id", "=", id).execute(),
		);

	/** Compares again in this process, and does something between the comparing and the keeping of what was found. */
	async function lookWhile(page: string, act: () => Promise<void>): Promise<void> {
		const { database, dataDir } = desk.services;
		let written = 0;
		const interrupted: typeof database = {
			...database,
			kind: database.kind,
			encoding: database.encoding,
			read: (work) => database.read(work),
			write: async (work) => {
				if (written++ === 0) await act();
				return database.write(work);
			},
			close: async () => undefined,
		};
		await runTask(interrupted, { task: "look", id: idOf(page), database: { dataDir } }, () => undefined);
	}

	test(
		"taking back keeps what somebody changed after it was prepared, however often it is compared",
		async () => {
			const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,501\nrenovacion-dpi,502\n");
			await press(chief, page, "entregar", { nota: "Dos costos" });
			await press(reviewer, page, "aplicar");
			const undoing = (await press(chief, page, "deshacer")).location ?? "";
			await setCost("divorcio", 777);
			const late = await press(reviewer, undoing, "aplicar");
			expect([late.status, wordsOf(late)]).toEqual([409, expect.stringContaining("alguien cambió el catálogo")]);
			expect(wordsOf(late)).toContain("procedure:divorcio");
			await press(reviewer, undoing, "comparar");
			expect(await find(undoing)).toMatchObject({ state: "submitted", kept: ["procedure:divorcio"] });
			expect((await press(reviewer, undoing, "aplicar")).location).toContain("import-applied");
			expect(await costOf("divorcio")).toBe(777);
			expect(await costOf("renovacion-dpi")).not.toBe(502);
		},
		WHOLE_WAY_MS,
	);

	test("what is handed in while it is compared again stays handed in", async () => {
		const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,503\n");
		await lookWhile(page, async () => {
			expect((await press(chief, page, "entregar", { nota: "Entre tanto" })).location).toContain("submitted");
		});
		expect(await find(page)).toMatchObject({ state: "submitted", changeNote: "Entre tanto" });
		await lookWhile(page, async () => void (await press(reviewer, page, "devolver", { motivo: "Falta la fuente" })));
		expect(await find(page)).toMatchObject({ state: "looked", reviewNote: "Falta la fuente" });
		await lookWhile(page, async () => void (await press(chief, page, "desechar")));
		expect(await find(page)).toMatchObject({ state: "discarded" });
	});

	test("what was compared with other columns is not kept with the new ones", async () => {
		const page = await bring(chief, "ajeno.csv", "Código,Precio\ndivorcio,504\n");
		const columns = `${page}/columnas`;
		await chief.post(columns, {
			...readForm(await chief.get(columns), columns),
			"columna.0": "id",
			"columna.1": "costo",
		});
		expect((await find(page))?.state).toBe("looked");
		const mapping = { table: "procedures", columns: { Código: "id" }, constants: {}, ignore: ["Precio"] } as const;
		await lookWhile(page, async () => {
			const values = { mapping, state: "reading", look: null } as const;
			await desk.services.database.write((each) =>
				changeImport(each, { id: idOf(page), isAllowed: () => true }, values),
			);
		});
		expect(await find(page)).toMatchObject({ state: "reading", look: null, mapping });
		await press(chief, page, "leer");
		expect(await find(page)).toMatchObject({ state: "looked", look: { changes: 0 } });
	});

	test(
		"a press of other work is told that this one goes on, and nothing is lost",
		async () => {
			const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,505\n");
			await press(chief, page, "entregar", { nota: "Otro costo" });
			const form = readForm(await reviewer.get(page), `${page}/aplicar`);
			const end = startTask(desk.services, { task: "look", id: idOf(page) });
			const applied = await reviewer.post(`${page}/aplicar`, form);
			expect([applied.status, wordsOf(applied)]).toEqual([
				409,
				expect.stringContaining("Todavía estamos trabajando con este archivo, y esto no se hizo"),
			]);
			expect(await end).toEqual({ outcome: "done" });
			expect(await find(page)).toMatchObject({ state: "submitted" });
			expect((await press(reviewer, page, "aplicar")).location).toContain("import-applied");
		},
		WHOLE_WAY_MS,
	);

	test("columns that are matched anew during a reading are told to wait, with what was chosen", async () => {
		const page = await bring(chief, "otro.csv", "Código,Importe,Lugar\ndivorcio,506,Aquí\n");
		const columns = `${page}/columnas`;
		const form = { ...readForm(await chief.get(columns), columns), "columna.0": "id", "columna.1": "costo" };
		await chief.post(columns, { ...form, "columna.2": "" });
		const before = await find(page);
		const end = startTask(desk.services, { task: "read", id: idOf(page) });
		const told = await chief.post(columns, { ...form, "columna.2": "lugar" });
		expect([told.status, wordsOf(told)]).toEqual([409, expect.stringContaining("Todavía estamos trabajando")]);
		expect(readForm(told, columns)).toMatchObject({ "columna.1": "costo", "columna.2": "lugar" });
		await end;
		expect((await find(page))?.mapping).toEqual(before?.mapping);
		await chief.post(columns, { ...form, "columna.2": "lugar" });
		expect((await chief.get(page)).html).toContain("<ins>Aquí</ins>");
		expect((await chief.get(ROOM)).status).toBe(200);
	});
});
