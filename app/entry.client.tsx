import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLanguage } from "../domain/language.ts";
import { ErrorReference } from "./components/error-reference.ts";
import { fetchBarEarly } from "./consent/consent.tsx";
import { fetchDictionary } from "./preferences/fetch-dictionary.ts";

const { lang, dataset } = document.documentElement;

async function hydrate(): Promise<void> {
	// Without the dictionary the page is not hydrated: the HTML of the server works by itself.
	if (!isReadable(location.pathname) || !isLanguage(lang) || !(await fetchDictionary(lang))) return;
	startTransition(() => {
		hydrateRoot(
			document,
			<ErrorReference value={dataset.reference ?? null}>
				<HydratedRouter />
			</ErrorReference>,
		);
	});
}

/** For an address with a malformed escape, such as %E0, the server renders the not-found page; React would expect another. */
function isReadable(pathname: string): boolean {
	try {
		return decodeURIComponent(pathname) !== "";
	} catch {
		return false;
	}
}

fetchBarEarly();
void hydrate();
