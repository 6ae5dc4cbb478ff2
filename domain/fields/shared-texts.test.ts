import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type SharedTexts, shareTexts } from "./shared-texts.ts";

test("a row says the same after it shares its texts with others, and only short ones are remembered", () => {
	const known: SharedTexts = new Map();
	const long = "x".repeat(201);
	const rows = [1, 2].map((rank) => ({
		costo: "Sin dato",
		lista: ["DPI", "Sin dato", ""],
		full: long,
		rank,
		nada: null,
		indicadores: { firma: "DPI" },
	}));
	const shared = rows.map((row) => shareTexts(structuredClone(row), known));
	expect(shared).toEqual(rows);
	expect([...known.keys()]).toEqual(["Sin dato", "DPI", ""]);
});

test("of the texts that a catalogue says more than once, the memory holds hardly more than one copy each", () => {
	// No comparison in the language tells a text from its copy; a picture of the memory shows each.
	const program = join(import.meta.dirname, "..", "..", "testbed", "held-texts.ts");
	const { different, said, held } = JSON.parse(execFileSync(process.execPath, [program], { encoding: "utf8" }));
	expect(said).toBeGreaterThan(different * 5);
	expect(held).toBeLessThan(different * 1.3);
});
