/** Name of the cookie that remembers how a citizen wants to see the pages. */
export const DISPLAY_KEY = "display";
/** Name of the buttons that change it; their value is the display after the press, as words. */
export const DISPLAY_FIELD = "lectura";

/** Sizes of the text in percent; the first is the usual one. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How a citizen wants to see the pages. */
export interface Display {
	textSize: TextSize;
	hasHighContrast: boolean;
	isReading: boolean;
	/** Room between lines, paragraphs, words and letters (WCAG 1.4.12). */
	isSpaced: boolean;
}

/** Reads what a cookie or the `data-display` attribute says, such as "text-150 contrast"; what it does not know counts as usual. */
export function readDisplay(value: string | null | undefined): Display {
	const words = new Set((value ?? "").split(/[ .]/));
	return {
		textSize: TEXT_SIZES.find((size) => size !== 100 && words.has(`text-${size}`)) ?? 100,
		hasHighContrast: words.has("contrast"),
		isReading: words.has("reading"),
		isSpaced: words.has("spaced"),
	};
}

/** The words of the `data-display` attribute, always in the same order; empty when all is as usual. */
export function displayWords({ textSize, hasHighContrast, isReading, isSpaced }: Display): string {
	const words = [
		textSize === 100 ? "" : `text-${textSize}`,
		hasHighContrast ? "contrast" : "",
		isReading ? "reading" : "",
		isSpaced ? "spaced" : "",
	];
	return words.filter(Boolean).join(" ");
}

/** The same as one cookie value: points instead of spaces. */
export function displayCookieValue(display: Display): string {
	return displayWords(display).replaceAll(" ", ".");
}
