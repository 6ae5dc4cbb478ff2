import { describe, expect, it } from "vitest";
import { BANNER_SLIDES } from "./banner.ts";
import { BRAND } from "./brand.ts";
import { CONSENT } from "./consent.ts";
import { CONSENT_SETTINGS } from "./consent-settings.ts";
import { CONTACT_CARDS, HELP_DOCUMENTS, HOW_TO_STEPS } from "./help.ts";
import { QUESTION_CATEGORIES, QUESTION_CATEGORY_LABELS, searchQuestions } from "./question.ts";
import { listQuestions } from "./questions.ts";

const questions = listQuestions("es");

describe("the help centre", () => {
	it("answers 14 questions, each with its own id", () => {
		expect(questions).toHaveLength(14);
		expect(new Set(questions.map(({ id }) => id)).size).toBe(14);
	});

	it("has at least one question in each of the six categories", () => {
		expect(QUESTION_CATEGORIES).toHaveLength(6);
		for (const category of QUESTION_CATEGORIES) {
			expect(questions.some((question) => question.category === category)).toBe(true);
		}
		expect(QUESTION_CATEGORY_LABELS.es.ventanilla).toBe(BRAND.product);
	});

	it("says that the portal is free, only informs, and carries out no procedure", () => {
		const answers = questions.map(({ answer }) => answer).join(" ");
		expect(answers).toMatch(/gratis/);
		expect(answers).toMatch(/solo informa/);
		expect(questions.find(({ id }) => id === "hacer-aqui")?.answer).toMatch(/^No\./);
	});

	it("explains its use in six steps", () => {
		expect(HOW_TO_STEPS.es).toHaveLength(6);
	});

	it("offers e-mail, and no chat until there is one", () => {
		expect(CONTACT_CARDS.es.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([
			["chat", false],
			["correo", true],
		]);
	});

	it("names three documents, the same in both languages", () => {
		expect(HELP_DOCUMENTS.es.map(({ id }) => id)).toEqual(["guia-rapida", "metodologia", "derechos"]);
		expect(HELP_DOCUMENTS.en.map(({ id }) => id)).toEqual(HELP_DOCUMENTS.es.map(({ id }) => id));
	});

	it("leads to the same pages in both languages", () => {
		expect(BANNER_SLIDES.en.map(({ to }) => to)).toEqual(BANNER_SLIDES.es.map(({ to }) => to));
		expect(BANNER_SLIDES.es).toHaveLength(3);
	});
});

describe("searching the questions", () => {
	it("looks into questions and answers, accents and case aside", () => {
		expect(searchQuestions(questions, "DIAS HABILES").map(({ id }) => id)).toEqual(["dias-habiles"]);
		expect(searchQuestions(questions, "imprimirla").map(({ id }) => id)).toEqual(["que-llevar"]);
	});

	it("shows all of them under general, and one category otherwise", () => {
		expect(searchQuestions(questions, "", "general")).toHaveLength(14);
		expect(searchQuestions(questions, " ", "tiempos").map(({ category }) => category)).toEqual(["tiempos", "tiempos"]);
	});

	it("looks only inside the chosen category", () => {
		expect(searchQuestions(questions, "imprimirla", "tiempos")).toEqual([]);
	});
});

describe("the consent texts", () => {
	it("name the four categories and say that marketing is not used", () => {
		expect(CONSENT.es.kinds).toMatch(/necesarios, analíticos, de marketing y funcionales/);
		expect(CONSENT.es.kinds).toMatch(/no (?:usamos|hacemos) marketing/i);
		expect(CONSENT.en.kinds).toMatch(/necessary, analytics, marketing and functional/);
	});

	it("offer three categories in the settings, never marketing", () => {
		expect(Object.keys(CONSENT_SETTINGS.es.categories)).toEqual(["necessary", "analytics", "functional"]);
	});
});
