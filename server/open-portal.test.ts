import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteBackend } from "../database/sqlite/sqlite-backend.server.ts";
import { type CatalogueRows, createCatalogue } from "../domain/catalogue/catalogue.ts";
import { tellNewerRelease } from "./open-portal.ts";

test("the log says that the release is ahead of an older database, and nothing where it is not", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-release-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	const backend = await openSqliteBackend({ dataDir });
	const rows = await backend.readCatalogue();
	await backend.close();

	async function told(served: CatalogueRows): Promise<Record<string, unknown>[]> {
		const lines: Record<string, unknown>[] = [];
		const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
		const reading = { catalogue: createCatalogue(served, "1"), readAt: new Date(), isStale: false };
		await tellNewerRelease({ current: () => reading }, log);
		return lines;
	}

	expect(await told(rows)).toEqual([]);
	const corrected = rows.institutions.map((row) => (row.id === "cgc" ? { ...row, phone: "1550" } : row));
	expect(await told({ ...rows, institutions: corrected })).toEqual([]);
	const [line] = await told({ ...rows, procedures: rows.procedures.filter(({ id }) => id !== "inscripcion-nit") });
	expect(line).toMatchObject({ changed: 0, missing: 1 });
	expect(line?.msg).toContain("npm run catalogue -- diff");
});
