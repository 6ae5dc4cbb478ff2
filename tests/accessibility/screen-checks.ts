import type { Page } from "@playwright/test";
import { MINIMUM_TARGET } from "../../content/legal/accessibility.ts";

/** Share of the window's height that fixed elements may take at 400 % zoom (case A11). */
const LARGEST_FIXED_SHARE = 0.25;

/** What stands wider than the window, unless it scrolls inside a box that the keyboard reaches. */
export function findSidewaysScroll(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		// One pixel is a rounding of fractions.
		if (scrollWidth <= clientWidth + 1) return [];
		const wide = [...document.body.querySelectorAll("*")].filter((element) => {
			const { right, width } = element.getBoundingClientRect();
			return width > 0 && right > clientWidth + 1 && !element.closest("[tabindex='0']");
		});
		return [
			`${scrollWidth} px wide in ${clientWidth}: ${wide.slice(-3).map((element) => element.outerHTML.slice(0, 90))}`,
		];
	});
}

/** Fixed and sticky elements that take too much of a low window. */
export function findTallFixed(page: Page): Promise<string[]> {
	return page.evaluate((share) => {
		return [...document.body.querySelectorAll("*")]
			.filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
			.filter((element) => element.getBoundingClientRect().height > innerHeight * share)
			.filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			.map((element) => `fixed: ${element.outerHTML.slice(0, 90)}`);
	}, LARGEST_FIXED_SHARE);
}

/** Text cut off by a box that hides what does not fit; clamped lines are meant to be cut, and their text stands elsewhere. */
export function findClippedText(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		// Asked once per element: the observatory has thousands of texts.
		const styles = new Map<Element, CSSStyleDeclaration>();
		const styleOf = (element: Element) => {
			const style = styles.get(element) ?? getComputedStyle(element);
			styles.set(element, style);
			return style;
		};
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const clipped: string[] = [];
		while (walker.nextNode()) {
			const { parentElement, textContent } = walker.currentNode;
			if (
				!textContent?.trim() ||
				!parentElement?.checkVisibility() ||
				parentElement.closest(".visually-hidden, progress, meter")
			)
				continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			const words = range.getBoundingClientRect();
			for (let box: Element | null = parentElement; box; box = box.parentElement) {
				const { overflowX, overflowY, webkitLineClamp, clipPath } = styleOf(box);
				if (![overflowX, overflowY].includes("hidden")) continue;
				if (webkitLineClamp !== "none" || clipPath !== "none") break;
				const { left, right, top, bottom } = box.getBoundingClientRect();
				const isCutBeside = overflowX === "hidden" && (words.left < left - 2 || words.right > right + 2);
				const isCutBelow = overflowY === "hidden" && (words.top < top - 2 || words.bottom > bottom + 2);
				if (isCutBeside || isCutBelow)
					clipped.push(`“${textContent.slice(0, 60)}” cut by ${box.localName}.${box.className}`);
			}
		}
		return clipped;
	});
}

/** Text of `<main>` that runs out of a block that it stands in, over its neighbours, unless that block scrolls. */
export function findTextOutside(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
		const outside: string[] = [];
		while (walker.nextNode()) {
			const { parentElement, textContent } = walker.currentNode;
			const block = parentElement?.closest(
				"p, li, dl, dd, dt, h1, h2, h3, h4, th, td, label, legend, article, section",
			);
			if (
				!textContent?.trim() ||
				!block?.checkVisibility() ||
				parentElement?.closest(".visually-hidden, [tabindex='0']") ||
				getComputedStyle(block).clipPath === "inset(50%)"
			)
				continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			const words = range.getBoundingClientRect();
			// A block that is itself too wide for what holds it has pushed its text out as well.
			const holder = block.parentElement?.getBoundingClientRect() ?? words;
			const box = block.getBoundingClientRect();
			if (words.right > Math.min(box.right, holder.right) + 2)
				outside.push(`“${textContent.slice(0, 30)}” out of ${block.outerHTML.slice(0, 60)}`);
		}
		return outside;
	});
}

