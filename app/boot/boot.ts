// What lives on every page before React: bundled alone, written into the HTML of a first visit before the dock and allowed
// by its digest, later a file (docs/decisions/first-screen.md). It must stay small, so it imports nothing that needs React
// or words.
import "./bring-modules.ts";
import { keepConsentBar } from "./consent-bar.ts";
import { measureDock } from "./dock.ts";
import { dataset, on } from "./dom.ts";
import { openSearchEarly } from "./early-search.ts";
import { keepFieldInSight } from "./field-in-sight.ts";
import { rememberOrigins } from "./focus-origin.ts";
import { noteForeignChanges } from "./foreign-changes.ts";
import { keepFiles } from "./kept-files.ts";
import { openMenus } from "./menus.ts";
import { endSpeculation } from "./next-page.ts";
import { startWorker } from "./offline.ts";
import { bringPromo } from "./promo-bar.ts";
import { startScriptsOnIntent } from "./scripts-on-intent.ts";
import { sendOnlyChosen } from "./sent-forms.ts";
import { offerWayToTop } from "./way-to-top.ts";

// An engine that lacks what they need (app/boot/before-paint.ts) has the page, its links and its forms.
if (dataset.engine !== "plain") {
	noteForeignChanges();
	keepConsentBar();
	rememberOrigins(".consent,.promo");
	bringPromo();
	startScriptsOnIntent();
	openMenus();
	openSearchEarly();
	endSpeculation();
	sendOnlyChosen();
	keepFieldInSight();
	keepFiles();
	if (document.currentScript?.hasAttribute("data-offline")) startWorker();
	offerWayToTop();
	// The dock stands after this script in the page.
	on("DOMContentLoaded", measureDock);
}
