// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { EMPTY_DRAFT } from "../../../domain/report/report-form.ts";
import { eraseDraft, isBlank, keepDraft, readDraft } from "./report-draft.ts";

const WRITTEN = {
	problem_type: "wrong-contact",
	procedure: "Inscripción al NIT",
	institution: "SAT",
	description: "El teléfono ya no existe.",
	user_name: "Ana López",
	user_email: "ana@correo.gt",
};
const ATTEMPT = { key: "the-key", content: 7 };

afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
});

test("on a shared phone neither name nor e-mail is left behind, whatever else is kept of a report", () => {
	expect(keepDraft(WRITTEN, ATTEMPT)).toBe(true);
	const everything = JSON.stringify({ ...localStorage });
	expect(everything).not.toMatch(/Ana|ana@/);
	expect(readDraft()).toEqual({ draft: { ...WRITTEN, user_name: "", user_email: "" }, attempt: ATTEMPT });
});

test("a report half sent keeps its key: sent again it is still one report", () => {
	keepDraft(WRITTEN, ATTEMPT);
	expect(readDraft()?.attempt).toEqual(ATTEMPT);
	keepDraft(WRITTEN, null);
	expect(readDraft()?.attempt).toBeNull();
});

test("a form that nobody wrote in is not kept, and one that was emptied is forgotten", () => {
	keepDraft(WRITTEN, null);
	keepDraft({ ...EMPTY_DRAFT, procedure: "Inscripción al NIT", description: " \n" }, null);
	expect(localStorage).toHaveLength(0);
	expect(readDraft()).toBeNull();
});

test("a sent report leaves nothing behind", () => {
	keepDraft(WRITTEN, ATTEMPT);
	eraseDraft();
	expect(localStorage).toHaveLength(0);
});

test.each(["description", "user_name", "user_email"] as const)("a form with a %s alone is no blank one", (field) => {
	expect(isBlank({ ...EMPTY_DRAFT, [field]: "a" })).toBe(false);
	expect(isBlank({ ...EMPTY_DRAFT, [field]: " " })).toBe(true);
});

test("a browser that keeps nothing says so, so that the form can tell", () => {
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	expect(keepDraft(WRITTEN, null)).toBe(false);
});

describe("what lies under our name in the browser", () => {
	test.each(["", "{", "[]", "null", '"texto"', "7", '{"description":7}'])("%s is no draft, and no error", (stored) => {
		localStorage.setItem("report-draft", stored);
		expect(readDraft()).toBeNull();
	});

	test("is read field by field: a broken one costs no other", () => {
		const attempt = { key: 7, content: "x" };
		localStorage.setItem("report-draft", JSON.stringify({ description: "a", procedure: 9, extra: "b", attempt }));
		expect(readDraft()).toEqual({ draft: { ...EMPTY_DRAFT, description: "a" }, attempt: null });
	});
});
