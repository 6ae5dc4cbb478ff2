// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { sayWhetherOpen } from "./open-now.ts";

const WORDS = ["siempre", "hasta {t}", "hoy {t}", "mañana {t}", "el {d} {t}", "cerrado"];
const NOON_ON_FRIDAY = Date.parse("2026-11-27T12:00:00-06:00");

beforeEach(() => {
	document.documentElement.lang = "es";
	document.body.innerHTML = `<ul data-open-words='${JSON.stringify(WORDS)}' data-since="2026-11-27">
		${["Mo-Fr 08:00-16:00", "24/7", "Mo-Fr 13:30-16:00", "Sa 08:00-12:00", "Tu 08:00-12:00", "a veces"]
			.map((hours) => `<li><strong data-hours="${hours}"></strong></li>`)
			.join("")}</ul>`;
});

function said(): (string | null)[] {
	return [...document.querySelectorAll("strong")].map(({ textContent }) => textContent);
}

test("each office with hours says whether it is open, until when or from when on", () => {
	sayWhetherOpen(NOON_ON_FRIDAY);
	expect(said()).toEqual(["hasta 16:00", "siempre", "hoy 13:30", "mañana 8:00", "el martes 8:00", ""]);
	expect(document.querySelector("strong")?.dataset.state).toBe("open");
});

test("the night of a weekend goes on past midnight", () => {
	document.body.innerHTML = document.body.innerHTML.replace("Mo-Fr 08:00-16:00", "Fr 22:00-02:00");
	sayWhetherOpen(Date.parse("2026-11-28T01:30:00-06:00"));
	expect(said()[0]).toBe("hasta 2:00");
});

test.each([
	["from before the facts were read", "2015-01-01T12:00:00-06:00", false],
	["a day behind them, as in another time zone", "2026-11-26T12:00:00-06:00", true],
	["two years after them", "2028-11-27T12:00:00-06:00", true],
	["years after them", "2031-01-01T12:00:00-06:00", false],
])("a clock %s tells whether an office is open: %s %s", (_when, moment, isTold) => {
	sayWhetherOpen(Date.parse(moment));
	expect(said().some(Boolean)).toBe(isTold);
});
