import { expect, test } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import { findRelatedProcedures } from "./related.ts";

/** Ids of what is shown beside the procedure "asked", with what it has in common. */
function relatedTo(asked: Record<string, unknown>, others: Record<string, unknown>[], limit = 10) {
	const procedures = [
		{ id: "asked", name: "Asked", ...asked },
		...others.map((other) => ({ name: other.id, ...other })),
	];
	const catalogue = createCatalogue({ procedures, institutions: [{ id: "sat" }, { id: "rm" }], observatory: [] }, "1");
	const procedure = catalogue.procedures.find(({ id }) => id === "asked");
	if (!procedure) throw new Error("The procedure is not in the catalogue.");
	const related = findRelatedProcedures(catalogue, procedure, limit);
	return related && { by: related.by, ids: related.procedures.map(({ id }) => id) };
}

const VEHICLES = { institution_id: "sat", category: "Economía", subcategory: "Vehículos" };

test("the nearest neighbour comes first: one subcategory says more than one category, both say most", () => {
	const others = [
		{ id: "a-neither", institution_id: "sat" },
		{ id: "b-category", institution_id: "sat", category: "Economía" },
		{ id: "c-subcategory", institution_id: "sat", subcategory: "Vehículos" },
		{ id: "d-both", ...VEHICLES },
	];
	expect(relatedTo(VEHICLES, others)).toEqual({
		by: "institution",
		ids: ["d-both", "c-subcategory", "b-category", "a-neither"],
	});
});

test("among equally near ones the order is that of the names, and no more are shown than fit", () => {
	const others = ["c", "a", "d", "b"].map((id) => ({ id, ...VEHICLES }));
	expect(relatedTo(VEHICLES, others, 3)?.ids).toEqual(["a", "b", "c"]);
});

test("an institution with nothing else to offer leaves the citizen those of the same category, never the page itself", () => {
	const others = [
		{ id: "same-kind", institution_id: "rm", category: "negocios" },
		{ id: "other-kind", institution_id: "rm", category: "Salud" },
	];
	expect(relatedTo(VEHICLES, others)).toEqual({ by: "category", ids: ["same-kind"] });
});

test("two procedures of which nothing is known have nothing in common", () => {
	expect(relatedTo({}, [{ id: "stray" }])).toBeNull();
});
