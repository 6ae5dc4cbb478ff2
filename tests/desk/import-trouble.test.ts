import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { BackendUnavailable } from "../../database/backend.ts";
import { findImport } from "../../database/desk/imports/imports.server.ts";
import { startTask, sweepImports } from "../../desk/transfer/import-runner.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { readForm, wordsOf } from "./desk-form.ts";
import { bring, idOf, press } from "./import-room.ts";

const DAY_MS = 86_400_000;

describe("when the machine fails in the midst of an import", () => {
	let desk: TestDesk;
	let chief: DeskUser;

	beforeAll(async () => {
		desk = await openTestDesk();
		chief = await desk.join("coordinator");
	});
	afterAll(() => desk?.dispose());

	test("a process that cannot be started is told as a trouble, and the desk goes on", async () => {
		const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,601\n");
		const { execPath } = process;
		process.execPath = join(desk.dataDir, "no-such-program");
		onTestFinished(() => void Object.assign(process, { execPath }));
		await press(chief, page, "comparar");
		expect(wordsOf(await chief.get(page))).toContain("Algo falló al trabajar con el archivo");
		const form = readForm(await chief.get(page), `${page}/entregar`);
		const told = await chief.post(`${page}/entregar`, { ...form, nota: "Sin programa" });
		expect([told.status, wordsOf(told)]).toEqual([503, expect.stringContaining("Algo falló")]);
		expect(desk.log).toContainEqual(expect.objectContaining({ msg: "The process of an import did not start" }));
		process.execPath = execPath;
		expect((await press(chief, page, "aplicar")).location).toContain("import-applied");
	});

	test("what was applied before its process was stopped is not called a failure", async () => {
		const page = await bring(chief, "procedures.csv", "id,costo\ndivorcio,602\n");
		const form = readForm(await chief.get(page), `${page}/entregar`);
		const reviewer = await desk.join("reviewer");
		await chief.post(`${page}/entregar`, { ...form, nota: "Se aplica" });
		const found = await desk.services.database.read((each) => findImport(each, idOf(page)));
		const publisher = { id: reviewer.email, name: reviewer.name };
		const applying = { task: "apply", id: idOf(page), revision: found?.revision ?? 0, publisher, accounts: 2 } as const;
		expect((await startTask(desk.services, applying)).outcome).toBe("applied");
		// Stopped before it says a word: the database alone knows what became of it.
		expect(await startTask(desk.services, applying, 1)).toEqual({ outcome: "applied", records: 1 });
		const { database } = desk.services;
		const away = { ...database, read: async () => Promise.reject(new BackendUnavailable("gone")) };
		const unknown = await startTask(
			{ ...desk.services, database: { ...away, write: away.read } as never },
			applying,
			1,
		);
		expect(unknown).toEqual({ outcome: "trouble", trouble: "slow" });
	});

	test("uploads are cleared away though the notes of one are torn or a folder has just gone", async () => {
		const long = new Date(Date.now() - 31 * DAY_MS);
		const recent = new Date(Date.now() - DAY_MS);
		const make = (about: string, at: Date) => {
			const folder = join(desk.dataDir, "desk-imports", crypto.randomUUID());
			mkdirSync(folder, { recursive: true });
			writeFileSync(join(folder, "about.json"), about);
			utimesSync(folder, at, at);
			return folder;
		};
		const [empty, torn, strange, whole] = [
			make("", long),
			make('{"id":"', long),
			make("null", long),
			make('{"id":"x","file":"a.csv","bytes":1,"author":{"id":"x","name":"Ana"}}', long),
		];
		const kept = make("", recent);
		await sweepImports(desk.services);
		expect([empty, torn, strange, whole].map(existsSync)).toEqual([false, false, false, false]);
		expect(existsSync(kept)).toBe(true);
	});
});
