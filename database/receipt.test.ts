import { expect, test } from "vitest";
import { deriveClientId, deriveReceiptCode, hashReceiptCode, makeKey } from "./receipt.server.ts";

const CODE = "01AB-10CD-0000-1111-ABCD-WXYZ-0101";

test.each([
	CODE.toLowerCase(),
	CODE.replaceAll("-", " "),
	CODE.replaceAll("-", ""),
	CODE.replaceAll("0", "O"),
	CODE.replaceAll("0", "o").replaceAll("1", "l"),
	CODE.replaceAll("1", "I"),
])("a receipt typed as %s is the same receipt", (typed) => {
	expect(hashReceiptCode(typed)).toBe(hashReceiptCode(CODE));
});

test("one wrong letter is another receipt", () => {
	expect(hashReceiptCode(CODE.replace("Z", "Y"))).not.toBe(hashReceiptCode(CODE));
});

test("a receipt is the same for its key, and its id is a UUID of our own making", () => {
	const key = makeKey();
	const code = deriveReceiptCode(key);
	expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
	expect(deriveReceiptCode(key)).toBe(code);
	expect(deriveReceiptCode(makeKey())).not.toBe(code);
	expect(deriveClientId(key)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
