import { closest, on } from "./dom.ts";

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
