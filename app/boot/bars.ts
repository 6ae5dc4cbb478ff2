import { canStore } from "../browser-store.ts";
import { ON_TOP } from "../components/on-top.ts";
import { CONSENT_LEFT, CONSENT_SAVED, readConsent, saveConsent } from "../consent/consent-record.ts";
import { isPromoDue, rememberPromoSeen } from "../promo/promo-memory.ts";
import { returnFocus, say } from "./dock.ts";
import { afterLoad, closest, dataset, find, on } from "./dom.ts";
import { forget, startScripts } from "./scripts-on-intent.ts";

/**
 * Shows the consent bar of the page, through an attribute of the document, while no decision is stored in this browser:
 * set before the bar is parsed, so it never comes or goes in sight. Visitors without scripts are not asked, because
 * nothing is stored for them. The settings are a part of the page's scripts (app/consent/consent.tsx).
 */
export function keepConsentBar(): void {
	const follow = () => {
		if (readConsent()) delete dataset.consent;
		else dataset.consent = "asked";
	};
	const leave = () => returnFocus(find(".consent"));
	follow();
	// Another tab decides, or forgets.
	on("storage", follow);
	on(CONSENT_LEFT, leave);
	on(CONSENT_SAVED, () => {
		leave();
		// Not `follow`: where the browser stores nothing, the decision counts for as long as scripts lead from page to page.
		delete dataset.consent;
		say("saved");
		if (!canStore()) startScripts();
	});
	on("click", ({ target }) => {
		const choice = closest<HTMLButtonElement>(target, "[name=consent]");
		if (!choice) return;
		const isAll = choice.value === "all";
		// Whoever decides does not want the settings any more that scripts have not opened yet.
		forget(find(".consent [data-waiting]"));
		saveConsent({ analytics: isAll, marketing: isAll, functional: isAll });
	});
}

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
