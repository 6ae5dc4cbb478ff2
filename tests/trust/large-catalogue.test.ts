import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { seedSyntheticPortal } from "../../scripts/bench/synthetic-catalogue.ts";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";

/** Ten times what exists; the memory of the process is bounded as in operation (docs/decisions/memory.md). */
const PROCEDURES = 10_000;
/** Old catalogue, rows and new catalogue are in memory together; one change soon after another adds what is not let go. */
const CHANGES = 2;

test("a catalogue of ten thousand procedures that changes, and changes again at once, fits into the memory of the process", async () => {
	const data = await makeDataFolder();
	await seedSyntheticPortal(data.path, { procedures: PROCEDURES }, join(import.meta.dirname, "../../data"));
	const server = await startBuiltServer(data.path);
	const database = new DatabaseSync(join(data.path, SQLITE_FILE));
	try {
		const { id } = database.prepare("select id from procedures limit 1 offset 500").get() ?? {};
		for (let change = 1; change <= CHANGES; change += 1) {
			const name = `Permiso cambiado ${change}`;
			database.prepare("update procedures set name = ? where id = ?").run(name, String(id));
			const readPage = async () => (await fetch(`${server.origin}/tramite/${id}`)).text();
			await expect.poll(readPage, { timeout: 40_000, interval: 250 }).toContain(name);
		}
		expect(await server.stop()).toBe(0);
	} finally {
		database.close();
		await server.stop();
		await data.dispose();
	}
}, 120_000);
