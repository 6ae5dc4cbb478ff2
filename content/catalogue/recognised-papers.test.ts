import { expect, test } from "vitest";
import { listGiversOf, listUnread, papersOf } from "./recognised-papers.ts";

const neededIn = (requirement: string) =>
	papersOf([{ id: "x", requirements: [requirement] }])
		.get("x")
		?.needs.map(({ paper }) => paper);

test.each([
	["DPI vigente, original y copia", ["dpi"]],
	["DPI original y fotocopia legalizada", ["dpi"]],
	["Fotocopia simple del DPI de quien compra", ["dpi"]],
	[
		"Certificaciones vigentes de carencia de antecedentes penales y policiacos",
		["antecedentes-penales", "antecedentes-policiacos"],
	],
	["NIT y RTU actualizados", ["nit", "rtu"]],
	["Correo electrónico", ["correo"]],
])("“%s” is %j", (requirement, papers) => {
	expect(neededIn(requirement)).toEqual(papers);
});

test.each([
	"Copia del DPI de la persona fallecida",
	"DPI o pasaporte del padre, madre o tutor",
	"DPI vencido o por vencer",
	"Sin DPI o con DPI en mal estado: certificación de DPI de RENAP de no más de 3 meses, en PDF",
	"Antecedentes penales o policiales del extranjero, autenticados",
	"NIT de la empresa o patrono",
])("“%s” is nobody's own paper, and stays as the record says it", (requirement) => {
	expect(neededIn(requirement)).toEqual([]);
	expect(listUnread({ id: "x", requirements: [requirement] })).toEqual([requirement]);
});

test("of a procedure whose papers somebody has written down nothing is guessed", () => {
	expect(listUnread({ id: "inscripcion-nit", requirements: ["Cualquier cosa"] })).toEqual([]);
	expect(listGiversOf("nit")).toEqual(["inscripcion-nit"]);
	expect(listGiversOf("dpi")).toEqual(["dpi-primera-vez", "renovacion-dpi", "reposicion-dpi"]);
});
