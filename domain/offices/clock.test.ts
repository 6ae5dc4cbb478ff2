import { expect, it } from "vitest";
import { openStateAt } from "./clock.ts";
import { parseHours } from "./hours.ts";

const hours = parseHours("Mo-Fr 08:00-12:00,13:00-16:30; Sa 08:00-12:00");
if (!hours) throw new Error("not read");
const at = (moment: string) => openStateAt(hours, Date.parse(moment));

it("an office in Guatemala is open or not by its own clock in every minute of a week, wherever somebody asks", () => {
	// A week without holidays, from its Monday at midnight in Guatemala.
	const monday = Date.parse("2026-11-16T00:00:00-06:00");
	for (let minute = 0; minute < 7 * 1440; minute += 1) {
		const [weekday, inDay] = [Math.floor(minute / 1440), minute % 1440];
		const isOpen = weekday < 6 && ((inDay >= 480 && inDay < 720) || (weekday < 5 && inDay >= 780 && inDay < 990));
		expect(openStateAt(hours, monday + minute * 60_000).kind, `${weekday} ${inDay}`).toBe(isOpen ? "open" : "closed");
	}
});

it.each([
	["2026-11-27T08:00:00-06:00", { kind: "open", closes: 720 }],
	["2026-11-27T06:00:00-08:00", { kind: "open", closes: 720 }],
	["2026-11-27T05:59:00-08:00", { kind: "closed", opens: { day: 4, daysAhead: 0, minute: 480 } }],
	// The 30th of June of 2026 is a Tuesday, and kept on the Monday before.
	["2026-06-29T10:00:00-06:00", { kind: "closed", opens: { day: 1, daysAhead: 1, minute: 480 } }],
	["2026-06-30T10:00:00-06:00", { kind: "open", closes: 720 }],
	["2026-12-25T10:00:00-06:00", { kind: "closed", opens: { day: 5, daysAhead: 1, minute: 480 } }],
	["2026-12-24T13:30:00-06:00", { kind: "closed", opens: { day: 5, daysAhead: 2, minute: 480 } }],
	["2026-12-31T23:30:00-06:00", { kind: "closed", opens: { day: 5, daysAhead: 2, minute: 480 } }],
])("at %s it is %o", (moment, state) => expect(at(moment)).toEqual(state));
