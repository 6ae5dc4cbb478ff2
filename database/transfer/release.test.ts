import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { FACTS_DIR, readFacts } from "../facts.server.ts";
import { findLead, fingerprint, isAsReleased, readEarlierRows, rowsOfRelease } from "./release.server.ts";
import { rowId, toTransferRow } from "./transfer-tables.ts";

test("a later release will know the rows of this one", async () => {
	const earlier = readEarlierRows();
	const release = rowsOfRelease(await readFacts(FACTS_DIR));
	const unknown = [...release].flatMap(([table, rows]) =>
		rows.filter((row) => !isAsReleased(earlier, table, row)).map((row) => `${table} ${row.id ?? row.procedure_id}`),
	);
	const behind = [...release].flatMap(([table, rows]) =>
		rows.filter((row) => !earlier[table]?.[rowId(table, row)]?.endsWith(fingerprint(table, row))),
	);
	expect(behind).toEqual([]);
	expect(unknown, "Run `npm run catalogue -- remember` and commit data/earlier-rows.json.").toEqual([]);
});

test("a release knows by how much it is ahead of a database, and that what was corrected there is not older", async () => {
	const release = rowsOfRelease(await readFacts(FACTS_DIR));
	const earlier = readEarlierRows();
	const stored = new Map(
		[...release].map(([table, rows]) => [table, new Map(rows.map((row) => [rowId(table, row), row]))]),
	);
	const lead = () => findLead(async (table) => stored.get(table) ?? new Map());
	expect(await lead()).toEqual({ changed: 0, missing: 0 });

	const institutions = stored.get("institutions");
	const [one] = institutions?.values() ?? [];
	institutions?.set("cgc", { ...one, id: "cgc", name: "Corregida aquí" });
	expect(await lead()).toEqual({ changed: 0, missing: 0 });
	institutions?.delete("cgc");
	expect(await lead()).toEqual({ changed: 0, missing: 1 });

	const folder = mkdtempSync(join(tmpdir(), "ventanilla-release-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const newer = {
		...earlier,
		procedures: { ...earlier.procedures, "inscripcion-nit": `${earlier.procedures?.["inscripcion-nit"]} 0123456789` },
	};
	writeFileSync(join(folder, "earlier-rows.json"), JSON.stringify(newer));
	expect(await findLead(async (table) => stored.get(table) ?? new Map(), folder)).toEqual({ changed: 1, missing: 0 });
});

describe("a fingerprint", () => {
	const row = toTransferRow("procedures", { id: "acta", name: "Acta", costo: 15, steps: ["Ve"], confidence: "alta" });

	test("changes with anything that somebody wrote", () => {
		for (const change of [{ name: "Otra" }, { costo: 16 }, { costo: null }, { steps: ["Ve", "Paga"] }, { duda: "?" }])
			expect(fingerprint("procedures", { ...row, ...change })).not.toBe(fingerprint("procedures", row));
	});

	test("does not change with what is computed, nor with a column that says nothing", () => {
		for (const change of [{ confidence: "baja" }, { columna_nueva: null }])
			expect(fingerprint("procedures", { ...row, ...change })).toBe(fingerprint("procedures", row));
		const answered = toTransferRow("observatory", {
			id: "acta",
			multi_idioma: "Sí: en dos",
			calif_usuarios: "Sin dato",
		});
		const before = { ...answered, calif_usuarios: "No: sin evidencia pública" };
		expect(fingerprint("observatory", before)).toBe(fingerprint("observatory", answered));
		const { grupo: _, ...older } = row;
		expect(fingerprint("procedures", older)).toBe(fingerprint("procedures", row));
	});
});
