import type { Association } from "../content/brand.ts";
import { BRAND } from "../content/brand.ts";
import { useRootData } from "./root-data.ts";

/** The association as citizens know it today: what the desk has published over what this release brings. */
export function useAssociation(): Association {
	return { ...BRAND, ...useRootData()?.texts?.association };
}
