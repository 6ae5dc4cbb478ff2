import { startTransition } from "react";
import { HydratedRouter } from "react-router/dom";
import { isLanguage } from "../domain/language.ts";
import { ICONS } from "./components/drawing.tsx";
import { ErrorReference } from "./components/error-reference.ts";
import { bringReact } from "./hydrate-root.ts";
import { fetchDictionary } from "./preferences/fetch-dictionary.ts";
import { SCRIPTS_FAILED } from "./scripts-state.ts";
import { bringWholeSheets } from "./whole-sheets.ts";

/** A press after the patience of the boot script calls again, while the first call may still wait for its words. */
let isTaken = false;

/**
 * React takes over the page that the server made. The starter of the page calls it when the modules of the page are known
 * (finish-document.server.ts): it stands in the chunk that every page has, so that the entry is not one file more.
 */
window.takeOver = async () => {
	const { lang, dataset } = document.documentElement;
	const { hydrateRoot } = await bringReact();
	// Without words, styles and the code of its parts the page is not hydrated: the HTML of the server works by itself.
	if (
		!isReadable(location.pathname) ||
		!isLanguage(lang) ||
		!(await bringAll(fetchDictionary(lang), bringWholeSheets(), window.bringPart?.()))
	) {
		dispatchEvent(new Event(SCRIPTS_FAILED));
		return;
	}
	if (isTaken) return;
	isTaken = true;
	startTransition(() => {
		hydrateRoot(
			document,
			<ErrorReference value={dataset.reference ?? null}>
				<HydratedRouter />
			</ErrorReference>,
		);
	});
	// What React draws from now on refers to it, and the worker keeps it for when there is no line.
	void fetch(ICONS.address, { priority: "low" }).catch(() => undefined);
};

async function bringAll(...brought: readonly (Promise<boolean> | undefined)[]): Promise<boolean> {
	return !(await Promise.all(brought)).includes(false);
}

/** For an address with a malformed escape, such as %E0, the server renders the not-found page; React would expect another. */
function isReadable(pathname: string): boolean {
	try {
		return decodeURIComponent(pathname) !== "";
	} catch {
		return false;
	}
}
