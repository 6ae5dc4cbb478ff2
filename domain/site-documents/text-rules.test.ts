import { describe, expect, it } from "vitest";
import { isValidAt } from "./document-shape.ts";
import { checkDocument } from "./rules.ts";
import { readAssociationDocument, readBannerDocument, readNoticesDocument, readPromoDocument } from "./site-texts.ts";

const WORDS = { title: "Hola", text: "Un texto.", linkLabel: "Ver" };
const BOTH = { es: WORDS, en: WORDS };
const PROMO = { isOn: true, from: "", until: "", to: "/ayuda", words: BOTH };
const SLIDE = { to: "/ayuda", words: BOTH };
const SITE = { isOn: true, severity: "warning", from: "", until: "2026-12-01", words: { es: "Sí", en: "Yes" } };
const SUPPORTER = { name: { es: "A", en: "A" }, country: { es: "", en: "" }, website: "" };

describe("a text of the association", () => {
	it.each([
		["association", { email: "hola@ventanilla.org.gt", answerDays: 5 }],
		["association", { supporters: [{ ...SUPPORTER, logo: { image: "a".repeat(64), width: 200, height: 80 } }] }],
		["promo", PROMO],
		["banner", { isOn: true, slides: [SLIDE] }],
		["notices", { site: SITE }],
	])("may be published: %s %j", (id, content) => {
		expect(checkDocument(id, content)).toEqual([]);
	});

	it.each([
		["association", { email: "hola" }, "email", "escribe un correo"],
		["association", { answerDays: "pronto" }, "answerDays", "de 1 a 90"],
		["association", { networks: { x: "javascript:alert(1)" } }, "networks.x", "https://"],
		["association", { community: "http://ejemplo.org" }, "community", "https://"],
		["association", { hours: { es: "Siempre", en: "" } }, "hours.en", "falta"],
		["association", { location: "x".repeat(81) }, "location", "80 letras"],
		["association", { product: "Otro" }, "-", "forma"],
		["association", { supporters: [SUPPORTER, SUPPORTER] }, "supporters", "mismo nombre"],
		[
			"association",
			{ supporters: [{ ...SUPPORTER, country: { es: "Italia", en: "" } }] },
			"supporters.0.country",
			"en los dos",
		],
		[
			"association",
			{ supporters: [{ ...SUPPORTER, logo: { image: "../x", width: 1, height: 1 } }] },
			"supporters.0.logo.image",
			"imagen",
		],
		["promo", { ...PROMO, to: "https://ejemplo.org" }, "to", "página del portal"],
		["promo", { ...PROMO, from: "2026-02-31" }, "from", "fecha que exista"],
		["promo", { ...PROMO, from: "2026-12-02", until: "2026-12-01" }, "until", "después"],
		["promo", { ...PROMO, words: { ...BOTH, es: { ...WORDS, text: "línea\nlínea" } } }, "words.es.text", "forma"],
		["banner", { isOn: true, slides: [] }, "slides", "al menos uno"],
		["banner", { isOn: true, slides: Array(6).fill(SLIDE) }, "slides", "demasiados"],
		["notices", { site: { ...SITE, until: "" } }, "site.until", "hasta cuándo"],
		["notices", { important: { es: WORDS } }, "important.es", "forma"],
		["image:abc", { type: "image/png", width: 1, height: 1, base64: "AAAA" }, "-", "imagen"],
		[`image:${"a".repeat(64)}`, { type: "image/svg+xml", width: 1, height: 1, base64: "AAAA" }, "type", "imagen"],
	])("is refused: %s %j", (id, content, field, told) => {
		const flaws = checkDocument(id, content);
		expect(flaws.map((flaw) => flaw.field)).toContain(field);
		expect(flaws.find((flaw) => flaw.field === field)?.message).toContain(told);
	});
});

describe("a stored text that somebody changed by hand", () => {
	it("is used field by field, and what cannot be used is left out", () => {
		expect(readAssociationDocument({ email: 5, location: "Antigua", hours: null })).toEqual({ location: "Antigua" });
		expect(readNoticesDocument({ site: { isOn: "quizá" }, important: "x" })).toEqual({});
		expect(readPromoDocument({ ...PROMO, to: "//ejemplo.org" })).toBeUndefined();
		expect(readBannerDocument({ isOn: true, slides: [{ ...SLIDE, words: {} }] })).toBeUndefined();
		for (const content of [undefined, null, 3, "x", []]) {
			expect(readAssociationDocument(content)).toEqual({});
			expect(readPromoDocument(content)).toBeUndefined();
		}
	});
});

describe("what is shown for a time", () => {
	it.each([
		["", "", "2026-11-23T12:00:00Z", true],
		["2026-11-23", "2026-11-23", "2026-11-24T05:59:00Z", true],
		["2026-11-23", "2026-11-23", "2026-11-24T06:00:00Z", false],
		["2026-11-23", "", "2026-11-23T05:59:00Z", false],
		["", "2026-11-23T10:30", "2026-11-23T16:30:00Z", true],
		["", "2026-11-23T10:30", "2026-11-23T16:31:00Z", false],
	])("from %j until %j, at %s, by Guatemala's clock: %s", (from, until, now, expected) => {
		expect(isValidAt({ from, until }, new Date(now))).toBe(expected);
	});
});
