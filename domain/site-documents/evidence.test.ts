import { expect, test } from "vitest";
import { listStaleEvidence } from "./evidence.ts";

const PAGE = { source: "https://www.sat.gob.gt/nit", by: "Ana", on: "2026-10-02" };
const evaluation = (row: object, evidence: object = { consulta_estado: PAGE, num_pasos: PAGE }) => ({
	row: { id: "nit", consulta_estado: "No: no se ve", num_pasos: 9, ...row },
	evidence,
});
const YES = { consulta_estado: "Sí: se ve" };

test.each([
	["another answer", YES, undefined, ["consulta_estado"]],
	["no answer any more", { consulta_estado: "Sin dato" }, undefined, ["consulta_estado"]],
	["another number", { num_pasos: 3 }, undefined, ["num_pasos"]],
	["the same answer with another reason", { consulta_estado: "No, nada" }, undefined, []],
	["an answer that nothing shows", { multi_idioma: "Sí" }, undefined, []],
	["another answer of another evaluator", YES, { consulta_estado: { ...PAGE, by: "Beto" } }, ["consulta_estado"]],
	["another answer by another page", YES, { consulta_estado: { ...PAGE, source: "Carta" } }, []],
	["another answer on another day", YES, { consulta_estado: { ...PAGE, on: "2026-11-22" } }, []],
	["another answer without evidence", YES, {}, []],
])("%s leaves stale: %j, %j", (_what, row, evidence, stale) => {
	expect(listStaleEvidence(evaluation({}), evaluation(row, evidence), "2026-11-23")).toEqual(stale);
});

test("what was read this very day holds for an answer that is mended", () => {
	expect(listStaleEvidence(evaluation({}), evaluation(YES), "2026-10-02")).toEqual([]);
	expect(listStaleEvidence({ row: undefined, evidence: undefined }, evaluation(YES), "2026-11-23")).toEqual([]);
});
