/**
 * A page carries the styles that its HTML can use (app/document/page-styles.server.ts), and links to the whole sheet, disabled.
 * What React brings may use any rule, so the whole sheet takes the place of those. The typefaces stand in an element of
 * their own, which stays. False when it cannot be had; the page then stays as it is, and the next call tries again.
 */
export async function bringWholeSheet(): Promise<boolean> {
	const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
	if (!link) return true;
	if (!(await fetchSheet(link)) || !link.sheet) {
		link.disabled = true;
		return false;
	}
	keepLetters();
	keepInSight();
	document.documentElement.dataset.sheets = "whole";
	// Not by the attribute: Chromium 119 ends the page when that goes from what was loaded for no medium.
	link.sheet.media.mediaText = "";
	// All but the typefaces.
	for (const rules of document.querySelectorAll("style ~ style, body style")) rules.remove();
	return true;
}

/** What waits once more when the whole sheet comes (app/styles/further-down.css). */
const FURTHER_DOWN = ".further-down,.procedure-list>li,.institution-list>li";

/** What is in sight does not wait once more: a browser would take it away for a moment, and count that as a shift. */
function keepInSight(): void {
	const inSight = [...document.querySelectorAll<HTMLElement>(FURTHER_DOWN)].filter((part) => {
		const { top, bottom } = part.getBoundingClientRect();
		return top < innerHeight && bottom > 0;
	});
	// All are asked for their places before one changes: each change would have the next question style the page anew.
	for (const part of inSight) part.style.setProperty("--far-down", "visible");
}

/**
 * Who began to read in the letters of the device, because the typeface came too late, goes on in them: a new sheet makes
 * Chromium ask again which typefaces are there, and the page would change under the reader's eyes.
 */
function keepLetters(): void {
	const typefaces = document.querySelector<HTMLStyleElement>("head > style")?.sheet;
	const [own = "", ...others] = getComputedStyle(document.body).fontFamily.match(/"[^"]*"|[^,\s][^,]*/g) ?? [];
	const name = own.replaceAll('"', "");
	const at = [...(typefaces?.cssRules ?? [])].findIndex(({ cssText }) => cssText.includes(name));
	// On a slow line it was dropped before anything was drawn (app/boot/before-paint.ts), and nothing is measured for it.
	if (at >= 0 && widthIn(own, ...others) === widthIn(...others)) typefaces?.deleteRule(at);
}

function widthIn(...families: readonly string[]): number {
	const probe = document.createElement("span");
	probe.textContent = "Ventanilla Abierta 2468";
	Object.assign(probe.style, { position: "absolute", whiteSpace: "nowrap", fontFamily: families.join() });
	document.documentElement.append(probe);
	const { width } = probe.getBoundingClientRect();
	probe.remove();
	return width;
}

/** Fetched for no medium, a sheet is there and styles nothing yet. */
function fetchSheet(link: HTMLLinkElement): Promise<boolean> {
	return new Promise((resolve) => {
		link.onload = () => resolve(true);
		link.onerror = () => resolve(false);
		link.media = "not all";
		link.disabled = false;
	});
}
