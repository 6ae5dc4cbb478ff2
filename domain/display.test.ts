import { describe, expect, it } from "vitest";
import type { Display } from "./display.ts";
import { displayCookieValue, displayWords, readDisplay, TEXT_SIZES } from "./display.ts";

const USUAL: Display = { textSize: 100, hasHighContrast: false, isReading: false };

describe("how a citizen wants to see the pages", () => {
	it.each<[string, Display]>([
		["", USUAL],
		["text-150 contrast", { textSize: 150, hasHighContrast: true, isReading: false }],
		["reading.text-200", { textSize: 200, hasHighContrast: false, isReading: true }],
		["text-100", USUAL],
		["text-999 <script> contrasted", USUAL],
	])("reads %j", (value, display) => {
		expect(readDisplay(value)).toEqual(display);
	});

	it("is as usual when nothing is stored", () => {
		expect(readDisplay(undefined)).toEqual(USUAL);
		expect(displayWords(USUAL)).toBe("");
	});

	it("comes back from the attribute and from the cookie as it was, so that few pages need to be kept apart", () => {
		const values = new Set<string>();
		for (const textSize of TEXT_SIZES) {
			for (const hasHighContrast of [true, false]) {
				for (const isReading of [true, false]) {
					const display = { textSize, hasHighContrast, isReading };
					expect(readDisplay(displayWords(display))).toEqual(display);
					expect(readDisplay(displayCookieValue(display))).toEqual(display);
					expect(displayCookieValue(display)).toMatch(/^[a-z0-9.-]*$/);
					values.add(displayCookieValue(display));
				}
			}
		}
		expect(values.size).toBe(16);
	});
});
