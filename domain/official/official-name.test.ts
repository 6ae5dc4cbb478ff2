import { describe, expect, test } from "vitest";
import { readWebsite, writeInstitution, writeName } from "./official-name.ts";

describe("a name of the official list", () => {
	test.each([
		["AUTORIZACIÓN DE RIFAS", "Autorización de rifas"],
		["Autorizacion de colectas públicas", "Autorización de colectas públicas"],
		[
			"Solicitud de ampliación de categoría del establecimiento -DRCPFA-",
			"Solicitud de ampliación de categoría del establecimiento",
		],
		["[DNI] Solicitud de registro", "Solicitud de registro"],
		["Renovación de Carné \nde Arma de Fuego", "Renovación de Carné de Arma de Fuego"],
		["Autorización de asuntos varios.", "Autorización de asuntos varios"],
		["CERTIFICACIÓN DE ACTA DE CODRED", "Certificación de acta de CODRED"],
		["RESPUESTA AL ORGANISMO JUDICIAL SOBRE SOLVENCIAS", "Respuesta al Organismo Judicial sobre solvencias"],
		["Actividades Via Publica.", "Actividades Vía Pública"],
		["Licencia de Cacería", "Licencia de Cacería"],
	])("%j is written %j", (stored, written) => {
		expect(writeName(stored)).toBe(written);
	});

	test("is given by an institution with its acronym in brackets", () => {
		expect(writeInstitution("Comisión Portuaria Nacional -CPN-")).toBe("Comisión Portuaria Nacional (CPN)");
		expect(writeInstitution("Gobernación Departamental de  Jalapa")).toBe("Gobernación Departamental de Jalapa");
	});

	test.each([
		["https://conap.gob.gt/tramites/", "https://conap.gob.gt/tramites/"],
		["gobernacionhuehuetenango.gob.gt/w/servicios/", "https://gobernacionhuehuetenango.gob.gt/w/servicios/"],
		["https://cnee.gob.gt/a   https://cnee.gob.gt/b", "https://cnee.gob.gt/a"],
		["Pendiente", null],
		["Artículo 28 CPRG", null],
		["jescobar@senacyt.gob.gt", null],
		["https//conap.gob.gt/denuncias/", null],
		["https://forms.gle/ifY5vuYWMdNnYxVg9", null],
		["javascript:alert(1)", null],
		["", null],
	])("an institution's address %j leads to %j", (stored, address) => {
		expect(readWebsite(stored)).toBe(address);
	});
});
