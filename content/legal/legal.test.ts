import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../domain/language.ts";
import { CONTACT } from "../brand.ts";
import { CONSENT } from "../consent.ts";
import { STORAGE_KEYS } from "../storage-keys.ts";
import { BROWSER_STORAGE } from "./browser-storage.ts";
import { PRIVACY } from "./privacy.ts";
import { TERMS } from "./terms.ts";

const privacy = JSON.stringify(PRIVACY.es);

describe.each([
	["the terms", TERMS],
	["the privacy policy", PRIVACY],
])("%s", (_name, document) => {
	it("have ten sections with the same anchors in both languages", () => {
		expect(document.es.sections).toHaveLength(10);
		expect(document.en.sections.map(({ id }) => id)).toEqual(document.es.sections.map(({ id }) => id));
		expect(new Set(document.es.sections.map(({ id }) => id)).size).toBe(10);
	});

	it("were last updated on 1 January 2025", () => {
		expect(LANGUAGES.map((language) => document[language].updatedOn)).toEqual(["2025-01-01", "2025-01-01"]);
		expect(document.es.updatedText).toBe("1 de enero de 2025");
		expect(document.en.updatedText).toBe("1 January 2025");
	});

	it("say whom to write to", () => {
		for (const language of LANGUAGES) expect(JSON.stringify(document[language])).toContain(CONTACT.writeUs[language]);
	});
});

describe("the terms", () => {
	it("say that nothing is carried out here and that there are no accounts", () => {
		const terms = JSON.stringify(TERMS.es);
		expect(terms).toContain("Aquí no se hacen trámites");
		expect(terms).toContain("no tiene cuentas");
	});
});

describe("the privacy policy", () => {
	it("keeps the times and the age of the specification, and a ceiling for contact data", () => {
		for (const promise of ["Datos de uso: 2 años", "Datos técnicos: 1 año", "12 meses después de cerrar", "13 años"]) {
			expect(privacy).toContain(promise);
		}
	});

	it("claims no data-protection law that Guatemala does not have", () => {
		for (const text of [privacy, JSON.stringify(CONSENT.es)]) {
			expect(text).toContain("En Guatemala aún no hay una ley general de protección de datos.");
			expect(text).not.toMatch(/cumpl\w+ (?:con )?(?:la ley|el RGPD)/i);
		}
	});

	it("has a summary table whose rows fill every column", () => {
		for (const table of LANGUAGES.flatMap((language) => [PRIVACY[language].summary, BROWSER_STORAGE[language]])) {
			expect(table.rows.length).toBeGreaterThan(0);
			for (const row of table.rows) expect(row).toHaveLength(table.headers.length);
		}
	});

	it("lists every key that the browser keeps", () => {
		for (const language of LANGUAGES) {
			expect(BROWSER_STORAGE[language].rows.map(([name]) => name)).toEqual(Object.values(STORAGE_KEYS));
		}
	});
});
