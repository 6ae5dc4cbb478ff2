import { root } from "./dom.ts";

/** What stands fixed at the foot of the window: the page learns its height as `--dock`, so that its own end keeps clear of it. */
export function measureDock(): void {
	// The promo stands on top of the stack without being a part of its height (promo.css).
	const parts = document.querySelectorAll<HTMLElement>(".dock-stack,.promo");
	const observer = new ResizeObserver(() => {
		let height = 0;
		for (const part of parts) if (getComputedStyle(part).position !== "static") height += part.offsetHeight;
		root.style.setProperty("--dock", `${height}px`);
	});
	for (const part of parts) observer.observe(part);
}
