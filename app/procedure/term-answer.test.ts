import { describe, expect, test } from "vitest";
import { answerTerm, type TermRule, writeTermFile } from "./term-answer.ts";

const ASKED = { today: "2026-11-20", language: "es" } as const;
const SIXTY: TermRule = { kind: "plazo", amount: 60, unit: "días hábiles" };

describe("the last day", () => {
	test.each<[string, TermRule, string, string, string]>([
		["still to come", { kind: "plazo", amount: 30, unit: "días" }, "2026-11-02", "2026-12-02", "Tu último día es el"],
		["over", SIXTY, "2026-01-05", "2026-03-30", "El plazo venció el"],
		["today", { kind: "plazo", amount: 10, unit: "días" }, "2026-11-10", "2026-11-20", "Tu último día es el"],
		["before a journey", { kind: "antes", amount: 4, unit: "días" }, "2026-12-20", "2026-12-16", "Hazlo a más tardar"],
		["of a paper", { kind: "vigencia", amount: 6, unit: "meses" }, "2026-08-31", "2027-02-28", "Vale hasta el"],
		["of a paper that expired", { kind: "vigencia", amount: 1, unit: "años" }, "2024-02-29", "2025-02-28", "Dejó de"],
	])("%s is said so", (_what, rule, typed, day, said) => {
		const answer = answerTerm(rule, typed, ASKED);
		expect(answer.day).toBe(day);
		expect(answer.lines?.[0]).toMatch(new RegExp(`^${said}`));
	});

	test("says how it was counted, and of which country the holidays are", () => {
		expect(answerTerm(SIXTY, "2026-11-01", ASKED).lines?.at(-1)).toMatch(/asuetos nacionales/);
		const lines = answerTerm({ kind: "plazo", amount: 2, unit: "días" }, "2026-11-18", ASKED).lines;
		expect(lines?.at(-1)).toMatch(/todos los días del calendario/);
	});

	test("on a day on which no office is open leads to the last one on which one is; of a paper it is no visit", () => {
		const saturday = { kind: "plazo", amount: 30, unit: "días" } as const;
		expect(answerTerm(saturday, "2026-11-05", ASKED).lines?.[1]).toMatch(/ve a más tardar el viernes, 4 de diciembre/);
		expect(answerTerm({ ...saturday, kind: "vigencia" }, "2026-11-05", ASKED).lines).toHaveLength(2);
	});

	test("of every year is the next one, and needs no date", () => {
		const july: TermRule = { kind: "plazo", until: "07-31" };
		expect(answerTerm(july, "", ASKED).day).toBe("2027-07-31");
		expect(answerTerm(july, "", { ...ASKED, today: "2026-07-31" }).day).toBe("2026-07-31");
	});

	test("is said in the language of the page", () => {
		const answer = answerTerm(SIXTY, "2026-11-01", { ...ASKED, language: "en" });
		expect(answer.lines?.[0]).toMatch(/^Your last day is \w+,? \d+ \w+ 2027\.$/);
	});
});

test.each([
	["2026-11-20", undefined],
	["20/11/2026", undefined],
	[" 1-2-2026 ", undefined],
	["", "Escribe la fecha"],
	["ayer", "Escribe la fecha así: 20/11/2026"],
	["31/02/2026", "Escribe la fecha así: 20/11/2026"],
	["1/1/0999", "Escribe una fecha entre 1900 y 2100"],
	["2101-01-01", "Escribe una fecha entre 1900 y 2100"],
])("the date “%s” is answered or told what to do", (typed, fault) => {
	expect(answerTerm(SIXTY, typed, ASKED).fault).toBe(fault);
});

test("the file for a calendar names the procedure, what happens afterwards, and the page", () => {
	const term = { position: 1, kind: "plazo", text: "Tienes 60 días.", consequence: "Después pagas Q25." } as const;
	const about = { page: "https://ventanilla.example/tramite/uno", name: "Acta", language: "es" } as const;
	const file = writeTermFile(term, "2026-11-20", about).replaceAll("\r\n ", "");
	expect(file).toContain("SUMMARY:Último día: Acta");
	expect(file).toContain("DTSTART;VALUE=DATE:20261120");
	expect(file).toContain("DESCRIPTION:Tienes 60 días.\\nDespués pagas Q25.\\nConfírmalo en la oficina.");
	expect(file).toContain("URL:https://ventanilla.example/tramite/uno");
});
