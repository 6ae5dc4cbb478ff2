import type { Page } from "@playwright/test";

/** Large text as WCAG 2.2 means it: from 24 px, or 18.66 px in bold. */
const LEVELS = { usual: 7, large: 4.5 };

/**
 * The contrast that axe does not dare to judge, because something lies over or under a text: a card whose link is
 * stretched over it, a gradient, what floats. Measured here against everything that the text's own boxes paint behind it,
 * each colour of a gradient included; what floats over a text is another matter, for the keyboard walks of
 * `every-screen.matrix.ts`. Answers the places that fail.
 */
export function measureContrast(page: Page, selectors: readonly string[]): Promise<string[]> {
	return page.evaluate(measureAll, { selectors, levels: LEVELS });
}

/** Runs in the browser. */
function measureAll({ selectors, levels }: { selectors: readonly string[]; levels: typeof LEVELS }): string[] {
	type Colour = [red: number, green: number, blue: number, alpha: number];
	const COLOUR = /rgba?\([^)]*\)/g;

	return selectors.flatMap((selector) => {
		const element = document.querySelector(selector);
		if (!element) return [`${selector} is gone`];
		const style = getComputedStyle(element);
		const size = Number.parseFloat(style.fontSize);
		const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
		const grounds = listGrounds(element);
		const lowest = Math.min(...grounds.map((ground) => contrast(over(read(style.color), ground), ground)));
		const wanted = isLarge ? levels.large : levels.usual;
		return lowest >= wanted ? [] : [`${lowest.toFixed(2)} of ${wanted}: ${selector}`];
	});

	/** What can be seen behind an element: its own ground and those around it, until one lets nothing through. */
	function listGrounds(element: Element): Colour[] {
		const layers: Colour[][] = [];
		for (let box: Element | null = element; box; box = box.parentElement) {
			const { backgroundColor, backgroundImage } = getComputedStyle(box);
			const stops = backgroundImage.includes("gradient") ? (backgroundImage.match(COLOUR) ?? []).map(read) : [];
			if (stops.length > 0) layers.push(stops);
			layers.push([read(backgroundColor)]);
			if (read(backgroundColor)[3] === 1 || (stops.length > 0 && stops.every(([, , , alpha]) => alpha === 1))) break;
		}
		return layers.reduceRight<Colour[]>(
			(behind, layer) => layer.flatMap((colour) => behind.map((ground) => over(colour, ground))),
			[read(getComputedStyle(document.documentElement).backgroundColor)],
		);
	}

	function read(colour: string): Colour {
		const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
		return [red, green, blue, alpha];
	}

	function over([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour {
		const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
		return [mix(red, r), mix(green, g), mix(blue, b), 1];
	}

	function contrast(one: Colour, other: Colour): number {
		const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
		return (lighter + 0.05) / (darker + 0.05);
	}

	function luminance([red, green, blue]: Colour): number {
		const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
			const share = part / 255;
			return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	}
}
