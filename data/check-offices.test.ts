import { expect, test } from "vitest";
import { findOffices } from "../domain/offices/find-offices.ts";
import { checkOffices, listOffices, readOfficeFiles, writeMatrix } from "./check-offices.ts";
import { readKnownPages } from "./check-utterances.ts";

const TODAY = "2026-11-27";
const OFFICE = {
	...{ id: "renap-coban", name: "RENAP Cobán", country: "GT", department: "Alta Verapaz", municipality: "Cobán" },
	...{ address: "1a. calle 1-1, zona 1", source: "https://www.renap.gob.gt/x", read: "2026-11-27" },
};
const pages = new Set(["renap", "dpi-primera-vez"]);

function check(...offices: object[]) {
	return checkOffices(new Map([["renap", offices]]), { pages }, TODAY).map(({ id, field }) => `${id} ${field}`);
}

test("the offices of the release have no mistake", () => {
	const files = readOfficeFiles(import.meta.dirname);
	expect(checkOffices(files, readKnownPages(import.meta.dirname), new Date().toISOString().slice(0, 10))).toEqual([]);
	expect(listOffices(files, "2999-01-01").length).toBeGreaterThan(300);
});

test.each([
	["pasaporte-primera-vez", "igm", /frontera|refugio/i],
	["divorcio", "oj", /sala|extorsión|trata/i],
	["boleto-de-ornato", "muniguate", /tránsito/i],
	["inscripcion-nit", "sat", /aduana/i],
])("for %s nobody is sent to an office of %s that gives no procedure", (id, institution, other) => {
	const offices = listOffices(readOfficeFiles(import.meta.dirname), "2999-01-01");
	const anywhere = { institution: null, department: null, municipality: null };
	const told = findOffices(offices, { ...anywhere, procedure: { id, institution } }).here;
	expect(told.length).toBeGreaterThan(0);
	expect(told.filter(({ name }) => other.test(name ?? ""))).toEqual([]);
});

test("a sound office is none", () => expect(check(OFFICE)).toEqual([]));

test.each([
	["hours in words", { hours: "de 8 a 4" }, "hours"],
	["a town for a department", { department: "Cobán" }, "department"],
	["a town of another department", { municipality: "Salamá" }, "municipality"],
	["a procedure that there is not", { services: ["nada"] }, "services"],
	["a column of its own", { fax: "1" }, "fax"],
	["a day to come", { read: "2026-11-28" }, "read"],
	["an editor's note for a doubt", { doubt: "x".repeat(201) }, "doubt"],
])("%s is told", (_what, change, field) => {
	expect(check({ ...OFFICE, ...change })).toEqual([`renap-coban ${field}`]);
});

test("the same id, and the same place twice, are told", () => {
	expect(check(OFFICE, { ...OFFICE, address: "otra" })).toEqual(["renap-coban id"]);
	expect(check(OFFICE, { ...OFFICE, id: "renap-otra" })).toEqual(["renap-otra address"]);
});

test("half an office, an unknown institution and what is no list are told", () => {
	expect(check({ ...OFFICE, source: undefined })).toEqual(["renap-coban -"]);
	expect(checkOffices(new Map([["nadie", [OFFICE]]]), { pages }, TODAY)[0]?.field).toBe("institution_id");
	expect(checkOffices(new Map([["renap", {}]]), { pages }, TODAY)[0]?.file).toBe("offices/renap.json");
});

test("the matrix says in which departments an institution has no office that we know", () => {
	const matrix = writeMatrix(listOffices(new Map([["renap", [OFFICE]]]), TODAY));
	expect(matrix).toContain("renap: 1 (1 con dirección, 0 con horario); falta en 21: Baja Verapaz,");
});

test("of an institution abroad it says the countries, which have no departments", () => {
	const abroad = { ...OFFICE, department: undefined, address: undefined };
	const offices = [
		{ ...abroad, id: "houston", country: "US", municipality: "Houston" },
		{ ...abroad, id: "miami", country: "US", municipality: "Miami" },
		{ ...abroad, id: "madrid", country: "ES", municipality: "Madrid" },
	];
	const say = (...rows: object[]) => writeMatrix(listOffices(new Map([["minex", rows]]), TODAY));
	expect(say(...offices)).toContain("; ninguna en Guatemala; en 2 países: España 1, Estados Unidos 2");
	expect(say(OFFICE, ...offices)).toContain("; en Guatemala: Alta Verapaz 1; en 2 países: España 1,");
});
