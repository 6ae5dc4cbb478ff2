import { expect, test } from "vitest";
import { isReceiptCode, writeFormerReceiptCode, writeReceiptCode } from "./receipt-code.ts";

const bytes = (seed: number) => Uint8Array.from({ length: 32 }, (_, index) => (seed * 37 + index * 101) % 256);
const CODES = [1, 2, 3, 200].map((seed) => writeReceiptCode(bytes(seed)));

test("a code has sixteen letters in groups of four, and fits as it is and as people type it", () => {
	for (const code of CODES) {
		expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
		for (const typed of [code, code.toLowerCase(), code.replaceAll("-", " "), ` ${code.replaceAll("0", "o")} `]) {
			expect(isReceiptCode(typed)).toBe(true);
		}
	}
	expect(new Set(CODES).size).toBe(CODES.length);
});

test("one wrong letter, or two neighbours that changed places, is told before anything is erased", () => {
	for (const code of CODES) {
		const letters = [...code.replaceAll("-", "")];
		for (const [position, letter] of letters.entries()) {
			for (const other of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
				expect(isReceiptCode(letters.with(position, other).join(""))).toBe(other === letter);
			}
			const next = letters[position + 1];
			if (next === undefined || next === letter) continue;
			expect(
				isReceiptCode(
					letters
						.with(position, next)
						.with(position + 1, letter)
						.join(""),
				),
			).toBe(false);
		}
	}
});

test("a code of before November 2026 still fits", () => {
	const code = writeFormerReceiptCode(bytes(1));
	expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
	expect(isReceiptCode(code)).toBe(true);
});

test.each(["", "hola", "XXXX-YYYY", "UUUU-UUUU-UUUU-UUUU", "7K4M-2Q9T", "a".repeat(500)])(
	"%.20j is no code",
	(typed) => {
		expect(isReceiptCode(typed)).toBe(false);
	},
);
