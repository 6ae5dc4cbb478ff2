import { describe, expect, it } from "vitest";
import { DEPARTMENT_IDS, findDepartment } from "./departments.ts";
import { findClosedOffices, findOffices, NEIGHBOURS, type OfficeQuestion } from "./find-offices.ts";
import { findMunicipality } from "./municipalities.ts";
import { compareOffices, isIn, NO_PROCEDURE, type Office, readOffice } from "./office.ts";

const ROW = {
	id: "renap-coban",
	institution_id: "renap",
	name: "RENAP Cobán",
	country: "GT",
	department: "Alta Verapaz",
	municipality: "Cobán",
	hours: "Mo-Fr 08:00-16:00",
	source: "https://www.renap.gob.gt/sedes",
	published: "2026-01-01",
	read: "2026-11-27",
};
const TODAY = "2026-11-27";

function office(change: Partial<Record<keyof Office, unknown>> = {}): Office {
	const reading = readOffice({ ...ROW, ...change }, TODAY);
	if (!reading || reading.problems.length > 0) throw new Error(reading?.problems.join() ?? "required");
	return reading.row;
}

const ANYWHERE: OfficeQuestion = { institution: null, procedure: null, department: null, municipality: null };

/** Asks among offices in the order of a catalogue. */
function find(offices: readonly Office[], question: OfficeQuestion) {
	return findOffices(offices.toSorted(compareOffices), question);
}

describe("the row of an office", () => {
	it("is read whole, with null for what nobody says", () => {
		expect(office()).toMatchObject({ id: "renap-coban", phone: null, services: [], closed_since: null });
	});

	it.each([
		["department", "Coban"],
		["department", "alta verapaz"],
		["country", "Guatemala"],
		["hours", "de lunes a viernes"],
		["source", "javascript:alert(1)"],
		["read", "2026-11-28"],
		["closed_since", "2027-01-01"],
	])("with %s = %j is left out", (field, value) => {
		expect(readOffice({ ...ROW, [field]: value }, TODAY)?.problems).toContain(field);
	});

	it.each(["id", "institution_id", "name", "country", "source", "read"])("without %s is none", (field) => {
		expect(readOffice({ ...ROW, [field]: null }, TODAY)).toBeNull();
	});

	it("abroad has no department", () => {
		expect(readOffice({ ...ROW, country: "US" }, TODAY)?.problems).toEqual(["department"]);
		expect(office({ country: "US", department: null, municipality: "Houston", region: "Texas" }).region).toBe("Texas");
	});
});

describe("the departments", () => {
	it("are 22, found by name or word, and border on each other both ways", () => {
		expect(DEPARTMENT_IDS).toHaveLength(22);
		expect(findDepartment("SOLOLÁ")).toBe("solola");
		expect(findDepartment("alta-verapaz")).toBe("alta-verapaz");
		expect(findDepartment("Xela")).toBeNull();
		for (const id of DEPARTMENT_IDS) for (const next of NEIGHBOURS[id]) expect(NEIGHBOURS[next]).toContain(id);
	});
});

