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

test("a clock from before the facts were read says nothing", () => {
	sayWhetherOpen(Date.parse("2015-01-01T12:00:00-06:00"));
	expect(said()).toEqual(["", "", "", "", "", ""]);
});
