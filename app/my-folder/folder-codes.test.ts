// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { isCode, MOST_CODES, takeCode, writeCodes } from "./folder-codes.ts";

const PAGE = "https://tramites.example/mi-carpeta";
/** Longer than one picture however well it is packed. */
const LONG = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x21 + ((at * 7919) % 9_000))).join("");

beforeEach(() => localStorage.clear());

const hashOf = (address = "") => new URL(address).hash;

test("a folder goes over in several codes, in any order, one of them twice", async () => {
	const codes = (await writeCodes(LONG, PAGE)) ?? [];
	expect(codes.length).toBeGreaterThan(1);
	const [first, ...others] = codes;
	for (const code of others) expect(isCode(hashOf(code))).toBe(true);
	for (const code of [...others, ...others]) expect((await takeCode(hashOf(code)))?.text).toBeUndefined();
	expect(await takeCode(hashOf(first))).toEqual({ of: codes.length, missing: [], text: LONG });
	expect(localStorage.length).toBe(0);
});

test("what is missing is named", async () => {
	const codes = (await writeCodes(LONG, PAGE)) ?? [];
	expect((await takeCode(hashOf(codes[1])))?.missing).toContain(1);
});

test("a code that was read half says that it cannot be read", async () => {
	const [code = ""] = (await writeCodes("hola", PAGE)) ?? [];
	expect((await takeCode(hashOf(code.slice(0, -2))))?.text).toBeNull();
	expect(await takeCode("#carpeta=1.1.zz")).toBeNull();
	expect(await takeCode("#carpeta=3.2.ab.zAA")).toBeNull();
});

test("an old browser writes its codes unpacked, and one wrong letter in them is noticed", async () => {
	vi.stubGlobal("CompressionStream", undefined);
	const [code = ""] = (await writeCodes("hola", PAGE)) ?? [];
	vi.unstubAllGlobals();
	expect((await takeCode(hashOf(code)))?.text).toBe("hola");
	expect((await takeCode(hashOf(code.replace("aG9", "aG8"))))?.text).toBeNull();
});

test("few letters that hold a million are not unpacked", async () => {
	const codes = (await writeCodes("x".repeat(2_000_000), PAGE)) ?? [];
	const taken = [];
	for (const code of codes) taken.push(await takeCode(hashOf(code)));
	expect(taken.at(-1)?.text).toBeNull();
});

test("a folder too long for pictures has none", async () => {
	const letters = Array.from({ length: 40_000 }, (_, at) => String.fromCodePoint(0x21 + ((at * at * 31) % 50_000)));
	expect(await writeCodes(letters.join(""), PAGE)).toBeNull();
	expect(MOST_CODES).toBeGreaterThan(1);
});