/** The text spacing of success criterion 1.4.12; a constructed sheet, because the security policy refuses style elements. */
export async function spaceText(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }",
		);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	});
}

/** Things to press that are smaller than 44 × 44, but for links inside a sentence; a label counts with its field. */
export function findSmallTargets(page: Page): Promise<string[]> {
	return page.evaluate((minimum) => {
		const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'][role]";
		return [...document.body.querySelectorAll<HTMLElement>(controls)]
			.filter((element) =>
				element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }),
			)
			.filter((element) => !element.closest(".visually-hidden, [aria-hidden=true], [inert]") && !isInSentence(element))
			.map((element) => ({ element, ...sizeOf(element) }))
			.filter(({ width, height }) => width < minimum - 0.5 || height < minimum - 0.5)
			.map(({ element, width, height }) => `${Math.round(width)} × ${Math.round(height)}: ${nameOf(element)}`);

		/** A link among words of its own block. */
		function isInSentence(element: HTMLElement): boolean {
			if (!element.matches("a") || getComputedStyle(element).display !== "inline") return false;
			const block = element.closest("h2, h3, h4, p, li, dd, td, label, div");
			const around = (block?.textContent ?? "").replace(element.textContent ?? "", "");
			return /\p{L}{2}/u.test(around);
		}
		/** The box that answers to a press: of the element with its pseudo-elements stretched over a card, or of its label. */
		function sizeOf(element: HTMLElement): { width: number; height: number } {
			const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
			const sizes = boxes.flatMap((box) => {
				const { width, height } = box.getBoundingClientRect();
				const cover = ["::before", "::after"].map((part) => getComputedStyle(box, part)).filter(isStretched);
				return [
					{ width, height },
					...cover.map((style) => ({ width: parse(style.width), height: parse(style.height) })),
				];
			});
			return {
				width: Math.max(...sizes.map(({ width }) => width)),
				height: Math.max(...sizes.map(({ height }) => height)),
			};
		}
		function isStretched({ position, content }: CSSStyleDeclaration): boolean {
			return position === "absolute" && content !== "none";
		}
		function parse(length: string): number {
			return Number.parseFloat(length) || 0;
		}
		function nameOf(element: HTMLElement): string {
			return `${element.localName}.${element.className} “${(element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 40)}”`;
		}
	}, MINIMUM_TARGET);
}

/** Anything that moves for longer than 0.01 s although less motion was asked for. */
export function findMotion(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const longest = (durations: string) =>
			Math.max(...durations.split(",").map((one) => Number.parseFloat(one) * (one.includes("ms") ? 0.001 : 1)));
		const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === "smooth";
		const moving = [...document.body.querySelectorAll("*")]
			.filter((element) => {
				const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
				return longest(transitionDuration) > 0.01 || (animationName !== "none" && longest(animationDuration) > 0.01);
			})
			.map((element) => `moves: ${element.outerHTML.slice(0, 90)}`);
		return isSmooth ? ["scrolls smoothly", ...moving] : moving;
	});
}

/**
 * Walks with the Tab key through `within`; lists what could not be reached, what was covered while it had the focus, and
 * a focus that does not show.
 */
