import type { IconName } from "./icon-names.ts";
import { ICON_NAMES } from "./icon-names.ts";

/** Names that the data use for an icon that the set calls otherwise. */
const OTHER_NAMES: Readonly<Record<string, IconName>> = { home: "house" };

/** The icon that the data name; a flag where the set has none by that name. Ask in loaders: the list is long. */
export function iconByName(name: string): IconName {
	return OTHER_NAMES[name] ?? ICON_NAMES.find((known) => known === name) ?? "flag";
}
