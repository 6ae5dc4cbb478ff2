// What lives on every page before React: bundled alone, written into the HTML of a first visit before the dock and allowed
// by its digest, later a file (docs/decisions/first-screen.md). It must stay small, so it imports nothing that needs React
// or words.
import { bringPromo, keepConsentBar } from "./bars.ts";
import { measureDock, offerWayToTop, rememberOrigins } from "./dock.ts";
import { bringScript, dataset, on, onceSeen } from "./dom.ts";
import { noteForeignChanges } from "./foreign-changes.ts";
import { openMenus, openSearchEarly } from "./menus.ts";
import { speculate, startWorker } from "./next-pages.ts";
import { keepFieldInSight, returnToPlace, sayWhenPrinted, sendOnlyChosen } from "./page-moments.ts";
import { startScriptsOnIntent } from "./scripts-on-intent.ts";

const { openNow } = document.currentScript?.dataset ?? {};
if (openNow) onceSeen("[data-open-words]", () => bringScript(openNow));

sayWhenPrinted();

// An engine that lacks what they need (app/boot/before-paint.ts) has the page, its links and its forms.
if (dataset.engine !== "plain") {
	noteForeignChanges();
	keepConsentBar();
	rememberOrigins(".consent,.promo");
	bringPromo();
	startScriptsOnIntent();
	openMenus();
	openSearchEarly();
	speculate();
	returnToPlace();
	sendOnlyChosen();
	keepFieldInSight();
	if (document.currentScript?.hasAttribute("data-offline")) startWorker();
	offerWayToTop();
	// The dock stands after this script in the page.
	on("DOMContentLoaded", measureDock);
}
