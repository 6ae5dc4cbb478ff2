import "./icon.css";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url";

/** A decorative picture of the one icon set; the words beside it (or the control's name) say what it means. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg className="icon" aria-hidden="true" focusable="false">
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}
