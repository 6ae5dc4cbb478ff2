import { SCRIPTS_READY } from "../scripts-state.ts";
import { find, on } from "./dom.ts";

/** Until React takes over the links, the speculation rules of the page make the next one ready; from then on scripts do. */
export function endSpeculation(): void {
	on(SCRIPTS_READY, () => {
		find("script[type=speculationrules]")?.remove();
	});
}
