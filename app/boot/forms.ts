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

/** The keyboard of a phone takes half of the window in some browsers: the field in use comes into what is left of it. */
export function keepFieldInSight(): void {
	on("resize", () => {
		const field = document.activeElement;
		if (field?.matches("input,select,textarea")) field.scrollIntoView({ block: "nearest" });
	});
}
