import { useRouteLoaderData } from "react-router";
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
}

/** Undefined while the root's loader itself has failed. */
export function useRootData(): RootData | undefined {
	return useRouteLoaderData<RootData>("root");
}
