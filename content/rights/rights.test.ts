import { expect, test } from "vitest";
import institutions from "../../data/institutions.json" with { type: "json" };
import { safeWebAddress } from "../../domain/text/web-address.ts";
import { findStanding, INSTITUTION_STANDINGS } from "./executive-branch.ts";
import { RIGHTS, SCOPE_SOURCE } from "./rights.ts";

const ids = institutions.map(({ id }) => id);

test("each institution is classed once, and who may be no office of the State is left out", () => {
	const classed = INSTITUTION_STANDINGS.map(({ id }) => id);
	expect(new Set(classed).size).toBe(classed.length);
	expect(classed.filter((id) => !ids.includes(id))).toEqual([]);
	expect(ids.filter((id) => !classed.includes(id))).toEqual(["colegios-profesionales", "vupe"]);
});

test("the executive branch is its ministries, its secretariats and what belongs to a ministry, and nobody else", () => {
	for (const { id, standing, ground, of } of INSTITUTION_STANDINGS) {
		const isOfExecutive = ["ministerio", "secretaria", "dependencia"].includes(ground);
		expect(standing === "ejecutivo", id).toBe(isOfExecutive);
		expect(standing === "publica", id).toBe(ground === "sin-leer");
		expect(of !== null, id).toBe(ground === "dependencia");
		if (of !== null) expect(findStanding(of)?.ground, id).toBe("ministerio");
	}
	const outside = ["muniguate", "empagua", "igss", "renap", "sat", "igm", "mp", "oj", "usac", "pdh"];
	expect(outside.map((id) => findStanding(id)?.standing)).toEqual(outside.map(() => "fuera"));
	expect(["tse", "cgc"].map((id) => findStanding(id)?.standing)).not.toContain("ejecutivo");
});

test("who stands where was read on a page with its day, or says so itself in its own record", () => {
	const own = INSTITUTION_STANDINGS.filter(({ source, standing }) => source === null && standing !== "publica");
	expect(own.map(({ id }) => id)).toEqual(["rm"]);
	expect(institutions.find(({ id }) => id === "rm")?.description).toContain("Depende del Ministerio de Economía");
	for (const { id, source, read } of INSTITUTION_STANDINGS) {
		expect(source === null, id).toBe(read === null);
		if (source !== null) expect(safeWebAddress(source), id).not.toBeNull();
	}
});

test("every right names pages that it was read in, and no number of an article that none of them names", () => {
	expect(safeWebAddress(SCOPE_SOURCE)).not.toBeNull();
	for (const { id, sources, article, law, scope } of RIGHTS) {
		expect(sources.length, id).toBeGreaterThan(0);
		for (const { address } of sources) expect(safeWebAddress(address), id).not.toBeNull();
		// The text of a law says its own number; an explanation is passed on with that word.
		if (sources.some(({ isText }) => isText)) expect(article, id).not.toBeNull();
		if (article === null) expect(sources.length, id).toBeGreaterThan(1);
		expect(scope === "ejecutivo", id).toBe(law === "simplificacion");
	}
});
