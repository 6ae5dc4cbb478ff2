import { closest, find, on } from "./dom.ts";
import { focusAgain } from "./focus-origin.ts";

/** Scrolled pixels after which the button appears (specification, section 9). */
const THRESHOLD = 100;
const BUTTON = ".back-to-top";

/** The button that leads back to the top of a long page. */
export function offerWayToTop(): void {
	const look = () => find(BUTTON)?.toggleAttribute("hidden", scrollY <= THRESHOLD);
	// Not before the first layout, which to ask for the place would bring forward, in one go with the parsing.
	on("load", look);
	on("scroll", look);
	on("click", ({ target }) => {
		if (!closest(target, BUTTON)) return;
		scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion)").matches ? "instant" : "smooth" });
		focusAgain();
	});
}
