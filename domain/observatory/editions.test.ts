import { expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { closeEdition, compareEditionDays, findDayFault, listEditions } from "./editions.ts";

test.each([
	["2026-11-23", undefined, null],
	["2026-11-23", "2026-11-22", null],
	["2026-11-23", "2026-11-23", "editionTwice"],
	["2026-11-22", "2026-11-23", "editionTwice"],
	["2026-11-24", "2026-11-22", "editionToCome"],
	["2026-11-16", "2026-11-15", null],
	["2026-11-15", "2026-11-14", "editionWaited"],
	["2026-03-01", undefined, "editionWaited"],
])("on 23 November an edition of %s after one of %s is refused with %s", (day, last, fault) => {
	expect(findDayFault(day, { today: "2026-11-23", last })).toBe(fault);
});

test("two of one day, which an earlier release let somebody close, stand in the same order everywhere", () => {
	const close = (date: string) =>
		JSON.stringify(
			closeEdition(createCatalogue({ procedures: [], institutions: [], observatory: [] }, "1"), {
				...{ name: "Una", note: "", date },
			}),
		);
	const stored = [
		{ id: "edition:zeta", content: close("2026-11-20") },
		{ id: "edition:alfa", content: close("2026-11-20") },
		{ id: "edition:beta", content: close("2026-03-01") },
	];
	for (const site_documents of [stored, stored.toReversed()]) {
		const catalogue = createCatalogue({ procedures: [], institutions: [], observatory: [], site_documents }, "1");
		expect(listEditions(catalogue).map(({ id }) => id)).toEqual(["beta", "alfa", "zeta"]);
	}
	const one = { date: "2026-11-20", id: "alfa" };
	expect(compareEditionDays(one, one)).toBe(0);
});
