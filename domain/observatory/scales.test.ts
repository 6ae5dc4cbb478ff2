import { describe, expect, test } from "vitest";
import { PROCEDURE_TYPES } from "../catalogue/procedure.ts";
import {
	cutToOneDecimal,
	DIGITISATION,
	EXCELLENT_MATURITY,
	MATURITY_SCALE,
	maturityBandOf,
	REQUIREMENT_SCALE,
	SCORE_SCALE,
	STEP_SCALE,
	scoreBandOf,
	verdictOfCount,
	writeBands,
} from "./scales.ts";

describe("the bands", () => {
	test.each([
		[100, "excelente"],
		[80, "excelente"],
		[79.5, "bueno"],
		[60, "bueno"],
		[59.9, "parcial"],
		[40, "parcial"],
		[39.9, "modernizar"],
		[0, "modernizar"],
	])("a score of %d is %s", (score, band) => {
		expect(scoreBandOf(score)).toBe(band);
	});

	test.each([
		[5, "madura"],
		[4, "madura"],
		[3.96, "desarrollo"],
		[3, "desarrollo"],
		[2.9, "basica"],
		[2, "basica"],
		[1.9, "inicial"],
		[0, "inicial"],
	])("a maturity of %d is %s", (maturity, band) => {
		expect(maturityBandOf(maturity)).toBe(band);
	});

	test.each([
		[3.96, 3.9],
		[3.3, 3.3],
		[0.7, 0.7],
		[2.5, 2.5],
		[4, 4],
		[59.99, 59.9],
	])("%d is shown as %d, never better than its band", (figure, shown) => {
		expect(cutToOneDecimal(figure)).toBe(shown);
	});

	test("are written from the first to the last figure that they hold", () => {
		expect(writeBands(SCORE_SCALE)).toEqual([
			{ band: "excelente", from: "80", to: "100" },
			{ band: "bueno", from: "60", to: "79" },
			{ band: "parcial", from: "40", to: "59" },
			{ band: "modernizar", from: "0", to: "39" },
		]);
		expect(writeBands(MATURITY_SCALE)).toEqual([
			{ band: "madura", from: "4.0", to: "5.0" },
			{ band: "desarrollo", from: "3.0", to: "3.9" },
			{ band: "basica", from: "2.0", to: "2.9" },
			{ band: "inicial", from: "0.0", to: "1.9" },
		]);
	});

	test("excellent means a maturity of at least 4", () => {
		expect(EXCELLENT_MATURITY).toBe(4);
	});
});

describe("a number", () => {
	test.each([
		[0, "si"],
		[3, "si"],
		[4, "parcial"],
		[5, "parcial"],
		[6, "no"],
		[60, "no"],
		[null, null],
	])("of %j steps is %j", (count, verdict) => {
		expect(verdictOfCount(count, STEP_SCALE)).toBe(verdict);
	});

	test.each([
		[3, "si"],
		[4, "parcial"],
		[6, "parcial"],
		[7, "no"],
	])("of %i requirements is %j", (count, verdict) => {
		expect(verdictOfCount(count, REQUIREMENT_SCALE)).toBe(verdict);
	});
});

test("digitisation has a level for each type of procedure: 100, 50 and 0 and no other", () => {
	expect(DIGITISATION.map(({ share, type, filter }) => [share, type, filter])).toEqual([
		[100, "digital", "digital"],
		[50, "mixto", "partial"],
		[0, "presencial", "none"],
	]);
	expect(DIGITISATION.map(({ type }) => type)).toEqual(PROCEDURE_TYPES);
});
