import { expect, test } from "vitest";
import type { NeededPaper, PapersByProcedure } from "./experience.ts";
import { listPapers, readCopies } from "./paper-list.ts";

const need = (paper: string, line?: string, onlyFor: NeededPaper["onlyFor"] = null): NeededPaper => ({
	paper,
	onlyFor,
	...(line !== undefined && { line }),
});

test("each paper is there once, with who asks for it, its copies and the step that gives it", () => {
	const papers: PapersByProcedure = new Map([
		["a", { gives: ["nit"], needs: [need("dpi", "DPI, original y copia")] }],
		["b", { gives: [], needs: [need("dpi", "Dos copias del DPI"), need("nit")] }],
	]);
	expect(listPapers(["a", "b"], papers)).toMatchObject([
		{ paper: "dpi", askedBy: ["a", "b"], givenBy: null, copies: { plain: 3, certified: 0 } },
		{ paper: "nit", askedBy: ["b"], givenBy: "a", copies: { plain: 0 } },
	]);
});

test("one line that is read twice makes one copy, and what only some are asked for none of everybody's", () => {
	const papers: PapersByProcedure = new Map([
		["a", { gives: [], needs: [need("dpi", "DPI y copia"), need("dpi", "DPI y copia")] }],
		["b", { gives: [], needs: [need("dpi", "Copia del DPI del socio", "sociedad")] }],
	]);
	expect(listPapers(["a", "b"], papers)).toMatchObject([{ onlyFor: null, askedBy: ["a"], copies: { plain: 1 } }]);
	expect(listPapers(["b"], papers)).toMatchObject([{ onlyFor: "sociedad", askedBy: ["b"], copies: { plain: 1 } }]);
});

test.each([
	["DPI vigente", 0, 0, false],
	["DPI vigente, original y copia", 1, 0, false],
	["Dos copias del DPI de quien solicita", 2, 0, false],
	["Guía para registrar áreas protegidas, en tres copias y en digital", 3, 0, false],
	["Fotocopia legalizada del DPI", 0, 1, false],
	["Documentos en copia legalizada o certificaciones originales", 0, 1, false],
	["DPI y fotocopias del representante y directivos", 1, 0, true],
	["Formulario SAT-219 y una copia", 1, 0, false],
	["DPI original y copia de ambos padres (pasaporte si son extranjeros)", 2, 0, false],
	["Copia digital del título", 0, 0, false],
	["", 0, 0, false],
])("“%s” asks for %i copies and %i certified", (requirement, plain, certified, isOpen) => {
	expect(readCopies(requirement)).toEqual({ plain, certified, isOpen });
});
