import { createHash } from "node:crypto";
import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageDictionary, dictionaryFile, isDictionary } from "./page-dictionary.ts";

const FRAME = Buffer.from(
	Array.from({ length: 400 }, (_, index) => `.rule-${index * 7919} { margin: ${index}px }`).join("\n"),
);
const PAGE = Buffer.from(`<!DOCTYPE html><style>${FRAME}</style><h1>Inscripción al NIT</h1>`);

test.each(["kept", "draft"] as const)(
	"a %s page is the eight bytes of RFC 9842, the digest and a zstd frame",
	async (effort) => {
		const dictionary = createPageDictionary("/assets/a.txt", FRAME);
		const packed = await dictionary.pack(PAGE, effort);
		expect(packed.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
		const digest = createHash("sha256").update(FRAME).digest();
		expect(packed.subarray(8, 40)).toEqual(digest);
		expect(dictionary.mark).toBe(`:${digest.toString("base64")}:`);
		expect(zstdDecompressSync(packed.subarray(40), { dictionary: FRAME })).toEqual(PAGE);
		expect(packed.length).toBeLessThan(200);
		expect(() => zstdDecompressSync(packed.subarray(40))).toThrow();
	},
);

test("the file of the build is known by its name", () => {
	expect(isDictionary(`/assets/${dictionaryFile("MwgOUBT8")}`)).toBe(true);
	expect(isDictionary("/page-dictionary-MwgOUBT8.txt")).toBe(false);
	expect(isDictionary("/assets/base-MwgOUBT8.css")).toBe(false);
});
