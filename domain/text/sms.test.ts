import { expect, test } from "vitest";
import { countSmsParts, LONGEST_SMS, spellPlainly, writeSms } from "./sms.ts";

const ADDRESS = "https://tramites.example/tramite/inscripcion-nit";
const papers = (count: number) => Array.from({ length: count }, (_, at) => `Papel número ${at + 1} con su fotocopia`);

test.each([
	[
		"é, ñ, ü, ¿ and ¡ stay, the other accents go",
		"¿Renovación, señal, pingüino, café, ESPAÑA? ¡Sí!",
		"¿Renovacion, señal, pingüino, café, ESPAÑA? ¡Si!",
	],
	["signs of print become plain ones", "«Q\u00a0100.00» – “hoy”…", '"Q 100.00" - "hoy"...'],
	["what has no letter is left out", "DPI ✓ 🪪 ok", "DPI   ok"],
])("%s", (_, text, plain) => {
	expect(spellPlainly(text)).toBe(plain);
});

test.each([
	["a".repeat(160), 1],
	["a".repeat(161), 2],
	["a".repeat(306), 2],
	["a".repeat(307), 3],
	[`${"a".repeat(158)}€`, 1],
	[`${"a".repeat(69)}á`, 1],
	[`${"a".repeat(70)}á`, 2],
	[`${"a".repeat(134)}á`, 3],
])("a text is sent in so many parts: %#", (text, parts) => {
	expect(countSmsParts(text)).toBe(parts);
});

test("a short message says it all", () => {
	const listed = { label: "Lleva", each: ["DPI", "Recibo de luz"], more: "y {{count}} más" };
	const sms = writeSms({ name: "Inscripción al NIT", lines: ["Costo: Gratis", "Dónde: SAT, zona 9"], listed }, ADDRESS);
	expect(sms).toBe(`Inscripcion al NIT\nCosto: Gratis\nDonde: SAT, zona 9\nLleva: DPI; Recibo de luz\n${ADDRESS}`);
});

test.each([0, 1, 5, 40])(
	"with %i papers it stays within two parts, counts what it leaves out and keeps its address",
	(count) => {
		const long = "Autorización para la comercialización de productos y servicios que nadie sabe decir en corto";
		const listed = { label: "Lleva", each: papers(count), more: "y {{count}} más" };
		const sms = writeSms({ name: long, lines: [`Costo: ${long}`, `Dónde: ${long} ${long}`], listed }, ADDRESS) ?? "";
		expect(countSmsParts(sms)).toBe(2);
		expect([...sms].length).toBeLessThanOrEqual(LONGEST_SMS);
		expect(sms.endsWith(`\n${ADDRESS}`)).toBe(true);
		expect(sms).toMatch(/^Autorizacion para la comercializacion[\w ]*\.\.\.\nCosto: Autorizacion[\w ]*\.\.\.\nDonde: /);
		const shown = sms.match(/Papel numero/g)?.length ?? 0;
		expect(shown).toBeGreaterThanOrEqual(Math.min(count, 2));
		if (count > shown) expect(sms).toContain(`y ${count - shown} mas`);
	},
);

test("an address that leaves no room, or has letters of its own, makes no message", () => {
	const text = { name: "Plan", lines: [], listed: null };
	expect(writeSms(text, `https://tramites.example/plan?tramites=${"a+".repeat(120)}`)).toBeNull();
	expect(writeSms(text, "https://trámites.example/plan")).toBeNull();
	expect(writeSms(text, "https://t.example/")).toBe("Plan\nhttps://t.example/");
});
