// @vitest-environment jsdom
import { getByRole } from "@testing-library/dom";
import { act } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import es from "../../public/locales/es.json";
import { mount } from "../../tests/mount.tsx";
import { Promo } from "../promo/promo.tsx";
import { registerDictionary } from "../words/text.ts";
import { bringPromo } from "./bars.ts";
import { rememberOrigins } from "./dock.ts";

registerDictionary("es", es);
const DELAY_MS = 3000;
const FADE_MS = 300;
const state = () => document.documentElement.dataset.promo;
let end: AbortController;

beforeEach(() => {
	vi.useFakeTimers();
	// jsdom knows neither selector; no dialog or menu is open here.
	const find = document.querySelector.bind(document);
	vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
		selector.includes(":modal") ? null : find(selector),
	);
	// A page ends with its listeners; this window stays for the next test.
	end = new AbortController();
	const listen = window.addEventListener.bind(window);
	vi.spyOn(window, "addEventListener").mockImplementation(
		(type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal: end.signal }),
	);
});
afterEach(() => {
	end.abort();
	vi.useRealTimers();
	vi.restoreAllMocks();
	localStorage.clear();
	delete document.documentElement.dataset.promo;
});

/** A page three seconds after it has loaded, with a link and a main part. */
async function openPage() {
	const link = document.body.appendChild(document.createElement("button"));
	const main = document.body.appendChild(document.createElement("main"));
	main.id = "contenido";
	main.tabIndex = -1;
	onTestFinished(() => {
		link.remove();
		main.remove();
	});
	const { container } = await mount(<Promo />);
	rememberOrigins(".promo");
	bringPromo();
	dispatchEvent(new Event("load"));
	vi.advanceTimersByTime(DELAY_MS - 1);
	expect(state()).toBeUndefined();
	vi.advanceTimersByTime(1);
	const close = getByRole(container, "button", { name: "Cerrar aviso", hidden: true });
	return { link, main, close, container };
}

const press = (key: string) =>
	act(async () => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));

test("whoever closes the notice goes on where they were", async () => {
	const { link, close } = await openPage();
	link.focus();
	await act(async () => close.focus());
	await act(async () => close.click());
	expect(document.activeElement).toBe(link);
	expect(localStorage.getItem("hasSeenPromo")).toBe("true");
	vi.advanceTimersByTime(FADE_MS - 1);
	expect(state()).toBe("leaving");
	vi.advanceTimersByTime(1);
	expect(state()).toBeUndefined();
});

test("whoever closes it when the place they came from is gone goes on at the content, not at the top of the page", async () => {
	const { link, main, close } = await openPage();
	link.focus();
	await act(async () => close.focus());
	link.remove();
	await act(async () => close.click());
	expect(document.activeElement).toBe(main);
});

test("walking about inside the card does not forget where one came from", async () => {
	const { link, close, container } = await openPage();
	link.focus();
	await act(async () => close.focus());
	await act(async () => container.querySelector("a")?.focus());
	await act(async () => close.focus());
	await act(async () => close.click());
	expect(document.activeElement).toBe(link);
});

test("Escape closes it once and takes the focus from nobody who reads elsewhere", async () => {
	const { link } = await openPage();
	link.focus();
	await press("Escape");
	await press("Escape");
	vi.advanceTimersByTime(10 * FADE_MS);
	expect(document.activeElement).toBe(link);
	expect(state()).toBeUndefined();
});

test("other keys, and an Escape that something else has taken, leave it there", async () => {
	await openPage();
	await press("Enter");
	const taken = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
	taken.preventDefault();
	await act(async () => document.dispatchEvent(taken));
	vi.advanceTimersByTime(FADE_MS);
	expect(state()).toBe("shown");
	expect(localStorage.getItem("hasSeenPromo")).toBeNull();
});

test("a notice that is gone answers no key, and none comes on the day on which it was seen", async () => {
	const { close } = await openPage();
	close.click();
	vi.advanceTimersByTime(FADE_MS);
	localStorage.removeItem("hasSeenPromo");
	await press("Escape");
	expect(localStorage.getItem("hasSeenPromo")).toBeNull();
	bringPromo();
	dispatchEvent(new Event("load"));
	vi.advanceTimersByTime(2 * DELAY_MS);
	expect(state()).toBeUndefined();
});
