// The kill switch: takes the place of the worker, deletes what it kept and leaves every page to the network.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw() {
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
	await registration.unregister();
}
