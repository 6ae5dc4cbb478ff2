// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import {
	EMPTY_FOLDER,
	type Entry,
	MOST_DATES,
	MOST_ENTRIES,
	orderEntries,
	removeEntry,
	saveEntry,
	writeNote,
} from "../folder/folder.ts";
import { changeFolder, readKeptFolder, replaceFolder } from "../folder/kept-folder.ts";
import { keepTicks, readTicks } from "../folder/kept-ticks.ts";
import { readFolder } from "../folder/read-folder.ts";
import { addFolder, eraseFolder, readFolderFile, readWholeFolder, undoable, writeFolderFile } from "./folder-file.ts";
import { beginHelping, endHelping, readHelping } from "./helped-person.ts";

const NIT: Entry = {
	...{ kind: "tramite", id: "nit", group: "", name: "NIT", about: "SAT", language: "es" },
	...{ needs: [{ key: "DPI", text: "DPI" }], done: [], note: "", savedAt: 1 },
};
const DPI: Entry = { ...NIT, id: "dpi", name: "DPI" };
const PLAN: Entry = {
	...NIT,
	kind: "plan",
	id: "x7Qa_",
	name: "Plan",
	needs: [{ key: "nit", text: "NIT" }],
	done: ["nit"],
};

const APPOINTMENT = { id: "d1", what: "Cita", day: "2026-12-01", time: "", about: "" };

const PRINTS = `1${"A".repeat(36)}`;
const NOTHING = { folder: EMPTY_FOLDER, ticks: {}, receipts: [] };

beforeEach(() => {
	replaceFolder(EMPTY_FOLDER);
	localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const ids = () => readKeptFolder().folder.entries.map(({ id }) => id);

describe("a folder on this device", () => {
	test("keeps what is saved once, in its order, with its note", () => {
		changeFolder(saveEntry(NIT));
		changeFolder(saveEntry(DPI));
		changeFolder(writeNote("tramite/nit", "Llevar copia"));
		changeFolder(saveEntry({ ...NIT, name: "NIT nuevo" }));
		changeFolder(orderEntries(["tramite/dpi", "tramite/nit"]));
		expect(ids()).toEqual(["dpi", "nit"]);
		expect(readKeptFolder().folder.entries[1]).toMatchObject({ name: "NIT nuevo", note: "Llevar copia" });
	});

	test("leaves nothing in the browser once it is empty", () => {
		changeFolder(saveEntry(NIT));
		changeFolder(removeEntry("tramite/nit"));
		expect(localStorage.length).toBe(0);
	});

	test("gets back what another tab wrote over in the same moment, also where nothing draws the folder any more", () => {
		changeFolder(saveEntry(NIT));
		localStorage.setItem(STORAGE_KEYS.folder, JSON.stringify({ version: 1, ...EMPTY_FOLDER, entries: [DPI] }));
		dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.folder }));
		expect(ids()).toEqual(["dpi", "nit"]);
	});

	test.each([
		["full", () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(fail)],
		["blocked", () => vi.spyOn(window, "localStorage", "get").mockImplementation(fail)],
	] as const)("stays in this tab where storage is %s, and can be exported", (state, breakStorage) => {
		breakStorage();
		expect(changeFolder(saveEntry(NIT))).toBe(state);
		expect(ids()).toEqual(["nit"]);
		expect(writeFolderFile(readWholeFolder())).toContain('"id":"nit"');
	});

	test.each([
		["unreadable", "{not json"],
		["unreadable", '{"entries":7}'],
		["newer", JSON.stringify({ version: 3, entries: [] })],
	] as const)("that is %s is not written over", (state, text) => {
		localStorage.setItem(STORAGE_KEYS.folder, text);
		expect(changeFolder(saveEntry(NIT))).toBe(state);
		expect(localStorage.getItem(STORAGE_KEYS.folder)).toBe(text);
	});
});

