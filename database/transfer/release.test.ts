import { describe, expect, test } from "vitest";
import { FACTS_DIR, readFacts } from "../facts.server.ts";
import { fingerprint, isAsReleased, readEarlierRows, rowsOfRelease } from "./release.server.ts";
import { toTransferRow } from "./transfer-tables.ts";

test("a later release will know the rows of this one", async () => {
	const earlier = readEarlierRows();
	const release = rowsOfRelease(await readFacts(FACTS_DIR));
	const unknown = [...release].flatMap(([table, rows]) =>
		rows.filter((row) => !isAsReleased(earlier, table, row)).map((row) => `${table} ${row.id ?? row.procedure_id}`),
	);
	expect(unknown, "Run `npm run catalogue -- remember` and commit data/earlier-rows.json.").toEqual([]);
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
