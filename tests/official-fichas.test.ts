import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FACTS_DIR, readFacts } from "../database/facts.server.ts";
import { isUnchecked, isVariant } from "../domain/catalogue/procedure.ts";
import { matchFactFiles } from "../scripts/catalogue/match.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facts-"));
	cpSync(FACTS_DIR, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function breakFicha(position: number, change: object): void {
	const file = join(folder, "official", "fichas.json");
	const fichas: object[] = JSON.parse(readFileSync(file, "utf8"));
	writeFileSync(file, JSON.stringify(fichas.with(position, { ...fichas[position], ...change })));
}

test("matching.json is what the matching finds in the fact files", () => {
	const { matches } = matchFactFiles();
	const matched = [...matches].flatMap(([ficha, match]) =>
		match.outcome === "matched" ? [[ficha, match.procedure]] : [],
	);
	const stored: unknown = JSON.parse(readFileSync(join(FACTS_DIR, "official", "matching.json"), "utf8"));
	expect(stored, "npm run catalogue -- match").toEqual(Object.fromEntries(matched));
});

test("each ficha is told once: in the procedure that it describes, or on a page of its own", async () => {
	const { procedures, observatory } = await readFacts(FACTS_DIR);
	const { fichas, matches } = matchFactFiles();
	const own = procedures.filter((procedure) => isUnchecked(procedure) && procedure.ficha !== null);
	const described = [...matches.values()].filter(({ outcome }) => outcome === "matched");
	expect(own.length + described.length).toBe(fichas.length);
	expect(new Set(own.map(({ ficha }) => ficha)).size).toBe(own.length);
	expect(new Set(procedures.map(({ id }) => id)).size).toBe(procedures.length);
	const ids = new Set(procedures.map(({ id }) => id));
	expect(procedures.filter((each) => isVariant(each) && !ids.has(each.grupo ?? ""))).toEqual([]);
	// Nobody has evaluated them, and nothing unknown counts as a No.
	expect(observatory.length).toBe(procedures.filter((each) => !isUnchecked(each)).length);
});

/** Where the amounts are of two different things. */
const OTHER_THING = ["subsidio-vivienda-fopavi"];

test("a ficha that says another cost than the procedure it describes is told beside it, never decided silently", async () => {
	const { procedures, details } = await readFacts(FACTS_DIR);
	const { fichas, matches } = matchFactFiles();
	const silent = fichas.flatMap(({ ficha, amount }) => {
		const match = matches.get(ficha);
		const procedure = match?.outcome === "matched" && procedures.find(({ id }) => id === match.procedure);
		if (!procedure || OTHER_THING.includes(procedure.id)) return [];
		if (amount === null || procedure.costo === null || amount === procedure.costo) return [];
		const fact = details.facts.find(({ procedure_id, field }) => procedure_id === procedure.id && field === "costo");
		return fact?.status === "contradicho" ? [] : [`${procedure.id}: ${procedure.costo}, ficha ${ficha}: ${amount}`];
	});
	expect(silent).toEqual([]);
});

test("every ficha has an institution of ours", async () => {
	const { procedures } = await readFacts(FACTS_DIR);
	expect(procedures.filter((each) => isUnchecked(each) && each.institution_id === null).map(({ id }) => id)).toEqual(
		[],
	);
});

test.each([
	["a source that is no address", { catalogue_url: "tramites" }, "catalogue_url"],
	["an amount below zero", { amount: -1 }, "amount"],
	["a kind that nobody knows", { type: "presencia" }, "type"],
])("%s stops the first start, with file, ficha and field", async (_what, change, field) => {
	breakFicha(3, change);
	await expect(readFacts(folder)).rejects.toThrow(
		new RegExp(`fichas\\.json is broken: ficha \\d+ has an unusable ${field}`),
	);
});

test("a folder without official fichas is a catalogue of curated procedures", async () => {
	rmSync(join(folder, "official"), { recursive: true });
	const { procedures } = await readFacts(folder);
	expect(procedures.length).toBeGreaterThan(180);
	expect(procedures.filter(isUnchecked)).toEqual([]);
});
