import { expect, test } from "vitest";
import { isReceiptCode } from "../../domain/report/receipt-code.ts";
import { submission } from "../../tests/trust/submission.ts";
import {
	deriveClientId,
	deriveFormerReceiptCode,
	deriveReceiptCode,
	hashContent,
	hashFingerprint,
	hashReceiptCode,
	makeSecret,
	makeSubmissionKey,
} from "./receipt.server.ts";

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
	const key = makeSubmissionKey();
	const secret = makeSecret();
	const code = deriveReceiptCode(key, secret);
	expect(isReceiptCode(code)).toBe(true);
	expect(deriveReceiptCode(key, secret)).toBe(code);
	expect(deriveReceiptCode(makeSubmissionKey(), secret)).not.toBe(code);
	expect(deriveClientId(key)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("who knows the key of a report, or guesses a weak one, does not know its receipt without the secret", () => {
	expect(deriveReceiptCode("12345678", makeSecret())).not.toBe(deriveReceiptCode("12345678", makeSecret()));
	expect(deriveFormerReceiptCode("12345678")).toBe("83QA-QFZ4-YVK8-7369-A8YY-HSWP-W4TG");
});

test.each([
	{ problem_type: "other" as const },
	{ description: "Inscripción al NIT\nSAT\n\nEl costo no cambió." },
	{ user_name: "Ana" },
	{ user_email: "ana@correo.gt" },
])("a report in which only %o differs is another one: its sender would wait in vain for the answer", (change) => {
	expect(hashContent(submission(change), "key")).not.toBe(hashContent(submission(), "key"));
	expect(hashFingerprint(submission(change))).not.toBe(hashFingerprint(submission()));
});

test("sent again from another page or browser under its key a report is the same, without a key it is another", () => {
	for (const change of [{ page_url: "/ayuda" }, { browser_info: "Safari 17" }]) {
		expect(hashContent(submission(change), "key")).toBe(hashContent(submission(), "key"));
		expect(hashFingerprint(submission(change))).not.toBe(hashFingerprint(submission()));
	}
});

test("what is kept of a report cannot be tried against texts without its key", () => {
	expect(hashContent(submission(), "one key")).not.toBe(hashContent(submission(), "another"));
});
