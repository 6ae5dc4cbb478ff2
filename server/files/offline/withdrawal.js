// Replaces the worker when the operator turns it off: deletes every copy and leaves all requests to the network.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(withdraw()));
// A page of before that is still shown may start the worker once more. The browser then takes the withdrawal back and
// does not activate the same text again, so it is repeated with each page.
addEventListener("fetch", (event) => {
	if (event.request.mode === "navigate") event.waitUntil(withdraw());
});

async function withdraw() {
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
	await registration.unregister();
}
