import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listVersions, readRecord } from "../../database/desk/records.server.ts";
import { importFiles } from "../../database/transfer/import.server.ts";
import { evidenceId } from "../../domain/site-documents/evidence.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { wordsOf } from "./desk-form.ts";
import { bring, press } from "./import-room.ts";

const WHOLE_WAY_MS = 60_000;
const shown = (path: string) => ({ source: `https://www.sat.gob.gt/${path}`, by: "Ana", on: "2026-11-01" });
const EVIDENCE = {
	consulta_estado: shown("no-hay-consulta"),
	resultado_electronico: shown("canales"),
	num_pasos: shown("pasos"),
};

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

interface Evaluation {
	id: string;
	consulta_estado: string;
	resultado_electronico: string;
	num_pasos: number;
}

/** An evaluation whose three answers are proved. */
async function prove(desk: TestDesk): Promise<Evaluation> {
	return desk.services.database.write(async (each) => {
		const { id } = await each.selectFrom("observatory").select("id").orderBy("id").executeTakeFirstOrThrow();
		const answers = { consulta_estado: "No", resultado_electronico: "Sí: dos", num_pasos: 3 };
		await each.updateTable("observatory").set(answers).where("id", "=", String(id)).execute();
		const document = { id: evidenceId(String(id)), content: JSON.stringify(EVIDENCE) };
		await each.insertInto("site_documents").values(document).execute();
		return { id: String(id), ...answers };
	});
}

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_import_evidence")],
])("evidence of an answer that an import changes, on %s", (_name, open) => {
	let desk: TestDesk;
	let chief: DeskUser;
	let reviewer: DeskUser;
	let evaluation: Evaluation;

	beforeAll(async () => {
		desk = await open();
		chief = await desk.join("coordinator");
		reviewer = await desk.join("reviewer");
		evaluation = await prove(desk);
	});
	afterAll(() => desk?.dispose());

	const published = () => desk.services.database.read((each) => readRecord(each, `evaluation:${evaluation.id}`));
	const evidence = async () => (await published()).site_documents?.[0]?.content;

	test(
		"goes with the answer it proved, which the look says before, and comes back when the import is taken back",
		async () => {
			const { id } = evaluation;
			const before = await published();
			const rows = `id,consulta_estado,resultado_electronico,num_pasos\n${id},Sí: hay consulta,"Sí: tres, no dos",4\n`;
			const page = await bring(chief, "observatory.csv", rows);
			const words = wordsOf(await chief.get(page));
			expect(words).toContain("Indicadores que pierden su evidencia: 2");
			expect(words).toContain(`${id} (Número de pasos), ${id} (Puedes ver cómo va tu trámite)`);
			expect(await evidence()).toEqual(EVIDENCE);
			await press(chief, page, "entregar", { nota: "Otra respuesta" });
			expect((await press(reviewer, page, "aplicar")).location).toContain("import-applied");
			expect(await evidence()).toEqual({ resultado_electronico: EVIDENCE.resultado_electronico });
			const [version] = await desk.services.database.read((each) => listVersions(each, `evaluation:${id}`));
			expect(version?.content).toEqual(await published());

			const undoing = (await press(chief, page, "deshacer")).location ?? "";
			expect(wordsOf(await chief.get(undoing))).not.toContain("pierden su evidencia");
			expect((await press(reviewer, undoing, "aplicar")).location).toContain("import-applied");
			expect(await published()).toEqual(before);
		},
		WHOLE_WAY_MS,
	);

	test(
		"is taken away whole with the last answer, and nothing is said where none is lost",
		async () => {
			const { id } = evaluation;
			const kept = await bring(chief, "observatory.csv", `id,resultado_electronico\n${id},Sí: muchos\n`);
			expect(wordsOf(await chief.get(kept))).not.toContain("pierden su evidencia");
			const rows = `id,consulta_estado,resultado_electronico,num_pasos\n${id},Parcial,No,9\n`;
			const page = await bring(chief, "observatory.csv", rows);
			await press(chief, page, "entregar", { nota: "Todo otro" });
			await press(reviewer, page, "aplicar");
			expect(await evidence()).toBeUndefined();
		},
		WHOLE_WAY_MS,
	);
});

test("the command line takes it away too, and names it", async () => {
	const desk = await openTestDesk();
	const { id } = await prove(desk);
	const folder = mkdtempSync(join(desk.dataDir, "archivos-"));
	const file = join(folder, "observatory.csv");
	writeFileSync(file, `id,consulta_estado\n${id},Sí: hay consulta\n`);
	const outcome = await importFiles({ dataDir: desk.dataDir }, [file], { isApplied: true });
	expect(outcome).toMatchObject({ isApplied: true, lostEvidence: [`${id}:consulta_estado`] });
	const record = await desk.services.database.read((each) => readRecord(each, `evaluation:${id}`));
	const { consulta_estado: _gone, ...rest } = EVIDENCE;
	expect(record.site_documents?.[0]?.content).toEqual(rest);
	rmSync(folder, { recursive: true });
	await desk.dispose();
});
