import { KEPT_FILES_KEY, keptFilesOf } from "../../domain/kept-files.ts";
import { preferenceCookie } from "../preferences/preference-cookie.ts";
import { SCRIPTS_READY } from "../take-over/scripts-state.ts";
import { find, isSaving, on, onceInUse } from "./dom.ts";

/** Until React takes over the links, the speculation rules of the page make the next one ready; from then on scripts do. */
export function endSpeculation(): void {
	on(SCRIPTS_READY, () => {
		find("script[type=speculationrules]")?.remove();
	});
}

/**
 * On a first visit the style sheet and this script stand in the page. Who goes on with the portal gets them as files, once,
 * and a cookie says so: the next pages are half as long. Whoever saves data is fetched nothing ahead.
 */
export function keepFiles(): void {
	const files = document.currentScript?.dataset.files?.split(" ") ?? [];
	if (files.length === 0 || isSaving) return;
	onceInUse(() => void fetchAll(files).catch(() => undefined));
}

async function fetchAll(files: readonly string[]): Promise<void> {
	for (const file of files) {
		const response = await fetch(file, { priority: "low" });
		if (!response.ok) return;
		await response.text();
	}
	const isSecure = location.protocol === "https:";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
	document.cookie = preferenceCookie({ name: KEPT_FILES_KEY, value: keptFilesOf(files), isSecure });
}

/** Starts the service worker once somebody uses the page, and tells a new one what the first page was made of. */
export function startWorker(): void {
	// Reading offline is an extra: where the browser forbids it, everything else works as before.
	const begin = () => void start(navigator.serviceWorker).catch(() => undefined);
	// It fetches, too: for whoever saves data it comes with the scripts, which come for a press.
	if (isSaving) on(SCRIPTS_READY, begin);
	else onceInUse(begin);
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
	const isNew = !workers.controller;
	await workers.register("/sw.js", { updateViaCache: "none" });
	if (!isNew) return;
	const { active } = await workers.ready;
	active?.postMessage({ page: location.href });
	// On a slow line scripts and words come after the worker, which does not see what was asked for before it.
	const tell = (list: PerformanceObserverEntryList) =>
		active?.postMessage({ files: list.getEntries().map(({ name }) => name) });
	new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}
