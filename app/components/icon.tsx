import { Drawing, ICONS } from "./drawing.tsx";
import type { IconName } from "./icon-names.ts";

/** A decorative picture of the one icon set; the words beside it (or the control's name) say what it means. Its size is in the style sheet. */
export function Icon({ name }: { name: IconName }) {
	return <Drawing sprite={ICONS} name={name} viewBox="0 0 24 24" className="icon" width="20" height="20" />;
}
