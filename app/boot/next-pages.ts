import { keptFilesOf } from "../../domain/kept-files.ts";
import { SCRIPTS_READY } from "../page-start.ts";
import { isSaving, on, onceInUse } from "./dom.ts";

/** Until React takes over the links, speculation rules make the next page ready; from then on scripts do. */
export function speculate(): void {
	const rules = Object.assign(document.createElement("script"), {
		type: "speculationrules",
		textContent: __SPECULATION_RULES__,
	});
	document.head.append(rules);
	on(SCRIPTS_READY, () => rules.remove());
}

/**
 * Starts the service worker once somebody uses the page, and tells a new one what the first page was made of. On a first
 * visit the style sheet and this script stand in the page (`data-files` names them): the worker keeps them as files, and the
 * next pages, which only name them, are half as long.
 */
export function startWorker(): void {
	const files = document.currentScript?.dataset.files?.split(" ") ?? [];
	// Reading offline is an extra: where the browser forbids it, everything else works as before.
	const begin = () => void start(navigator.serviceWorker, files).catch(() => undefined);
	// It fetches, too: for whoever saves data it comes with the scripts, which come for a press.
	if (isSaving) on(SCRIPTS_READY, begin);
	else onceInUse(begin);
}

async function start(workers: ServiceWorkerContainer, kept: readonly string[]): Promise<void> {
	const isNew = !workers.controller;
	await workers.register("/sw.js", { updateViaCache: "none" });
	const { active } = await workers.ready;
	if (kept.length > 0) active?.postMessage({ kept, named: keptFilesOf(kept) });
	if (!isNew) return;
	active?.postMessage({ page: location.href });
	// On a slow line scripts and words come after the worker, which does not see what was asked for before it.
	const tell = (list: PerformanceObserverEntryList) =>
		active?.postMessage({ files: list.getEntries().map(({ name }) => name) });
	new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}
