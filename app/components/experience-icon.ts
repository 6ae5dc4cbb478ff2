import type { IconName } from "./icon-names.ts";
import { ICON_NAMES } from "./icon-names.ts";

const DEFAULT_ICON: IconName = "flag";
/** Names that the data use for an icon that the set calls otherwise. */
const OTHER_NAMES: Readonly<Record<string, IconName>> = { home: "house" };

/** The icon of the set that an experience asks for; the default one for a name outside it. For loaders: the browser needs no list. */
export function experienceIcon(name: string): IconName {
	return OTHER_NAMES[name] ?? ICON_NAMES.find((known) => known === name) ?? DEFAULT_ICON;
}
