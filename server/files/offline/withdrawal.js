// Replaces the worker when the operator turns it off: deletes every copy and leaves all requests to the network.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw() {
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
	await registration.unregister();
}
