import type { IconName } from "./icon-names.ts";
import { ICON_NAMES } from "./icon-names.ts";

/** The icon that a table names; the default where the set has none by that name. Ask in loaders: the list is long. */
export function iconByName(name: string, otherwise: IconName = "sparkles"): IconName {
	return ICON_NAMES.find((known) => known === name) ?? otherwise;
}
