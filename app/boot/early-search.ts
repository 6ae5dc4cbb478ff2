import { closest, find, on } from "./dom.ts";
import { forgetDialogs } from "./scripts-on-intent.ts";

/**
 * Opens and closes the dialog of the search as long as React does not: what is typed meanwhile stands in its box, a phone
 * shows its keyboard at once, and Enter leads to the catalogue. React asks for what it finds there when it comes.
 */
export function openSearchEarly(): void {
	on("click", (event) => {
		const dialog = find<HTMLDialogElement>(".search-dialog");
		if (closest(event.target, ".search-dialog button")) dialog?.close();
		if (event.defaultPrevented || !closest(event.target, ".search-opener")) return;
		event.preventDefault();
		forgetDialogs();
		dialog?.showModal();
	});
}
