import { describe, expect, test } from "vitest";
import { listFound } from "../../domain/search/search.ts";
import { LONGEST_QUESTION } from "../../domain/text/text.ts";
import { catalogue, search, verdictOn } from "./score.ts";

describe("strange texts are only texts", () => {
	const MAIL =
		"De: maria@example.com\nPara: info@example.org\nAsunto: mi DPI\n\nBuenas tardes: fui a RENAP a pedir la reposición de " +
		"mi DPI y me dijeron que llevara la denuncia. Mi teléfono es 5555 1234.\nGracias,\nMaría";

	test.each([
		...["' OR 1=1 --", "\" OR ''='", "1=1", "%", "%%%", "_", "*", "\\", "'", '"', "{{7*7}}", "$" + "{7*7}"],
		...["<b>", "<img src=x onerror=alert(1)>", "javascript:alert(1)", "__proto__", "null", "undefined", "NaN"],
		...["a", "ñ", "5", "🍞", "👨‍👩‍👧‍👦", "🇬🇹", "日本語", "مرحبا", "\u202e\u202d", "\ud83c", "\u0000"],
		...["5555-5555", "4123 4567", "+1 202 555 0100", "2987654320101", "2987 65432 0101", "mi dpi es 2987 65432 0101"],
	])("nothing is guessed from %j", (text) => {
		expect(verdictOn(text)).toEqual(["none", []]);
		expect(search.search(text).elsewhere).toBeNull();
	});

	test.each([
		...[
			"; drop table procedures; --",
			"UNION SELECT * FROM users",
			"../../etc/passwd",
			"constructor",
			"[object Object]",
		],
		...[
			"a".repeat(2_000),
			"apostilla ".repeat(200),
			"dpi, ".repeat(400),
			`licencia ${"x".repeat(2_000)}`,
			"(".repeat(2_000),
		],
		...["🍞".repeat(1_000), "\u202e".repeat(2_000), "%_".repeat(1_000), "<a ".repeat(700), "a.".repeat(1_000), MAIL],
	])("text %# is answered at once and finds nothing twice over", (text) => {
		search.search("pasaporte");
		const start = performance.now();
		const found = listFound(search.search(text));
		expect(performance.now() - start).toBeLessThan(1_000);
		expect(found.length).toBeLessThanOrEqual(catalogue.procedures.length);
	});

	test.each(["\u202edpi\u202c", "d\u200fp\u200fi", "🍞🍞 dpi", "🇬🇹 dpi", "«dpi»", "ＤＰＩ", "D.P.I.", "d p i"])(
		"what cannot be seen or says nothing is passed over: %j",
		(text) => {
			expect(verdictOn(text)).toEqual(verdictOn("dpi"));
		},
	);

	test("a pasted mail is read like any question, up to the limit, and nothing is sure of it", () => {
		expect(verdictOn(MAIL)[0]).not.toBe("sure");
		expect(search.search(MAIL)).toEqual(search.search(MAIL.slice(0, LONGEST_QUESTION)));
	});
});
