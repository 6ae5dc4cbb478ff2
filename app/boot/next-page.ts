import { SCRIPTS_READY } from "../scripts-state.ts";
import { closest, find, on } from "./dom.ts";

/**
 * Until React takes over the links, the next page is made ready between the press on a link and its click: by the
 * speculation rules that stand in the page, or by this where the browser does not know them.
 */
export function prefetchOnPress(): void {
	const prefetch = ({ target }: Event) => {
		const href = closest(target, "a[href^='/']:not([data-held])")?.getAttribute("href");
		if (href) document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
	};
	if (!HTMLScriptElement.supports?.("speculationrules")) on("pointerdown", prefetch);
	on(SCRIPTS_READY, () => {
		find("script[type=speculationrules]")?.remove();
	});
}
