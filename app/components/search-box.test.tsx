// @vitest-environment jsdom
import { act } from "react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../../tests/mount.tsx";
import { useLiveFilter } from "./search-box.tsx";

const PAUSE_MS = 300;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** A list that follows its search box, as catalogue and help do. */
function FilteredList() {
	const searched = new URLSearchParams(useLocation().search).get("search") ?? "";
	const filter = useLiveFilter(searched, (text) => (text ? `/lista?search=${text}` : "/lista"));
	return (
		<form onSubmit={filter.onSubmit}>
			<input ref={filter.box} defaultValue={searched} onChange={filter.followSoon} />
		</form>
	);
}

async function openList({ path = "/lista", delayMs = 0 } = {}) {
	const loader = () => new Promise((resolve) => setTimeout(resolve, delayMs, {}));
	const mounted = await mount(<FilteredList />, { path, loader });
	const box = mounted.container.querySelector("input");
	if (!box) throw new Error("The list has no search box.");
	const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
	return {
		...mounted,
		box,
		address: () => `${mounted.router.state.location.pathname}${mounted.router.state.location.search}`,
		type(text: string) {
			set?.call(box, text);
			box.dispatchEvent(new Event("input", { bubbles: true }));
		},
	};
}

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

test("the list follows 300 ms after the last key, once, blanks aside", async () => {
	const { type, address, router } = await openList();
	const moves = vi.fn();
	router.subscribe(() => router.state.navigation.state === "idle" && moves(address()));
	await act(async () => type("d"));
	await pass(PAUSE_MS - 1);
	await act(async () => type(" dpi "));
	await pass(PAUSE_MS - 1);
	expect(address()).toBe("/lista");
	await pass(1);
	await pass(50);
	expect(address()).toBe("/lista?search=dpi");
	expect(moves.mock.calls).toEqual([["/lista?search=dpi"]]);
});

test("what is typed while the list still follows an earlier text is followed as well: no last letters are lost", async () => {
	const { type, address } = await openList({ delayMs: 1_000 });
	await act(async () => type("pasa"));
	await act(async () => {
		vi.advanceTimersByTime(PAUSE_MS);
		type("pasaporte");
	});
	await pass(PAUSE_MS);
	await pass(2_000);
	expect(address()).toBe("/lista?search=pasaporte");
});

test("whoever leaves for another page is not called back to the list", async () => {
	const { type, address, router } = await openList({ delayMs: 1_000 });
	await act(async () => type("dpi"));
	await act(async () => void router.navigate("/ayuda"));
	await pass(5_000);
	expect(address()).toBe("/ayuda");
});

test("a list that is gone follows nothing", async () => {
	const { type, address, unmount } = await openList();
	await act(async () => type("dpi"));
	await unmount();
	await pass(5_000);
	expect(address()).toBe("/lista");
});

test("Back and “clear” change the box too, but never under the fingers of who types", async () => {
	const { box, router } = await openList({ path: "/lista?search=dpi" });
	await act(async () => void router.navigate("/lista"));
	await pass(50);
	expect(box.value).toBe("");
	box.focus();
	await act(async () => void router.navigate("/lista?search=nit"));
	await pass(50);
	expect(box.value).toBe("");
});

test("following keeps the citizen's place and adds no step to Back", async () => {
	const { type, router } = await openList();
	await act(async () => type("dpi"));
	await pass(PAUSE_MS + 50);
	expect(router.state.historyAction).toBe("REPLACE");
	expect(router.state.location.state).toEqual({ keepsPlace: true });
	expect(router.state.preventScrollReset).toBe(true);
});
