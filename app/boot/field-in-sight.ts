import { on } from "./dom.ts";

/** The keyboard of a phone takes half of the window in some browsers: the field in use comes into what is left of it. */
export function keepFieldInSight(): void {
	on("resize", () => {
		const field = document.activeElement;
		if (field?.matches("input,select,textarea")) field.scrollIntoView({ block: "nearest" });
	});
}