describe("finding an office", () => {
	const coban = office();
	const carcha = office({ id: "renap-carcha", name: "RENAP Carchá", municipality: "San Pedro Carchá" });
	const salama = office({
		id: "renap-salama",
		name: "RENAP Salamá",
		department: "Baja Verapaz",
		municipality: "Salamá",
	});
	const zacapa = office({
		id: "sat-zacapa",
		institution_id: "sat",
		name: "SAT Zacapa",
		department: "Zacapa",
		municipality: "Zacapa",
	});
	const peten = office({ id: "renap-flores", name: "RENAP Flores", department: "Petén", municipality: "Flores" });
	const closed = office({ id: "renap-old", name: "RENAP viejo", closed_since: "2025-01-01" });
	const abroad = office({
		id: "minex-houston",
		institution_id: "minex",
		name: "Houston",
		country: "US",
		department: null,
		municipality: "Houston",
	});
	const all = [peten, zacapa, salama, carcha, coban, closed, abroad];
	const ids = (list: readonly Office[]) => list.map(({ id }) => id);

	it("tells those of the department, the municipality first, and never one that is closed", () => {
		const asked = { ...ANYWHERE, institution: "renap", department: "alta-verapaz" } as const;
		expect(ids(find(all, asked).here)).toEqual(["renap-coban", "renap-carcha"]);
		const municipality = findMunicipality("alta-verapaz", "San Pedro Carchá");
		expect(ids(find(all, { ...asked, municipality }).here)).toEqual(["renap-carcha", "renap-coban"]);
		expect(find(all, asked)).toMatchObject({ near: [], elsewhere: [] });
	});

	it("tells no neighbour where one alone is there, and of closed ones those of the department", () => {
		const one = [office(), office({ id: "renap-xela", department: "Quetzaltenango", municipality: "Quetzaltenango" })];
		const alta = { ...ANYWHERE, department: "alta-verapaz" } as const;
		expect(
			find([...one, office({ id: "renap-salama", department: "Baja Verapaz", municipality: "Salamá" })], alta),
		).toMatchObject({
			here: [{ id: "renap-coban" }],
			near: [],
		});
		const closed = one.map((each) => ({ ...each, closed_since: "2026-01-01" }));
		expect(findClosedOffices(closed, alta).map(({ id }) => id)).toEqual(["renap-coban"]);
		expect(findClosedOffices(closed, ANYWHERE)).toHaveLength(2);
	});

	it("tells the neighbours where there is none, and everything else only where none is near", () => {
		expect(find(all, { ...ANYWHERE, institution: "renap", department: "izabal" })).toMatchObject({
			here: [],
			near: [{ id: "renap-coban" }, { id: "renap-carcha" }, { id: "renap-flores" }],
			elsewhere: [],
		});
		const far = find(all, { ...ANYWHERE, institution: "sat", department: "san-marcos" });
		expect([ids(far.here), ids(far.near), ids(far.elsewhere)]).toEqual([[], [], ["sat-zacapa"]]);
	});

	it("a border post, which gives no procedure, is told for its institution and for no procedure", () => {
		const border = office({ id: "igm-border", institution_id: "igm", name: "Frontera", services: [NO_PROCEDURE] });
		const alta = { ...ANYWHERE, department: "alta-verapaz" } as const;
		expect(ids(find([border], { ...alta, institution: "igm" }).here)).toEqual(["igm-border"]);
		const procedure = { id: "pasaporte-primera-vez", institution: "igm" };
		expect(find([border], { ...alta, procedure })).toEqual({ here: [], near: [], elsewhere: [] });
	});

	it("tells for a procedure first where the source says that it is done, then those of its institution, no other", () => {
		const procedure = { id: "dpi", institution: "renap" };
		const sure = { ...peten, services: ["dpi"] };
		const other = { ...coban, services: ["certificados"] };
		expect(ids(find([salama, sure, other, zacapa], { ...ANYWHERE, procedure }).here)).toEqual([
			"renap-flores",
			"renap-salama",
		]);
		expect(ids(find([{ ...zacapa, services: ["dpi"] }], { ...ANYWHERE, procedure }).here)).toEqual(["sat-zacapa"]);
	});

	it("tells two offices of one name apart by their municipality, and one municipality name in two departments", () => {
		const twins = [
			office({ id: "a", name: "Juzgado de Paz", department: "Jutiapa", municipality: "El Progreso" }),
			office({ id: "b", name: "Juzgado de Paz", department: "Guatemala", municipality: "Mixco" }),
			office({ id: "c", name: "Juzgado de Paz", department: "El Progreso", municipality: "Guastatoya" }),
		];
		expect(ids(find(twins, { ...ANYWHERE, department: "el-progreso" }).here)).toEqual(["c"]);
		expect(ids(find(twins, { ...ANYWHERE, department: "jutiapa" }).here)).toEqual(["a"]);
	});

	it("puts those of a municipality first, by any of its names, and never those of its namesake in another department", () => {
		const list = [
			office({ id: "a", name: "A", department: "Quiché", municipality: "Nebaj" }),
			office({ id: "b", name: "B", department: "Quiché", municipality: "Santa María Nebaj" }),
			office({ id: "c", name: "C", department: "Quiché", municipality: "Ixcán" }),
			office({ id: "d", name: "D", department: "Quiché", municipality: null }),
		];
		const asked = { ...ANYWHERE, department: "quiche" } as const;
		expect(ids(find(list, { ...asked, municipality: findMunicipality("quiche", "Nebaj") }).here)).toEqual([
			...["a", "b", "d", "c"],
		]);
		const sanJose = findMunicipality("peten", "San José");
		const puerto = office({ id: "e", department: "Escuintla", municipality: "San José" });
		expect(sanJose && isIn(puerto, sanJose)).toBe(false);
		expect(ids(find([puerto], { ...ANYWHERE, department: "peten", municipality: sanJose }).here)).toEqual([]);
	});

	it("tells one of which nobody says the department only where none was chosen, or none is near", () => {
		const lost = office({ id: "lost", department: null, municipality: null });
		expect(ids(find([lost, coban], ANYWHERE).here)).toEqual(["lost", "renap-coban"]);
		expect(find([lost], { ...ANYWHERE, department: "zacapa" })).toMatchObject({
			...{ here: [], near: [], elsewhere: [{ id: "lost" }] },
		});
	});
});
