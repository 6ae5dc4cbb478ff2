import ICAL from "ical.js";
import { expect, test } from "vitest";
import { writeCalendarFile } from "./calendar-file.ts";

const DAY = {
	id: "https://tramites.example/tramite/inscripcion-nacimiento#plazo-1-2027-02-16",
	day: "2027-02-16",
	title: "Último día: Inscribir el nacimiento de tu bebé; en plazo, sin pagar",
	description:
		"Después es extemporánea, y se pagan Q25.\nConfírmalo en la oficina \\ o llama. ¡Ñandú, pingüino y más letras!",
	url: "https://tramites.example/tramite/inscripcion-nacimiento",
};

test("a stranger's calendar reads the day, its words and a reminder a week before", () => {
	const file = writeCalendarFile(DAY, new Date("2026-11-28T15:04:05.678Z"));
	const calendar = new ICAL.Component(ICAL.parse(file));
	expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
	const [event] = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
	expect(event?.summary).toBe(DAY.title);
	expect(event?.description).toBe(DAY.description);
	expect(event?.uid).toBe(DAY.id);
	expect([event?.startDate.toString(), event?.startDate.isDate, event?.endDate.toString()]).toEqual([
		"2027-02-16",
		true,
		"2027-02-17",
	]);
	const [alarm] = event?.component.getAllSubcomponents("valarm") ?? [];
	expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-P7D");
	expect(String(event?.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-28T15:04:05Z");
});

test("no line is longer than 75 bytes, and each ends as the standard has it", () => {
	const file = writeCalendarFile({ ...DAY, title: "ñ".repeat(200), url: "" });
	const lines = file.split("\r\n");
	expect(lines.pop()).toBe("");
	expect(lines.every((line) => !/[\r\n]/.test(line) && Buffer.byteLength(line) <= 75)).toBe(true);
	expect(file).not.toContain("\nURL:");
	const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
	expect(event?.getFirstPropertyValue("summary")).toBe("ñ".repeat(200));
});
