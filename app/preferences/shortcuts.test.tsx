// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountHook } from "../../tests/mount.tsx";
import { useShortcuts, useShortcutsSwitch } from "./shortcuts.ts";

beforeEach(() => {
	document.body.innerHTML = "<main>Texto</main>";
});
afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
	document.body.replaceChildren();
});

/** A page on which the shortcuts work; `press` answers where Alt and 2 lead, released over an element. */
async function openPage() {
	const { router, now, unmount } = await mountHook(() => {
		useShortcuts();
		return useShortcutsSwitch();
	});
	async function press(over: Element | null = document.querySelector("main"), how: KeyboardEventInit = {}) {
		const event = new KeyboardEvent("keyup", { code: "Digit2", altKey: true, bubbles: true, ...how });
		await act(async () => over?.dispatchEvent(event));
		return router.state.location.pathname;
	}
	return { press, unmount, choose: (isOn: boolean) => act(async () => now()[1](isOn)), isOn: () => now()[0] };
}

function add(html: string): Element | null {
	document.body.insertAdjacentHTML("beforeend", html);
	return document.body.lastElementChild;
}

test("Alt and 2 lead to the catalogue", async () => {
	const { press } = await openPage();
	expect(await press()).toBe("/catalogo");
});

test.each(["<input>", "<select></select>", "<textarea></textarea>"])("nobody is taken away from %s", async (field) => {
	const { press } = await openPage();
	expect(await press(add(field))).toBe("/");
});

test.each<[string, KeyboardEventInit]>([
	["a letter being composed", { isComposing: true }],
	["AltGr, which writes", { modifierAltGraph: true }],
	["Control", { ctrlKey: true }],
	["Shift", { shiftKey: true }],
	["the key of the system", { metaKey: true }],
	["a digit of the numeric pad, by which Alt writes ñ", { code: "Numpad2" }],
])("%s is no shortcut", async (_what, how) => {
	const { press } = await openPage();
	expect(await press(undefined, how)).toBe("/");
});

test("nobody is taken away from under an open dialog, such as a report half written", async () => {
	const { press } = await openPage();
	add("<dialog open></dialog>");
	expect(await press()).toBe("/");
});

test("switched off they stay off, also where the browser keeps nothing", async () => {
	const { press, choose, isOn } = await openPage();
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	await choose(false);
	expect(isOn()).toBe(false);
	expect(await press()).toBe("/");
	await choose(true);
	expect(await press()).toBe("/catalogo");
});
