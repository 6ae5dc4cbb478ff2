import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLanguage } from "../domain/language.ts";
import { ErrorReference } from "./components/error-reference.ts";
import { fetchBarEarly } from "./consent/consent.tsx";
import { fetchDictionary } from "./preferences/fetch-dictionary.ts";

const { lang, dataset } = document.documentElement;

async function hydrate(): Promise<void> {
	// Without its words the page stays the HTML that it already is, which works by itself.
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

/** For an address with half an escape, such as %E0, the server makes the page of another: React would find it wrong. */
function isReadable(pathname: string): boolean {
	try {
		return decodeURIComponent(pathname) !== "";
	} catch {
		return false;
	}
}

fetchBarEarly();
void hydrate();
