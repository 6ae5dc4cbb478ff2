import { describe, expect, it } from "vitest";
import { holidayFrom, listHolidays } from "./holidays.ts";
import { findOpenState, type OpenState, parseHours, type WeeklyHours } from "./hours.ts";

const OFFICE = "Mo-Fr 08:00-12:00,13:00-16:30; Sa 08:00-12:00";
const NEVER = () => null;

function read(text: string): WeeklyHours {
	const hours = parseHours(text);
	if (!hours) throw new Error(`not read: ${text}`);
	return hours;
}

/** The state on a weekday (Monday = 0) at a time such as "08:00". */
function at(text: string, weekday: number, time: string, closedFrom: (ahead: number) => number | null = NEVER) {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return findOpenState(read(text), { weekday, minute: hour * 60 + minute }, closedFrom);
}

const openUntil = (hour: number, minute = 0): OpenState => ({ kind: "open", closes: hour * 60 + minute });
const opensAt = (day: number, daysAhead: number, hour: number, minute = 0): OpenState => ({
	kind: "closed",
	opens: { day, daysAhead, minute: hour * 60 + minute },
});

describe("opening hours", () => {
	it("are right in every minute of a week", () => {
		const hours = read(OFFICE);
		for (let minute = 0; minute < 7 * 1440; minute += 1) {
			const [weekday, inDay] = [Math.floor(minute / 1440), minute % 1440];
			const isMorning = inDay >= 480 && inDay < 720 && weekday < 6;
			const isAfternoon = inDay >= 780 && inDay < 990 && weekday < 5;
			const state = findOpenState(hours, { weekday, minute: inDay }, NEVER);
			expect(state.kind, `${weekday} ${inDay}`).toBe(isMorning || isAfternoon ? "open" : "closed");
		}
	});

	it("tell until when it is open, through noon or not", () => {
		expect(at(OFFICE, 0, "08:00")).toEqual(openUntil(12));
		expect(at(OFFICE, 0, "12:00")).toEqual(opensAt(0, 0, 13));
		expect(at(OFFICE, 0, "16:29")).toEqual(openUntil(16, 30));
		expect(at("Mo-Fr 08:00-12:00,12:00-16:00", 0, "09:00")).toEqual(openUntil(16));
	});

	it("tell when it opens next: today, tomorrow, on Monday", () => {
		expect(at(OFFICE, 2, "06:00")).toEqual(opensAt(2, 0, 8));
		expect(at(OFFICE, 2, "17:00")).toEqual(opensAt(3, 1, 8));
		expect(at(OFFICE, 5, "13:00")).toEqual(opensAt(0, 2, 8));
		expect(at("Th 10:00-11:00", 3, "11:00")).toEqual(opensAt(3, 7, 10));
	});

	it("go past midnight and around the clock", () => {
		expect(at("Fr 22:00-02:00", 5, "01:59")).toEqual(openUntil(2));
		expect(at("Fr 22:00-02:00", 5, "02:00")).toEqual(opensAt(4, 6, 22));
		expect(at("Su 22:00-02:00", 0, "00:30")).toEqual(openUntil(2));
		expect(at("24/7", 6, "23:59")).toEqual({ kind: "open", closes: null });
	});

	it("are closed on a holiday, from noon on half of one, and open where the source says so", () => {
		const today = (from: number) => (ahead: number) => (ahead === 0 ? from : null);
		expect(at(OFFICE, 1, "09:00", today(0))).toEqual(opensAt(2, 1, 8));
		expect(at(OFFICE, 1, "11:00", today(720))).toEqual(openUntil(12));
		expect(at(OFFICE, 1, "14:00", today(720))).toEqual(opensAt(2, 1, 8));
		expect(at("Mo-Fr 12:00-18:00", 1, "11:00", today(720))).toEqual(opensAt(2, 1, 12));
		expect(at("Mo-Fr 08:00-16:00; PH 09:00-11:00", 1, "10:00", today(0))).toEqual(openUntil(11));
		expect(at("24/7", 1, "14:00", today(0)).kind).toBe("open");
		expect(at("24/7", 1, "14:00", today(720)).kind).toBe("open");
	});

	it.each([
		"",
		"lunes a viernes",
		"Mo-Fr 8-16",
		"Mo-Fr 08:00-08:00",
		"Fr-Mo 08:00-16:00",
		"Mo 25:00-26:00",
		"Mo 08:00-12:00,11:00-15:00",
		"Mo-Fr off",
		"PH off",
		"Mo 08:00-16:60",
		"Xx 08:00-16:00",
	])("%j are none", (text) => expect(parseHours(text)).toBeNull());
});

describe("the holidays of Guatemala", () => {
	it.each([
		["2026-04-02", 0, "Thursday before Easter"],
		["2026-04-03", 0, "Friday before Easter"],
		["2026-04-04", 0, "Saturday before Easter"],
		["2026-04-01", null, "the Wednesday before is a working day"],
		["2027-03-25", 0, "Easter moves"],
		["2026-09-15", 0, "Independence"],
		["2026-12-24", 720, "from noon on"],
		["2026-12-25", 0, "Christmas"],
		["2027-01-01", 0, "New Year"],
		["2026-11-27", null, "no holiday"],
	])("%s: %s (%s)", (day, from, _why) => expect(holidayFrom(day)).toBe(from));

	it.each([
		[2021, "2021-06-28", "a Wednesday"],
		[2022, "2022-07-04", "a Thursday"],
		[2023, "2023-07-03", "a Friday"],
		[2024, "2024-07-01", "a Sunday"],
		[2025, "2025-06-30", "a Monday"],
		[2026, "2026-06-29", "a Tuesday"],
		[2029, "2029-07-02", "a Saturday"],
	])("keep the 30th of June of %i on %s, because it is %s", (year, day) => {
		expect(listHolidays(year).get(day)).toBe(0);
		if (!day.endsWith("-06-30")) expect(listHolidays(year).has(`${year}-06-30`)).toBe(false);
	});

	it("leave the 20th of October where it is", () => expect(holidayFrom("2026-10-20")).toBe(0));
});
