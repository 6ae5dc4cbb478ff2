// @vitest-environment jsdom
import { getByRole } from "@testing-library/dom";
import { act } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import es from "../../public/locales/es.json";
import { mount } from "../../tests/mount.tsx";
import { registerDictionary } from "../dictionary.ts";
import { PromoCard } from "./promo-card.tsx";

registerDictionary("es", es);
const FADE_MS = 300;

beforeEach(() => {
	vi.useFakeTimers();
	// jsdom knows neither selector; no dialog or menu is open here.
	const find = document.querySelector.bind(document);
	vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
		selector.includes(":modal") ? null : find(selector),
	);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	localStorage.clear();
});

/** The card over a page with a link and a main part. */
async function openCard() {
	const link = document.body.appendChild(document.createElement("button"));
	const main = document.body.appendChild(document.createElement("main"));
	main.id = "contenido";
	main.tabIndex = -1;
	onTestFinished(() => {
		link.remove();
		main.remove();
	});
	const onGone = vi.fn();
	const { container, unmount } = await mount(<PromoCard onGone={onGone} />);
	const close = getByRole(container, "button", { name: "Cerrar aviso" });
	return { link, main, close, onGone, container, unmount };
}

const press = (key: string) =>
	act(async () => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));

test("whoever closes the notice goes on where they were", async () => {
	const { link, close, onGone } = await openCard();
	link.focus();
	await act(async () => close.focus());
	await act(async () => close.click());
	expect(document.activeElement).toBe(link);
	expect(localStorage.getItem("hasSeenPromo")).toBe("true");
	await act(async () => vi.advanceTimersByTime(FADE_MS - 1));
	expect(onGone).not.toHaveBeenCalled();
	await act(async () => vi.advanceTimersByTime(1));
	expect(onGone).toHaveBeenCalledTimes(1);
});

test("whoever closes it when the place they came from is gone goes on at the content, not at the top of the page", async () => {
	const { link, main, close } = await openCard();
	link.focus();
	await act(async () => close.focus());
	link.remove();
	await act(async () => close.click());
	expect(document.activeElement).toBe(main);
});

test("walking about inside the card does not forget where one came from", async () => {
	const { link, close, container } = await openCard();
	link.focus();
	await act(async () => close.focus());
	await act(async () => container.querySelector("a")?.focus());
	await act(async () => close.focus());
	await act(async () => close.click());
	expect(document.activeElement).toBe(link);
});

test("Escape closes it once and takes the focus from nobody who reads elsewhere", async () => {
	const { link, onGone } = await openCard();
	link.focus();
	await press("Escape");
	await press("Escape");
	await act(async () => vi.advanceTimersByTime(10 * FADE_MS));
	expect(document.activeElement).toBe(link);
	expect(onGone).toHaveBeenCalledTimes(1);
});

test("other keys, and an Escape that something else has taken, leave it there", async () => {
	const { onGone } = await openCard();
	await press("Enter");
	const taken = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
	taken.preventDefault();
	await act(async () => document.dispatchEvent(taken));
	await act(async () => vi.advanceTimersByTime(FADE_MS));
	expect(onGone).not.toHaveBeenCalled();
	expect(localStorage.getItem("hasSeenPromo")).toBeNull();
});

test("a card that is gone listens to no key", async () => {
	const { unmount } = await openCard();
	await unmount();
	await press("Escape");
	expect(localStorage.getItem("hasSeenPromo")).toBeNull();
});
