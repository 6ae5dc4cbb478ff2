import { describe, expect, it } from "vitest";
import type { Display } from "./display.ts";
import { displayCookieValue, displayWords, readDisplay, TEXT_SIZES } from "./display.ts";

const USUAL: Display = { textSize: 100, hasHighContrast: false, isReading: false, isSpaced: false };

describe("how a citizen wants to see the pages", () => {
	it.each<[string, Display]>([
		["", USUAL],
		["text-150 contrast", { ...USUAL, textSize: 150, hasHighContrast: true }],
		["reading.text-200", { ...USUAL, textSize: 200, isReading: true }],
		["reading.spaced", { ...USUAL, isReading: true, isSpaced: true }],
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
					for (const isSpaced of [true, false]) {
						const display = { textSize, hasHighContrast, isReading, isSpaced };
						expect(readDisplay(displayWords(display))).toEqual(display);
						expect(readDisplay(displayCookieValue(display))).toEqual(display);
						expect(displayCookieValue(display)).toMatch(/^[a-z0-9.-]*$/);
						values.add(displayCookieValue(display));
					}
				}
			}
		}
		expect(values.size).toBe(32);
	});
});
