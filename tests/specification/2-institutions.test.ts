import { getAllByRole, getByRole, getByText, queryByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal } from "../pages/portal.ts";
import { exampleOf, INSTITUTIONS, PROCEDURES, proceduresOf } from "./facts.ts";
import { findByHeading, listWords, wordsOf } from "./reading.ts";

// Counters, missing and failed ones (K14), bare ones, contact links and the website: tests/pages/institutions.test.ts.

const portal = await openPortal({ hasFichas: true });
const whole = await portal.get("/instituciones?pagina=todas");
const cards = [...whole.body.querySelectorAll<HTMLElement>("main article")];
const SAT = exampleOf(INSTITUTIONS, ({ name }) => name === "SAT");
const { body } = await portal.get(`/institutions/${SAT.id}`);

describe("institution list", () => {
	test("has a description", async () => {
		const { body } = await portal.get("/instituciones");
		expect(getByText(body, "Las oficinas que hacen los trámites: dónde están y cómo hablar con ellas.")).toBeTruthy();
	});

	test.each([
		["name", "rEnAp"],
		["full_name", "REGISTRO NACIONAL DE LAS PERSONAS"],
		["description", "COBRA LOS IMPUESTOS"],
	] as const)("free-text search filters by %s, a case-insensitive contains", async (field, typed) => {
		const wanted = typed.toLowerCase();
		const expected = INSTITUTIONS.filter((one) =>
			[one.name, one.full_name, one.description].some((text) => text.toLowerCase().includes(wanted)),
		).map(({ name }) => name);
		expect(exampleOf(INSTITUTIONS, (one) => one[field].toLowerCase().includes(wanted)).name).toBe(expected[0]);
		const { body } = await portal.get(`/instituciones?${new URLSearchParams({ search: typed })}`);
		expect(listWords(body.querySelectorAll("main article h3"))).toEqual(expected);
		expect(wordsOf(getByRole(getByRole(body, "main"), "status"))).toBe("1 institución");
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

	test("the sidebar has phone, address, working_hours and email as a mailto link", async () => {
		const known = exampleOf(INSTITUTIONS, (one) => Boolean(one.phone && one.address && one.working_hours));
		const written = exampleOf(INSTITUTIONS, ({ email }) => email !== null);
		const sidebar = async ({ id }: { id: string }) =>
			getByRole((await portal.get(`/institutions/${id}`)).body, "complementary", { name: "Contacto" });
		const words = wordsOf(await sidebar(known));
		for (const value of [known.phone, known.address, known.working_hours]) expect(words).toContain(value);
		const link = getByRole(await sidebar(written), "link", { name: written.email ?? "no e-mail" });
		expect(link.getAttribute("href")).toBe(`mailto:${written.email}`);
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
