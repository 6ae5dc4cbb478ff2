import { useRouteLoaderData } from "react-router";
import { DEFAULT_LANGUAGE, isLanguage } from "../domain/language.ts";
import type { Translator } from "./dictionary.ts";
import { translatorFor } from "./dictionary.ts";

/** The words of the page's language, for components. */
export function useText(): Translator {
	return translatorOf(useRouteLoaderData("root"));
}

/** The words of the page's language, for `meta` functions, out of the matches that they receive. */
export function textOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Translator {
	return translatorOf(matches.find((match) => match?.id === "root")?.loaderData);
}

function translatorOf(rootData: unknown): Translator {
	const language =
		typeof rootData === "object" && rootData !== null && "language" in rootData ? rootData.language : undefined;
	return translatorFor(isLanguage(language) ? language : DEFAULT_LANGUAGE);
}
