// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeToldFacts, printRecord, type ToldFacts } from "../../domain/facts/told-facts.ts";
import { acceptFacts, keepQuietly, listNews, readSeenAt } from "../components/fact-changes.tsx";
import { EMPTY_FOLDER, type Entry, type FactsSaid, type Folder, findEntry, saveEntry } from "../folder/folder.ts";
import { changeFolder, readKeptFolder, replaceFolder } from "../folder/kept-folder.ts";
import { findFactChanges, findNameChanges } from "./use-changes.ts";

const SAVED_AT = Date.UTC(2026, 10, 3, 15);
const NIT: Entry = {
	...{ kind: "tramite", id: "nit", group: "", name: "NIT", about: "SAT", language: "es" },
	...{ needs: [], done: [], note: "Mía", savedAt: SAVED_AT },
};

/** Facts of which the first print is that of the cost. */
function said(cost: string, told: Partial<ToldFacts>, language: "es" | "en" = "es"): FactsSaid {
	return { prints: `1${cost}${"A".repeat(32)}`, language, told: makeToldFacts((fact) => told[fact] ?? []) };
}

const BEFORE = said("ZZZZ", { costo: ["Q 30.00"] });
const NOW = said("YYYY", { costo: ["Q 40.00"] });
const kept = (facts: FactsSaid = BEFORE): Entry => ({ ...NIT, facts: { ...facts, seenAt: SAVED_AT } });
const folderOf = (...entries: Entry[]): Folder => ({ ...EMPTY_FOLDER, entries });
const entryNow = () => findEntry(readKeptFolder().folder, "tramite/nit");

/** What the portal answers, by address; what was asked for is noted. */
function serve(answers: Readonly<Record<string, unknown>>): string[] {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		if (!(address in answers)) throw new TypeError("no connection");
		return Response.json(answers[address]);
	});
	return asked;
}

beforeEach(() => {
	localStorage.clear();
	replaceFolder(EMPTY_FOLDER);
});
afterEach(() => vi.unstubAllGlobals());

describe("a saved procedure", () => {
	test.each<[string, Entry, FactsSaid, readonly string[]]>([
		["whose price changed", kept(), NOW, ["costo"]],
		["that is the same", kept(), BEFORE, []],
		["that an older release saved without facts", NIT, NOW, []],
		["that differs in what nobody sees", kept(), said("YYYY", { costo: ["Q 30.00"] }), []],
		["seen in another language, where it is the same", kept(), said("ZZZZ", { costo: ["GTQ 30"] }, "en"), []],
		["seen in another language, where it changed", kept(), said("YYYY", { costo: ["GTQ 40"] }, "en"), ["costo"]],
	])("%s tells what changed and nothing else", (_, entry, now, facts) => {
		expect(listNews(entry, now)).toEqual(facts);
	});

	test("keeps how it was until somebody says that it is understood, also when its page is saved again", () => {
		changeFolder(saveEntry(kept()));
		const entry = kept();
		keepQuietly(entry, NOW);
		changeFolder(saveEntry({ ...NIT, name: "NIT nuevo" }));
		expect(entryNow()).toMatchObject({ name: "NIT nuevo", note: "Mía", facts: { told: { costo: ["Q 30.00"] } } });
		expect(acceptFacts(entry, NOW)).toBe("kept");
		expect(entryNow()).toMatchObject({ note: "Mía", facts: { told: { costo: ["Q 40.00"] } } });
	});

	test.each<[string, number, ReturnType<typeof readSeenAt>]>([
		["the day of its saving", SAVED_AT, { day: "2026-11-03T15:00:00.000Z", isSaved: true }],
		["the day on which it was looked at", SAVED_AT + 9e8, { day: "2026-11-14T01:00:00.000Z", isSaved: false }],
		["no day that is still to come", Date.UTC(2031, 1), null],
		["no day before there was a folder", 0, null],
	])("tells %s", (_, seenAt, told) => {
		expect(readSeenAt({ ...NIT, facts: { ...BEFORE, seenAt } }, Date.UTC(2026, 11))).toEqual(told);
	});
});

describe("the portal", () => {
	const others = "abcdefghij";
	const printOf = (facts: FactsSaid) => printRecord("nit", facts.prints);

	test("is asked for prints alone while nothing changed", async () => {
		const asked = serve({ "/mi-carpeta/huellas": others + printOf(BEFORE) });
		expect(await findFactChanges(folderOf(kept()))).toEqual({});
		expect(asked).toEqual(["/mi-carpeta/huellas"]);
	});

	test("is asked for all that changed, never for what is saved", async () => {
		const asked = serve({ "/mi-carpeta/huellas": others + printOf(NOW), "/mi-carpeta/datos": { nit: NOW, otro: NOW } });
		expect(await findFactChanges(folderOf(kept()))).toEqual({ "tramite/nit": NOW });
		expect(asked).toEqual(["/mi-carpeta/huellas", "/mi-carpeta/datos"]);
	});

	test.each([
		["does not tell", {}],
		["tells as it no longer is", { nit: BEFORE }],
		["tells in no shape", { nit: { prints: 7 } }],
	])("leads to the page of a change that it %s", async (_, facts) => {
		serve({ "/mi-carpeta/huellas": others, "/mi-carpeta/datos": facts });
		expect(await findFactChanges(folderOf(kept()))).toEqual({ "tramite/nit": null });
	});

	test("is not asked where nothing was kept, and says nothing without a connection", async () => {
		const asked = serve({});
		expect(await findFactChanges(folderOf(NIT))).toEqual({});
		expect(asked).toEqual([]);
		expect(await findFactChanges(folderOf(kept()))).toBeNull();
		expect(await findNameChanges(folderOf(kept()))).toBeNull();
	});

	test("is asked for all names to see which procedures of a plan are gone", async () => {
		const needs = ["nit", "dpi"].map((id) => ({ key: id, text: id.toUpperCase() }));
		const plan = (id: string, ids: readonly string[]): Entry => ({
			...{ ...NIT, kind: "plan", id },
			needs: needs.filter(({ key }) => ids.includes(key)),
		});
		serve({ "/mi-carpeta/nombres": { es: { "tramite/nit": "NIT" }, en: {} } });
		expect(await findNameChanges(folderOf(plan("a", ["nit"]), plan("b", ["nit", "dpi"]), plan("c", ["dpi"])))).toEqual({
			"plan/b": { kind: "partly", names: "DPI" },
			"plan/c": { kind: "gone" },
		});
	});
});
