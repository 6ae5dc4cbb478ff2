import { expect, it } from "vitest";
import { DEPARTMENT_IDS } from "./departments.ts";
import { findMunicipality, findNamesakes, listMunicipalities, listMunicipalityWords } from "./municipalities.ts";

it("there are 340 municipalities, each with a word of its own in its department and a place in Guatemala", () => {
	const all = DEPARTMENT_IDS.flatMap(listMunicipalities);
	expect(all).toHaveLength(340);
	expect(new Set(all.map(({ id, department }) => `${department} ${id}`)).size).toBe(340);
	expect(all.filter(({ centre }) => centre === null).map(({ name }) => name)).toEqual(["Petatán", "Las Cruces"]);
	for (const { id, name, department, centre } of all) {
		expect(id, name).toMatch(/^[a-z]+(-[a-z]+)*$/);
		expect(findMunicipality(department, id)?.name).toBe(name);
		if (!centre) continue;
		expect(centre[0], name).toBeGreaterThan(13.7);
		expect(centre[0], name).toBeLessThan(17.9);
		expect(centre[1], name).toBeGreaterThan(-92.3);
		expect(centre[1], name).toBeLessThan(-88.2);
	}
});

it("one is found by its word, its name or its short name, whatever accents and case", () => {
	for (const text of ["santo-tomas-chichicastenango", "Santo Tomás Chichicastenango", "CHICHICASTENANGO"])
		expect(findMunicipality("quiche", text)?.id, text).toBe("santo-tomas-chichicastenango");
	expect(findMunicipality("quiche", "Ixcán")?.name).toBe("Playa Grande Ixcán");
	for (const text of [null, "", "-", "chichi", "todos"]) expect(findMunicipality("quiche", text)).toBeNull();
});

it("those of one name in two departments are two, each of its own", () => {
	expect(findNamesakes("San José").map(({ department }) => department)).toEqual(["escuintla", "peten"]);
	expect(findMunicipality("escuintla", "San José")?.centre?.[0]).toBeCloseTo(13.9, 1);
	expect(findMunicipality("peten", "San José")?.centre?.[0]).toBeCloseTo(17, 1);
	expect(findMunicipality("jutiapa", "El Progreso")?.department).toBe("jutiapa");
	expect(findMunicipality("el-progreso", "El Progreso")).toBeNull();
	expect(listMunicipalityWords()).toEqual(expect.arrayContaining(["san-jose", "santa-maria-nebaj", "nebaj"]));
});