describe("a folder of an unknown hand", () => {
	const fileOf = (value: object) => JSON.stringify({ format: "ventanilla-abierta/carpeta", version: 1, ...value });

	test.each<[string, string, string]>([
		["of a newer version", fileOf({ version: 9, entries: [] }), "newer"],
		["with a million entries", fileOf({ entries: Array(200_000).fill(0) }), "large"],
		["with more entries than a folder holds", fileOf({ entries: Array(MOST_ENTRIES + 1).fill(NIT) }), "large"],
		["that is too long", `"${"x".repeat(1_000_001)}"`, "large"],
		["that nests without end", "[".repeat(200_000), "none"],
		["that is another file", '{"entries":[]}', "none"],
		["that is no JSON", "<html>", "none"],
	])("%s is refused", (_, text, fault) => {
		expect(readFolderFile(text)).toBe(fault);
	});

	test("keeps markup as text, loses what cannot be seen, and counts what it cannot read", () => {
		const note = "<img src=x onerror=alert(1)>\u202e\u0000\nsegunda";
		const entries = [{ ...NIT, note }, { kind: "tramite", id: "../../x" }, { kind: "otro", id: "x" }, 7];
		const read = readFolderFile(
			fileOf({ entries, dates: [{ day: "2026-02-31" }], ticks: { nit: ["DPI"], __proto__: 1 } }),
		);
		expect(read).toMatchObject({ lost: 4, ticks: { nit: ["DPI"] } });
		expect(typeof read === "object" && read.folder.entries).toEqual([
			{ ...NIT, note: "<img src=x onerror=alert(1)>\nsegunda" },
		]);
	});

	test("keeps no more of facts than a page says, and compares nothing with prints of another version", () => {
		const facts = { prints: PRINTS, language: "de", seenAt: "ayer", told: { costo: ["Q 30\u202e", 7], otro: ["x"] } };
		const entries = [
			{ ...NIT, facts },
			{ ...DPI, facts: { ...facts, prints: `2${PRINTS}` } },
			{ ...DPI, id: "x", facts: 7 },
		];
		const read = readFolderFile(fileOf({ entries }));
		if (typeof read === "string") throw new Error(read);
		const [nit, ...others] = read.folder.entries.map((entry) => entry.facts);
		expect(nit).toMatchObject({ language: "es", seenAt: 0, told: { costo: ["Q 30", ""], steps: [] } });
		expect(Object.keys(nit?.told ?? {})).not.toContain("otro");
		expect(others).toEqual([undefined, undefined]);
	});

	test("with a plan says a version that an older page does not write over", () => {
		expect(JSON.parse(writeFolderFile({ ...NOTHING, folder: { ...EMPTY_FOLDER, entries: [NIT] } })).version).toBe(1);
		const text = writeFolderFile({ ...NOTHING, folder: { ...EMPTY_FOLDER, entries: [PLAN] } });
		expect(JSON.parse(text).version).toBe(2);
		expect(readFolderFile(text)).toMatchObject({ lost: 0, folder: { entries: [PLAN] } });
	});

	test("of an older version without dates and ticks is read", () => {
		const old = { entries: [{ kind: "tramite", id: "nit" }] };
		expect(readFolder(old)).toMatchObject({ lost: 0, folder: { entries: [{ id: "nit", name: "nit", needs: [] }] } });
	});
});

