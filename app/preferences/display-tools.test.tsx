// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mountHook } from "../../tests/mount.tsx";
import { useDisplay, useStoredDisplay } from "./display-tools.tsx";

afterEach(() => {
	for (const name of ["language", "display"]) setCookie(`${name}=; Max-Age=0`);
	delete document.documentElement.dataset.display;
});

/** As the server set it on an earlier visit. */
function setCookie(text: string): void {
	Reflect.set(document, "cookie", `${text}; Path=/`);
}

async function openPage() {
	const { now } = await mountHook(() => {
		useStoredDisplay();
		return useDisplay();
	});
	return { shown: () => document.documentElement.dataset.display, now };
}

test("a copy of a page that was made for somebody else is shown as this citizen chose, whatever cookie stands before", async () => {
	setCookie("language=en");
	setCookie("display=text-150.contrast");
	document.documentElement.dataset.display = "reading";
	const { shown, now } = await openPage();
	expect(shown()).toBe("text-150 contrast");
	expect(now()[0]).toEqual({ textSize: 150, hasHighContrast: true, isReading: false, isSpaced: false });
});

test("who never chose sees the usual, also in such a copy", async () => {
	document.documentElement.dataset.display = "contrast";
	const { shown } = await openPage();
	expect(shown()).toBeUndefined();
});

test("a choice is seen at once by every tool on the page, and kept", async () => {
	const { shown, now } = await openPage();
	await act(async () => now()[1]({ textSize: 200, hasHighContrast: false, isReading: true, isSpaced: true }));
	expect(shown()).toBe("text-200 reading spaced");
	expect(now()[0].isReading).toBe(true);
	expect(document.cookie).toContain("display=text-200.reading.spaced");
});
