// Starts the service worker once the page has loaded, and tells a new one what the first page was made of.
(() => {
	const { serviceWorker } = navigator;
	if (!serviceWorker) return;

	async function start() {
		const isNew = !serviceWorker.controller;
		await serviceWorker.register("/sw.js", { updateViaCache: "none" });
		if (!isNew) return;
		const { active } = await serviceWorker.ready;
		const names = performance.getEntriesByType("resource").map(({ name }) => name);
		active.postMessage([location.href, ...names]);
	}

	// Reading offline is an extra: where the browser forbids it, everything else works as before.
	const later = () => setTimeout(() => start().catch(() => {}), 1_000);
	if (document.readyState === "complete") later();
	else addEventListener("load", later);
})();
