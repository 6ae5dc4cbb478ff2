// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepForms } from "./keep-forms.ts";

const KEY = "mesa:texto:promo";
const KEPT_BOX =
	"<div data-kept hidden><button type=button data-restore></button><button type=button data-forget></button></div>";

/** Opens a page with a form as the desk sends it. */
function openForm({ revision = "1", title = "Hola", isOn = false }): { box: HTMLElement | null } {
	document.body.innerHTML = `<form data-keep="texto:promo">${KEPT_BOX}
		<input type="hidden" name="revision" value="${revision}">
		<input name="title" value="${title}">
		<input type="hidden" name="isOn" value="no"><input type="checkbox" name="isOn" value="si" ${isOn ? "checked" : ""}>
	</form>`;
	keepForms();
	return { box: document.querySelector<HTMLElement>("[data-kept]") };
}

const keep = (typed: [string, string][]) => localStorage.setItem(KEY, JSON.stringify(typed));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test("what was typed and is not in the form is offered, and put back", () => {
	keep([
		["revision", "1"],
		["title", "Adiós"],
		["isOn", "no"],
	]);
	const { box } = openForm({});
	expect(box?.hidden).toBe(false);
	box?.querySelector<HTMLButtonElement>("[data-restore]")?.click();
	expect([document.querySelector<HTMLInputElement>("[name=title]")?.value, box?.hidden]).toEqual(["Adiós", true]);
});

test("a box that was ticked is offered, though a hidden field has its name", () => {
	keep([
		["revision", "1"],
		["title", "Hola"],
		["isOn", "no"],
		["isOn", "si"],
	]);
	const { box } = openForm({});
	expect(box?.hidden).toBe(false);
});

test("what was handed in and came back with another revision is not offered: nothing of it is missing", () => {
	keep([
		["revision", "1"],
		["title", "Hola"],
		["isOn", "no"],
	]);
	expect(openForm({ revision: "3" }).box?.hidden).toBe(true);
});
