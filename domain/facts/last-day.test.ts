import { expect, test } from "vitest";
import { isDay, isWorkingDay, lastDayOf, nextYearly, workingDayUntil } from "./last-day.ts";
import type { CountedTerm } from "./procedure-term.ts";

test.each<
	[what: string, kind: CountedTerm["kind"], amount: number, unit: CountedTerm["unit"], from: string, to: string]
>([
	["days of the calendar", "plazo", 30, "días", "2026-11-20", "2026-12-20"],
	["working days over Christmas, half a holiday among them", "plazo", 3, "días hábiles", "2026-12-23", "2026-12-29"],
	["working days over Holy Week", "plazo", 2, "días hábiles", "2027-03-23", "2027-03-29"],
	["working days from a Saturday", "plazo", 1, "días hábiles", "2026-11-21", "2026-11-23"],
	["the Army's day that moves to a Monday", "plazo", 1, "días hábiles", "2026-06-26", "2026-06-30"],
	["sixty working days from a birth", "plazo", 60, "días hábiles", "2026-11-20", "2027-02-16"],
	["months that end on the same day", "vigencia", 6, "meses", "2026-05-15", "2026-11-15"],
	["months into a shorter one", "vigencia", 6, "meses", "2026-08-31", "2027-02-28"],
	["months over a year", "plazo", 3, "meses", "2026-11-30", "2027-02-28"],
	["a year from the day that few years have", "vigencia", 1, "años", "2024-02-29", "2025-02-28"],
	["ten years", "vigencia", 10, "años", "2026-11-20", "2036-11-20"],
	["days before a journey", "antes", 4, "días", "2026-12-02", "2026-11-28"],
	["working days before a permit ends", "antes", 15, "días hábiles", "2026-11-20", "2026-10-30"],
	["months before", "antes", 1, "meses", "2027-03-31", "2027-02-28"],
])("counts %s", (_what, kind, amount, unit, from, to) => {
	expect(lastDayOf({ kind, amount, unit }, from)).toBe(to);
});

test("no office works on a Sunday or a holiday, and each does on half of one", () => {
	const days = ["2026-11-22", "2026-11-01", "2026-09-15", "2026-12-24", "2026-11-20"];
	expect(days.map(isWorkingDay)).toEqual([false, false, false, true, true]);
});

test("a last day on which offices are closed is told with the one before", () => {
	expect(workingDayUntil("2027-03-28")).toBe("2027-03-24");
	expect(workingDayUntil("2026-11-20")).toBe("2026-11-20");
});

test("what ends every year ends this year while its day is to come, today included", () => {
	const days = ["2026-07-30", "2026-07-31", "2026-08-01"];
	expect(days.map((today) => nextYearly("07-31", today))).toEqual(["2026-07-31", "2026-07-31", "2027-07-31"]);
	expect(["2027-01-05", "2028-01-05"].map((today) => nextYearly("02-29", today))).toEqual(["2027-02-28", "2028-02-29"]);
});

test.each(["2026-02-30", "2026-13-01", "26-01-01", "2026-1-1", "", "mañana", "2026-11-20T00:00"])(
	"“%s” is no day of the calendar",
	(text) => {
		expect([isDay(text), isDay("2026-11-20")]).toEqual([false, true]);
	},
);
