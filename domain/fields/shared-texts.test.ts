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
	}));
	const shared = rows.map((row) => shareTexts({ ...row, lista: [...row.lista] }, known));
	expect(shared).toEqual(rows);
	expect([...known.keys()]).toEqual(["Sin dato", "DPI", ""]);
});
