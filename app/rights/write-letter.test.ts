import { describe, expect, test } from "vitest";
import { LETTER_KINDS } from "../../content/rights/letter-texts.ts";
import { findLetterFault, LONGEST_LETTER_TEXT, letterText, tellNotes, writeLetter } from "./write-letter.ts";

const FACTS = { procedure: "Inscripción al NIT", isExecutive: false, day: "2026-11-28" };
const SENDER = { name: "Ana Xol", dpi: "1234567890101", place: "Cobán", contact: "5555-5555" };
const line = "____________________";

test.each(LETTER_KINDS)("%s says who writes, to whom, what for and when", (kind) => {
	const text = letterText(
		writeLetter(kind, { ...SENDER, to: "Oficina X", facts: "Me piden otro papel", ask: "Una copia" }, FACTS),
	);
	expect(text).toContain("Cobán, 28 de noviembre de 2026");
	expect(text).toContain("Yo, Ana Xol, con DPI número 1234567890101, ");
	for (const said of ["Oficina X", "Me piden otro papel", "Una copia", "5555-5555"]) expect(text).toContain(said);
	expect(text.split(line)).toHaveLength(kind === "queja-diaco" ? 3 : 2);
});

test("a letter about a procedure names it, and one about none names none", () => {
	expect(letterText(writeLetter("requisito-no-publicado", SENDER, FACTS))).toContain("«Inscripción al NIT»");
	const general = letterText(writeLetter("requisito-no-publicado", SENDER, { ...FACTS, procedure: null }));
	expect(general).not.toMatch(/«null»|Es sobre el trámite/);
});

test.each(LETTER_KINDS)("%s with nothing filled in is a letter to fill in by hand", (kind) => {
	const letter = writeLetter(kind, {}, { ...FACTS, day: "" });
	expect(letter.flat().filter((part) => typeof part !== "string").length).toBeGreaterThan(6);
	expect(letterText(letter)).toContain(`Nombre: ${line}`);
	expect(letterText(letter)).not.toMatch(/undefined|null|\{\{/);
});

test("the decree on requirements is named to those alone whom it binds", () => {
	const kind = "requisito-no-publicado";
	expect(letterText(writeLetter(kind, {}, { ...FACTS, isExecutive: true }))).toContain("Decreto 5-2021");
	expect(letterText(writeLetter(kind, {}, FACTS))).not.toContain("5-2021");
});

test("what is hostile or invisible stays a text of one line, or counts as nothing", () => {
	const typed = { name: "Ana\n\u200bXol\u0000", to: " \u2800 ", facts: "<script>alert(1)</script>\r\nsegunda línea" };
	const text = letterText(writeLetter("queja-superior", typed, FACTS));
	expect(text).toContain("Yo, Ana Xol, ");
	expect(text).toContain(`A la autoridad superior\n${line}\nPresente`);
	expect(text).toContain("<script>alert(1)</script>\nsegunda línea");
});

test("nothing is cut, however long", () => {
	const facts = "ñ".repeat(50_000);
	expect(letterText(writeLetter("informacion", { facts }, FACTS))).toContain(facts);
});

describe("what is wrong with a field is told", () => {
	test.each([
		["facts", "a".repeat(LONGEST_LETTER_TEXT), undefined],
		["facts", "a".repeat(LONGEST_LETTER_TEXT + 1), "long"],
		["name", "a".repeat(201), "long"],
		["dpi", "", undefined],
		["dpi", "1234 56789 0101", undefined],
		["dpi", "123456789012", "dpi"],
		["dpi", "12345678901234", "dpi"],
		["dpi", "DPI 1234567890101", "dpi"],
		["contact", "123", undefined],
	] as const)("%s %.20s: %s", (field, typed, fault) => {
		expect(findLetterFault(field, typed)).toBe(fault);
	});
});

describe("notes become sentences", () => {
	test("with all that was noted", () => {
		const notes = {
			...{ day: "2026-11-27", time: "09:05", office: "la sede de zona 9", window: "4", official: "la señora Pérez" },
			...{ asked: "inscribirme", reason: "Falta una copia" },
		};
		expect(tellNotes(notes)).toBe(
			"El 27 de noviembre de 2026, a las 9:05, en la sede de zona 9, ventanilla 4, me atendió la señora Pérez.\nPedí: inscribirme.\nMe dijeron: Falta una copia.",
		);
	});

	test.each([
		[{ reason: "¡Vuelva mañana!" }, "Me dijeron: ¡Vuelva mañana!"],
		[{ day: "ayer", asked: "una copia" }, "Pedí: una copia."],
		[{ day: "2026-11-27", office: "x" }, ""],
		[{}, ""],
	])("%j is told as %j", (notes, told) => {
		expect(tellNotes(notes)).toBe(told);
	});
});
