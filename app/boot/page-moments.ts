import { type Language, LOCALES, TIME_ZONE } from "../../domain/language.ts";
import { closest, dataset, find, on } from "./dom.ts";

/** React Router keeps here how far each page was scrolled when it was left, by the key of its place in the history. */
const PLACES = "react-router-scroll-positions";

/**
 * Brings a page to where it was left, as the script that React Router writes into each page would: from the moment when
 * scripts have taken over one page, browsers leave it to scripts on the next as well.
 */
export function returnToPlace(): void {
	on("DOMContentLoaded", () => {
		if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
		try {
			const place: unknown = JSON.parse(sessionStorage.getItem(PLACES) ?? "{}")[history.state.key];
			if (typeof place === "number") scrollTo(0, place);
		} catch {
			// Where nothing may be kept, nothing was; and what cannot be read leads nowhere.
		}
	});
}

/**
 * Writes on paper the day on which a page is printed (app/components/printed-from.tsx); the browser takes its picture of the
 * page right after the event. Not before: a cheap phone needs 60 ms to name a day. The server cannot know it, since it keeps
 * a page for days; without scripts browsers print it in the margin.
 */
export function sayWhenPrinted(): void {
	on("beforeprint", () => {
		const moment = find("[data-printed]");
		if (!moment) return;
		const day = new Intl.DateTimeFormat(LOCALES[dataset.language as Language], {
			dateStyle: "long",
			timeZone: TIME_ZONE,
		});
		moment.textContent = moment.dataset.printed + day.format();
	});
}

/**
 * A form that leads to an address sends only what was chosen, so that nobody waits for the server to clean the address. Where
 * a blank text is something that was said, the form has `data-sends-blank`.
 */
export function sendOnlyChosen(): void {
	on("formdata", ({ target, formData }) => {
		if (!closest(target, "form[method=get]:not([data-sends-blank])")) return;
		for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
	});
}

/** The keyboard of a phone takes half of the window in some browsers: the field in use comes into what is left of it. */
export function keepFieldInSight(): void {
	on("resize", () => {
		const field = document.activeElement;
		if (field?.matches("input,select,textarea")) field.scrollIntoView({ block: "nearest" });
	});
}
