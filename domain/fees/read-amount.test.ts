import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

test.each([
	["0", 0],
	["3500", 350_000],
	["Q3,500.50", 350_050],
	["3.500,50", 350_050],
	["Q 3 500", 350_000],
	["3,500", 350_000],
	["3500.5", 350_050],
	["3500,50", 350_050],
	["0.01", 1],
	["1'500,000.00", 150_000_000],
	["1,500,000", 150_000_000],
	["1.500.000", 150_000_000],
	["1.500.000,25", 150_000_025],
	["3500 quetzales", 350_000],
	["GTQ 12000", 1_200_000],
	["Q.1,000.00", 100_000],
	["0003500", 350_000],
	["1000000000", 100_000_000_000],
])("%s is %i hundredths", (typed, cents) => {
	expect(readAmount(typed)).toEqual({ cents });
});

test.each([
	["", "missing"],
	["   ", "missing"],
	["Q", "unreadable"],
	["tres mil", "unreadable"],
	["3 mil", "unreadable"],
	["5k", "unreadable"],
	["1e5", "unreadable"],
	["3,50,0", "unreadable"],
	["3,500,50", "unreadable"],
	["3.500,50,0", "unreadable"],
	["35.00.50", "unreadable"],
	["1,5000.00", "unreadable"],
	[".", "unreadable"],
	[".50", "unreadable"],
	["3500.", "unreadable"],
	["3500-4000", "unreadable"],
	["-", "unreadable"],
	["-0", "unreadable"],
	["3.500", "ambiguous"],
	["-3500", "negative"],
	["−Q3,500", "negative"],
	["3500.505", "cents"],
	["1000000000.01", "huge"],
	["1000000001", "huge"],
	["9".repeat(400), "huge"],
])("%s is %s", (typed, fault) => {
	expect(readAmount(typed)).toEqual({ fault });
});
