/**
 * Brings the modules of a page: all are fetched side by side and evaluated one after the other, each in a task of its own,
 * so that none of them holds up a slow phone for long. `skipped` are links that React would miss, and add; `start` makes the
 * modules of the routes known to the router (app/document/defer-scripts.server.ts).
 */
window.bringModules = async (files, skipped, start) => {
	// By this the router finds the map again, which no HTML may have.
	document.querySelector("script[type=importmap]")?.setAttribute("rr-importmap", "");
	// The words are asked for by what takes the page over, which comes last.
	const words = `/locales/${document.documentElement.dataset.language}.json?v=${__DICTIONARY_VERSION__}`;
	add({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: words });
	for (const href of files) add({ rel: "modulepreload", href });
	// What React brings later may use any rule (app/whole-sheet.ts).
	for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]"))
		add({ rel: "preload", as: "style", href });
	for (const href of skipped) add({ rel: "modulepreload", media: "not all", href });
	for (const file of files) {
		await import(/* @vite-ignore */ file);
		await new Promise((done) => setTimeout(done));
	}
	await start();
	await window.takeOver?.();
};

function add(link: Partial<HTMLLinkElement>): void {
	document.head.append(Object.assign(document.createElement("link"), link));
}

export {};
