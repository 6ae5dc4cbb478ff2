import { expect, test } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import type { Need } from "./related.ts";
import { findRelatedProcedures } from "./related.ts";

/** Ids of what is shown beside the procedure "asked". */
function relatedTo(
	asked: Record<string, unknown>,
	others: Record<string, unknown>[],
	{ needs = [], limit = 10 }: { needs?: readonly Need[]; limit?: number } = {},
) {
	const procedures = [
		{ id: "asked", name: "Asked", ...asked },
		...others.map((other) => ({ name: other.id, ...other })),
	];
	const catalogue = createCatalogue({ procedures, institutions: [{ id: "sat" }, { id: "rm" }], observatory: [] }, "1");
	const procedure = catalogue.procedures.find(({ id }) => id === "asked");
	if (!procedure) throw new Error("The procedure is not in the catalogue.");
	return findRelatedProcedures(catalogue, procedure, { needs, limit }).map(({ id }) => id);
}

const VEHICLES = { institution_id: "sat", category: "Economía", subcategory: "Vehículos" };

test("what people need together comes first, in the order of the need, whichever office gives it", () => {
	const others = [
		{ id: "neighbour", ...VEHICLES },
		{ id: "policiacos", institution_id: "rm", category: "Justicia" },
		{ id: "renas", institution_id: "rm" },
	];
	const needs = [
		["renas", "asked", "policiacos"],
		["policiacos", "asked"],
		["neighbour", "renas"],
	];
	expect(relatedTo(VEHICLES, others, { needs })).toEqual(["renas", "policiacos", "neighbour"]);
});

test("a need may name what the catalogue no longer has: it is left out", () => {
	expect(relatedTo({}, [{ id: "other" }], { needs: [["asked", "gone", "other"]] })).toEqual(["other"]);
});

test("the nearest neighbour comes next: of one subcategory, then of one institution, then of one category", () => {
	const others = [
		{ id: "a-stranger", institution_id: "rm", category: "Salud" },
		{ id: "b-category", institution_id: "rm", category: "Economía" },
		{ id: "c-institution", institution_id: "sat" },
		{ id: "d-both", institution_id: "sat", category: "Economía" },
		{ id: "e-subcategory", subcategory: "Vehículos" },
		{ id: "f-all", ...VEHICLES },
	];
	expect(relatedTo(VEHICLES, others)).toEqual(["f-all", "e-subcategory", "d-both", "c-institution", "b-category"]);
});

test("among equally near ones the order is that of the names, and no more are shown than fit", () => {
	const others = ["c", "a", "d", "b"].map((id) => ({ id, ...VEHICLES }));
	expect(relatedTo(VEHICLES, others, { limit: 3 })).toEqual(["a", "b", "c"]);
});

test("two procedures of which nothing is known have nothing in common", () => {
	expect(relatedTo({}, [{ id: "stray" }])).toEqual([]);
});
