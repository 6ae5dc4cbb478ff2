import type { IconName } from "./icon-names.ts";
import { ICON_NAMES } from "./icon-names.ts";

/** Icon names of the data that differ from the name in the icon set. */
const OTHER_NAMES: Readonly<Record<string, IconName>> = { home: "house" };

/** The icon that the data name; a flag where the set has none by that name. Call it in loaders only: the browser need not load the long list. */
export function iconByName(name: string): IconName {
	return OTHER_NAMES[name] ?? ICON_NAMES.find((known) => known === name) ?? "flag";
}
