import { afterAll, beforeAll, expect, test } from "vitest";
import { discardDraft, findDraft, returnDraft, saveDraft, submitDraft } from "../../database/desk/drafts.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { readForm } from "./desk-form.ts";

const SCHOOL = "procedure:autorizacion-colegio-privado";

let desk: TestDesk;
let ana: DeskUser;
let beto: DeskUser;
let carla: DeskUser;
let path: string;
let id: string;

beforeAll(async () => {
	desk = await openTestDesk();
	ana = await desk.join("coordinator", "Ana");
	beto = await desk.join("editor", "Beto");
	carla = await desk.join("editor", "Carla");
	path = (await beto.post("/borradores", { registro: SCHOOL })).location ?? "";
	id = path.split("/").at(-1) ?? "";
});
afterAll(() => desk?.dispose());

const readNow = () => desk.services.database.read((each) => findDraft(each, id));

test("an editor with the address of another's draft neither saves, hands in nor discards it", async () => {
	const before = await readNow();
	const sent = { ...readForm(await beto.get(path), path), "procedures.description": "Ajeno", nota: "Ajena" };
	for (const action of ["guardar", "entregar", "publicar"]) {
		expect((await carla.post(path, { ...sent, accion: action })).status, action).toBe(409);
	}
	expect((await carla.get(`${path}/desechar`)).status).toBe(404);
	expect((await carla.post(`${path}/desechar`, { revision: String(before?.revision) })).status).toBe(404);
	expect(await readNow()).toEqual(before);
});

test("the database holds it too, whichever page asks", async () => {
	const before = await readNow();
	if (!before) throw new Error("The draft is gone.");
	const stranger = { id: "otra-cuenta", name: "Carla" };
	const { revision, content } = before;
	const tries = await desk.services.database.write(async (each) => [
		await saveDraft(each, { id, revision, content, changeNote: "Ajena", due: null }, stranger),
		await submitDraft(each, id, revision, stranger),
		await discardDraft(each, id, revision, stranger),
	]);
	expect(tries.map(({ outcome }) => outcome)).toEqual(["gone", "gone", "gone"]);
	expect(await readNow()).toEqual(before);
});

test("a reviewer sends back only what was handed in, so that nobody's writing is taken over", async () => {
	const before = await readNow();
	const revision = before?.revision ?? -1;
	const sent = await ana.post(`${path}/devolver`, { revision: String(revision), motivo: "Todavía no" });
	expect(sent.status).toBe(409);
	expect(await readNow()).toEqual(before);
	const done = await desk.services.database.write((each) =>
		returnDraft(each, id, revision, { id: "quien-revisa", name: "Ana" }, "Todavía no"),
	);
	expect(done.outcome).toBe("gone");
});
