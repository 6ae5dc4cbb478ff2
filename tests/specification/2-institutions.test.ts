import { getAllByRole, getByRole, getByText, queryByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal } from "../pages/portal.ts";
import { exampleOf, INSTITUTIONS, PROCEDURES, proceduresOf } from "./facts.ts";
import { findByHeading, listWords, wordsOf } from "./reading.ts";

// Counters, search, missing and failed ones (K14), bare ones, contact links and the website: tests/pages/institutions.test.ts.

const portal = await openPortal({ hasFichas: true });
const whole = await portal.get("/instituciones?pagina=todas");
const cards = [...whole.body.querySelectorAll<HTMLElement>("main article")];
const SAT = exampleOf(INSTITUTIONS, ({ name }) => name === "SAT");
const { body } = await portal.get(`/institutions/${SAT.id}`);

describe("institution list", () => {
	test("has a description, and counts what a search finds", async () => {
		const { body } = await portal.get("/instituciones?search=RENAP");
		expect(wordsOf(getByRole(getByRole(body, "main"), "status"))).toBe("1 institución");
		expect(getByText(body, "Las oficinas que hacen los trámites: dónde están y cómo hablar con ellas.")).toBeTruthy();
	});

	test("cards show name, full_name, description and a Digital badge if digital-enabled", () => {
		expect(cards).toHaveLength(INSTITUTIONS.length);
		for (const { name, full_name, description, is_digital_enabled } of INSTITUTIONS) {
			const card = findByHeading(cards, name);
			expect(wordsOf(card)).toContain(full_name);
			expect(getByText(card, description), name).toBeTruthy();
			expect(queryByText(card, "Digital") !== null, name).toBe(is_digital_enabled);
		}
	});

	test.each([
		["phone", "Teléfono"],
		["email", "Correo"],
		["address", "Dirección"],
		["working_hours", "Horario"],
	] as const)("cards show %s when present, as '%s'", (field, label) => {
		expect(new Set(INSTITUTIONS.map((one) => Boolean(one[field]))).size, "some have it and some do not").toBe(2);
		for (const { name, [field]: value } of INSTITUTIONS) {
			const fact = queryByText(findByHeading(cards, name), `${label}:`);
			expect(fact !== null, name).toBe(Boolean(value));
			if (value) expect(wordsOf(fact?.closest("dt")?.nextElementSibling), name).toContain(value);
		}
	});

	test("in English the whole screen is English but for the data", async () => {
		const { body } = await portal.get("/institutions", { language: "en" });
		expect(getByRole(body, "heading", { level: 1 }).textContent).toBe("Institutions");
		expect(wordsOf(getByRole(getByRole(body, "main"), "status"))).toBe(`${INSTITUTIONS.length} institutions`);
	});
});

describe("institution detail", () => {
	test("has a way back to the list", () => {
		const back = getByRole(body, "link", { name: "Volver a las instituciones" });
		expect(back.getAttribute("href")).toBe("/instituciones");
	});

	test("the header has a digital-enabled badge only where it is digital", async () => {
		expect(getByText(body, "Con servicios digitales").closest("header")).toBeTruthy();
		const { id } = exampleOf(INSTITUTIONS, (one) => !one.is_digital_enabled);
		expect(queryByText((await portal.get(`/institutions/${id}`)).body, "Con servicios digitales")).toBeNull();
	});

	test("has an about section with the description, and a services section if services exist", () => {
		expect(wordsOf(getByRole(body, "region", { name: "Qué hace" }))).toContain(SAT.description);
		const services = getAllByRole(getByRole(body, "region", { name: "Servicios" }), "listitem");
		expect(listWords(services)).toEqual(SAT.services);
	});

	test("shows the procedures of the institution with a total count", () => {
		const ours = proceduresOf("SAT");
		const section = getByRole(body, "region", { name: "Trámites de la institución" });
		expect(getByText(section, `${ours.length} trámites`)).toBeTruthy();
		expect(listWords(section.querySelectorAll("h3")).sort()).toEqual(ours.map(({ name }) => name).sort());
	});

	test.each([true, false])(
		"each shows name, description, category, duration and a Digital tag if is_digital (%s)",
		(isDigital) => {
			const one = exampleOf(PROCEDURES, (each) => each.institution_id === SAT.id && each.is_digital === isDigital);
			const section = getByRole(body, "region", { name: "Trámites de la institución" });
			const card = within(findByHeading(section.querySelectorAll<HTMLElement>("article"), one.name));
			for (const words of [one.description, one.category, one.duration]) expect(card.getByText(words)).toBeTruthy();
			const tag = one.type === "mixto" ? "Digital en parte" : "Digital";
			expect(card.queryByText(tag) !== null).toBe(isDigital);
		},
	);

	test("the sidebar has phone, address and working_hours", async () => {
		const known = exampleOf(INSTITUTIONS, (one) => Boolean(one.phone && one.address && one.working_hours));
		const page = await portal.get(`/institutions/${known.id}`);
		const words = wordsOf(getByRole(page.body, "complementary", { name: "Contacto" }));
		for (const value of [known.phone, known.address, known.working_hours]) expect(words).toContain(value);
	});

	test("the sidebar has the website opening in a new tab, and a 'Visit website' button", async () => {
		const english = await portal.get(`/institutions/${SAT.id}`, { language: "en" });
		const sidebar = getByRole(english.body, "complementary", { name: "Contact" });
		for (const name of [/^portal\.sat\.gob\.gt/, /^Visit website/]) {
			const link = getByRole(sidebar, "link", { name });
			expect(link.getAttribute("href")).toBe(new URL(SAT.website ?? "").href);
			expect(link.getAttribute("target")).toBe("_blank");
		}
	});
});
