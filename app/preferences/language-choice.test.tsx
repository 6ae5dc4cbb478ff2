// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { mountHook } from "../../tests/mount.tsx";
import { useLanguageChoice, useStoredLanguage } from "./language-choice.ts";

beforeEach(() => {
	vi.stubGlobal("__DICTIONARY_VERSION__", "1");
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	localStorage.clear();
});

test.each<[string, () => Promise<Response>]>([
	["do not arrive", () => Promise.reject(new TypeError("Failed to fetch"))],
	["are an error of the server", async () => Response.json({ error: "later" }, { status: 503 })],
])(
	"a language whose words %s is not remembered: the next page would be in another one than this",
	async (_what, fetch) => {
		vi.stubGlobal("fetch", fetch);
		const { now } = await mountHook(useLanguageChoice);
		await act(async () => now()("en"));
		expect(localStorage.getItem("language")).toBeNull();
		expect(document.cookie).not.toContain("language=");
	},
);

test.each([
	["/ayuda?idioma=es", 0],
	["/ayuda", 1],
])(
	"of the choice of an earlier visit %s asks %i times: an address that names its language was meant so",
	async (path, times) => {
		const fetch = vi.fn(async () => Response.json({}, { status: 503 }));
		vi.stubGlobal("fetch", fetch);
		localStorage.setItem("language", "en");
		window.history.replaceState(null, "", path);
		onTestFinished(() => window.history.replaceState(null, "", "/"));
		await mountHook(() => useStoredLanguage() ?? null);
		expect(fetch).toHaveBeenCalledTimes(times);
	},
);