describe("a folder that comes in a file", () => {
	test("is the same on another device", () => {
		changeFolder(saveEntry({ ...NIT, note: "Ñandú 🗂" }));
		keepTicks("nit", ["DPI"]);
		keepTicks("otro", ["x"]);
		const text = writeFolderFile(readWholeFolder());
		replaceFolder(EMPTY_FOLDER);
		localStorage.clear();
		const read = readFolderFile(text);
		expect(typeof read === "object" && addFolder(read)).toBe("kept");
		expect(readKeptFolder().folder.entries).toEqual([{ ...NIT, note: "Ñandú 🗂" }]);
		expect(readTicks()).toEqual({ nit: ["DPI"] });
	});

	test("loses nothing of the one that is here", () => {
		changeFolder(saveEntry({ ...NIT, note: "mía" }));
		keepTicks("nit", ["DPI"]);
		addFolder({
			folder: { ...EMPTY_FOLDER, name: "Ana", entries: [{ ...NIT, note: "suya" }, DPI] },
			ticks: { nit: ["Recibo"] },
			receipts: [],
		});
		expect(readKeptFolder().folder).toMatchObject({ name: "", entries: [{ note: "mía\nsuya" }, { id: "dpi" }] });
		expect(readTicks()).toEqual({ nit: ["DPI", "Recibo"] });
	});

	test("is refused where both together hold more than a folder may, and nothing changes", () => {
		const dates = (from: number) =>
			Array.from({ length: MOST_DATES / 2 + 1 }, (_, at) => ({
				...APPOINTMENT,
				id: `d${from + at}`,
				what: `Cita ${from + at}`,
			}));
		changeFolder((folder) => ({ ...folder, dates: dates(0) }));
		expect(addFolder({ ...NOTHING, folder: { ...EMPTY_FOLDER, dates: dates(1_000) } })).toBe("large");
		expect(readKeptFolder().folder.dates).toHaveLength(MOST_DATES / 2 + 1);
		const entries = Array.from({ length: MOST_ENTRIES + 1 }, (_, at) => ({ ...NIT, id: `t${at}` }));
		expect(addFolder({ ...NOTHING, folder: { ...EMPTY_FOLDER, entries } })).toBe("large");
		expect(ids()).toEqual([]);
	});

	test("brings the ticks of procedures that it holds, and of nothing else that is called so", () => {
		const text = JSON.stringify({
			...JSON.parse(writeFolderFile({ ...NOTHING, folder: { ...EMPTY_FOLDER, entries: [NIT, PLAN] } })),
			ticks: { nit: ["DPI"], [PLAN.id]: ["x"], otro: ["x"] },
		});
		expect(readFolderFile(text)).toMatchObject({ lost: 0, ticks: { nit: ["DPI"] } });
		expect(readFolderFile(text)).not.toHaveProperty(["ticks", PLAN.id]);
	});

	test("keeps what another tab saved before something was undone", () => {
		changeFolder(saveEntry(NIT));
		const undo = undoable(() => changeFolder(removeEntry("tramite/nit")));
		changeFolder(saveEntry(DPI));
		undo();
		expect(ids()).toEqual(["nit", "dpi"]);
	});

	test("comes back whole after it was erased by mistake", () => {
		changeFolder(saveEntry(NIT));
		keepTicks("nit", ["DPI"]);
		const undo = eraseFolder();
		expect(localStorage.length).toBe(0);
		undo();
		expect(ids()).toEqual(["nit"]);
		expect(readTicks()).toEqual({ nit: ["DPI"] });
	});
});

describe("somebody who is helped", () => {
	test("begins with nothing of others and leaves nothing", async () => {
		changeFolder(saveEntry(NIT));
		keepTicks("nit", ["DPI"]);
		const before = { ...localStorage };
		await beginHelping("Ana");
		expect([ids(), readTicks(), readKeptFolder().folder.name]).toEqual([[], {}, "Ana"]);
		expect(readHelping()).not.toBeNull();
		changeFolder(saveEntry(DPI));
		keepTicks("dpi", ["Partida"]);
		localStorage.setItem(STORAGE_KEYS.reportDraft, "{}");
		await endHelping();
		expect({ ...localStorage }).toEqual(before);
		expect(readHelping()).toBeNull();
	});

	test("takes along the copies of the pages that were read for her, and leaves those of before", async () => {
		const pages = new Set(["https://x.example/mia"]);
		const cache = {
			keys: async () => [...pages].map((url) => ({ url })),
			delete: async ({ url }: { url: string }) => pages.delete(url),
		};
		vi.stubGlobal("caches", { has: async () => true, open: async () => cache });
		await beginHelping("Ana");
		pages.add("https://x.example/suya");
		await endHelping();
		expect([...pages]).toEqual(["https://x.example/mia"]);
		vi.unstubAllGlobals();
	});

	test("is not begun where there is no room, and nothing is lost", async () => {
		changeFolder(saveEntry(NIT));
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(fail);
		expect(await beginHelping("Ana")).toBe("full");
		expect(ids()).toEqual(["nit"]);
	});
});

function fail(): never {
	throw new DOMException("", "QuotaExceededError");
}