export async function walkWithKeyboard(page: Page, within: "body" | "main" = "body"): Promise<string[]> {
	const problems: string[] = [];
	const toReach = await page.evaluate((place) => {
		const stops =
			"a[href], button:not([disabled]), input:not([type=hidden], [type=radio], [disabled]), select, textarea, summary";
		const walked = document.querySelector<HTMLElement>(place) ?? document.body;
		const found = [...walked.querySelectorAll<HTMLElement>(stops)].filter(
			(element) =>
				element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
		);
		for (const [number, element] of found.entries()) element.dataset.stop = String(number);
		walked.focus();
		return found.length;
	}, within);
	const reached = new Set<string>();
	// One handle for all steps: a function that is given anew would be sent and compiled at each of them.
	const look = await page.evaluateHandle(makeLookAtFocus);
	for (let step = 0; step < toReach + 15; step++) {
		await page.keyboard.press("Tab");
		const seen = await look.evaluate((lookAtFocus) => lookAtFocus());
		if (seen === null) break;
		if (seen.problem) problems.push(seen.problem);
		if (seen.stop !== null) reached.add(seen.stop);
		if (reached.size === toReach) break;
	}
	const missed = await page.evaluate(
		(stops) =>
			[...document.querySelectorAll<HTMLElement>("[data-stop]")]
				.filter(
					(element) =>
						!stops.includes(element.dataset.stop ?? "") && element.checkVisibility({ visibilityProperty: true }),
				)
				.map((element) => `never reached: ${element.outerHTML.slice(0, 110)}`),
		[...reached],
	);
	return [...problems, ...missed];
}

interface FocusSeen {
	stop: string | null;
	problem: string | null;
}

/**
 * Runs in the browser and makes what looks at the focus there: null when that has left the page. Cards take their real
 * height, and what floats makes room, in the frames after the window has moved; a page that stands still needs them only
 * to clear a doubt.
 */
function makeLookAtFocus(): () => Promise<FocusSeen | null> {
	let place = "";
	return async () => {
		const hasMoved = readPlace() !== place;
		if (hasMoved) await waitForFrames();
		const focused = document.activeElement;
		if (!(focused instanceof HTMLElement) || focused === document.body) return null;
		let problem = findProblem(focused);
		if (problem && !hasMoved) {
			await waitForFrames();
			problem = findProblem(focused);
		}
		place = readPlace();
		return { stop: focused.dataset.stop ?? null, problem };
	};

	/** Where the window stands on the page, and how long that is. */
	function readPlace(): string {
		return `${scrollX} ${scrollY} ${document.documentElement.scrollHeight}`;
	}

	async function waitForFrames(): Promise<void> {
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	}

	function findProblem(element: HTMLElement): string | null {
		const name = element.outerHTML.slice(0, 110);
		if (!isRinged(element) && !element.matches("[tabindex='-1']")) return `no ring: ${name}`;
		const covering = findCovering(element);
		if (!covering) return null;
		return `covered by ${covering === "outside" ? "the edge of the window" : covering.outerHTML.slice(0, 80)}: ${name}`;
	}

	/** Around the element, what is stretched from it over a card, or the box that holds a field. */
	function isRinged(element: HTMLElement): boolean {
		const styles = [null, "::before", "::after"].map((part) => getComputedStyle(element, part));
		for (let box = element.parentElement; box && !box.matches("main, body"); box = box.parentElement)
			styles.push(getComputedStyle(box));
		return styles.some(
			({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
		);
	}

	/** What lies over the middle or a corner of the element. */
	function findCovering(element: HTMLElement): Element | "outside" | null | undefined {
		const corners = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => [
			[(left + right) / 2, (top + bottom) / 2],
			[left + 3, top + 3],
			[right - 3, top + 3],
			[left + 3, bottom - 3],
			[right - 3, bottom - 3],
		]);
		const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
		const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
		const isTall = element.getBoundingClientRect().height > room;
		return corners
			.map(([x = 0, y = 0]) =>
				x < 0 || y < 0 || x > innerWidth || y > innerHeight ? "outside" : document.elementFromPoint(x, y),
			)
			.find((over) => {
				if (over === "outside") return !isTall;
				if (over === null || element.contains(over) || over.contains(element)) return false;
				// Only what floats can cover: neighbours in the flow of the page cannot.
				for (let box: Element | null = over; box; box = box.parentElement) {
					if (["fixed", "sticky"].includes(getComputedStyle(box).position)) return !box.contains(element);
				}
				return false;
			});
	}
}
