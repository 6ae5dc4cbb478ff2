import { setTimeout as pause } from "node:timers/promises";
import type { Visitor } from "./visitor.ts";

const LOADS_WITHIN_MS = 30_000;

/**
 * Waits until the page has loaded with all that it names; a page that is being left, as which `ventanillaLeft` may mark it,
 * cannot answer yet.
 */
export async function waitUntilLoaded(visitor: Pick<Visitor, "run">): Promise<void> {
	const until = performance.now() + LOADS_WITHIN_MS;
	while (performance.now() < until) {
		const state = await visitor
			.run(() => ("ventanillaLeft" in window ? "" : `${document.readyState} ${location.protocol}`))
			.catch(() => "");
		if (state.startsWith("complete") && !state.endsWith("about:")) return;
		await pause(25);
	}
	throw new Error("The page did not finish to load");
}
