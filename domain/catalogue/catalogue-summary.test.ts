import { expect, it } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import { listFullestCategories, summarizeCatalogue } from "./catalogue-summary.ts";

function catalogueOf(...procedures: { type?: string; category?: string }[]) {
	const rows = procedures.map((procedure, position) => ({ id: `p${position}`, name: "P", ...procedure }));
	return createCatalogue({ procedures: rows, institutions: [{ id: "sat" }], observatory: [] }, "test");
}

it("counts what is wholly online and rounds its share", () => {
	const catalogue = catalogueOf({ type: "digital" }, { type: "mixto" }, { type: "presencial" });
	expect(summarizeCatalogue(catalogue)).toEqual({ procedures: 3, institutions: 1, digital: 1, digitalPercent: 33 });
});

it("an empty catalogue has a share of 0, not of nothing", () => {
	expect(summarizeCatalogue(catalogueOf()).digitalPercent).toBe(0);
});

it("lists the fullest categories first and leaves out the empty ones", () => {
	const catalogue = catalogueOf({ category: "Salud" }, { category: "Justicia" }, { category: "justicia" }, {});
	expect(listFullestCategories(catalogue, 3).map(({ id }) => id)).toEqual(["justicia", "salud"]);
	expect(listFullestCategories(catalogue, 1)).toHaveLength(1);
});
