import { SCRIPTS_READY } from "../scripts-state.ts";
import { isSaving, on, onceInUse } from "./dom.ts";

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
