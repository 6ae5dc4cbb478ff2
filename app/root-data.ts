import { useRouteLoaderData } from "react-router";
import type { Association } from "../content/brand.ts";
import { BRAND } from "../content/brand.ts";
import type { TextsOfPage } from "../content/site-texts.ts";
import type { Language } from "../domain/language.ts";

/** What every page knows: the answer of the root's loader. */
export interface RootData {
	language: Language;
	/** Words of the `data-display` attribute. */
	display: string;
	/** Where the portal is reached, if it knows: what search engines and messages need. */
	origin: string | null;
	/** When the data was last read, if that is too long ago; null while it is fresh. */
	storedSince: string | null;
	/** What the desk has published of the texts around every page; missing while they are those of the release. */
	texts?: TextsOfPage;
}

/** Undefined while the root's loader itself has failed. */
export function useRootData(): RootData | undefined {
	return useRouteLoaderData<RootData>("root");
}

/** The association as citizens know it today: what the desk has published over what this release brings. */
export function useAssociation(): Association {
	return { ...BRAND, ...useRootData()?.texts?.association };
}
