import { ON_TOP } from "../components/on-top.ts";
import { isPromoDue, rememberPromoSeen } from "../promo/promo-memory.ts";
import { afterLoad, closest, dataset, find, on } from "./dom.ts";
import { returnFocus } from "./focus-origin.ts";

/** Milliseconds after load, and of the fade (specification, section 9). */
const DELAY = 3000;
const FADE = 300;

/**
 * The notice of the day stands hidden in the page; it comes three seconds after load, at most once a day, whatever else is
 * open. It never takes the focus, and every way of leaving it counts as seen today.
 */
export function bringPromo(): void {
	function leave(): void {
		if (dataset.promo !== "shown") return;
		rememberPromoSeen(new Date());
		returnFocus(find(".promo"));
		dataset.promo = "leaving";
		setTimeout(() => {
			delete dataset.promo;
		}, FADE);
	}

	afterLoad(DELAY, () => {
		if (isPromoDue(new Date())) dataset.promo = "shown";
	});
	on("click", ({ target }) => {
		if (closest(target, ".promo :is(a,button)")) leave();
	});
	// On the window, after everything on the page: an open dialog, menu or form takes its own Escape.
	on("keydown", (event) => {
		if (event.key !== "Escape" || event.defaultPrevented) return;
		if (!find(ON_TOP)) leave();
	});
}
