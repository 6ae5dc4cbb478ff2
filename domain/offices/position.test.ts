import { expect, it } from "vitest";
import { DEPARTMENT_IDS } from "./departments.ts";
import { listMunicipalities } from "./municipalities.ts";
import { findNearestTowns } from "./position.ts";

const near = (latitude: number, longitude: number, most = 1) =>
	findNearestTowns({ latitude, longitude }, most).map(({ name, department }) => `${name}, ${department}`);

it("every main town is nearest to itself, so two of one name are never mixed up", () => {
	const all = DEPARTMENT_IDS.flatMap(listMunicipalities);
	const known = all.filter(({ centre }) => centre !== null);
	expect(known.length).toBeGreaterThan(330);
	for (const { name, department, centre } of known)
		expect(near(centre?.[0] ?? 0, centre?.[1] ?? 0)).toEqual([`${name}, ${department}`]);
});

it.each([
	["Panajachel", 14.74, -91.159, "Panajachel, solola"],
	["Tikal", 17.222, -89.624, "San José, peten"],
	["the far corner of Petén", 17.8, -90.95, "La Libertad, peten"],
	["a bank of the Suchiate in Mexico", 14.679, -92.15, "Ayutla, san-marcos"],
	["Benque Viejo in Belize, beside Melchor", 17.075, -89.139, "Melchor de Mencos, peten"],
])("from %s it is %s %s: %s", (_where, latitude, longitude, wanted) =>
	expect(near(latitude, longitude)).toEqual([wanted]),
);

it("the next towns are told too, for whoever is in a large municipality nearer to the town of another", () => {
	// The airport of the capital.
	expect(near(14.583, -90.527, 3)).toEqual([
		"Santa Catarina Pinula, guatemala",
		"Guatemala, guatemala",
		"Villa Nueva, guatemala",
	]);
});

it.each([
	["Tapachula", 14.906, -92.263],
	["San Salvador", 13.693, -89.218],
	["Copán Ruinas", 14.838, -89.156],
	["Belize City", 17.251, -88.759],
	["Los Angeles", 34.052, -118.244],
	["the ocean off Champerico", 13.5, -92.5],
	["where nothing is told", 0, 0],
	["what is no number", Number.NaN, Number.NaN],
])("from %s nothing is near", (_where, latitude, longitude) => expect(near(latitude, longitude)).toEqual([]));
