// Starts the service worker once the page has loaded, and tells a new one what the first page was made of.
(() => {
	const { serviceWorker } = navigator;
	if (!serviceWorker) return;

	async function start() {
		const isNew = !serviceWorker.controller;
		await serviceWorker.register("/sw.js", { updateViaCache: "none" });
		if (!isNew) return;
		const { active } = await serviceWorker.ready;
		active.postMessage({ page: location.href });
		// On a slow line the scripts and the words come after the worker, which does not see what was asked for before it.
		const tell = (list) => active.postMessage({ files: list.getEntries().map(({ name }) => name) });
		new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
	}

	// Reading offline is an extra: where the browser forbids it, everything else works as before.
	const later = () => setTimeout(() => start().catch(() => {}), 1_000);
	if (document.readyState === "complete") later();
	else addEventListener("load", later);
})();
