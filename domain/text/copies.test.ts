import { expect, test } from "vitest";
import { readCopies } from "./copies.ts";

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
