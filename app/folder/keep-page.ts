import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { isRecord } from "../untrusted-json.ts";

/** Named by React Router after the file of the page (CONTRIBUTING.md, React Router). */
const ROUTE = "my-folder/folder.page";

/**
 * Asks the worker to keep the page of the folder with its scripts: what was saved is to be read where there is no signal,
 * also by who never opened the page. Not for who saves data, and nothing where there is no worker.
 */
export function keepFolderPage(): void {
	const worker = navigator.serviceWorker?.controller;
	if (!worker || navigator.connection?.saveData) return;
	const inHere = (address: string) => new URL(address, location.origin).href;
	worker.postMessage({
		page: inHere(keepLanguage(addresses.folder.to(), location)),
		files: listModules().map(inHere),
	});
}

/** The scripts of that page, as the router knows them; none where it names them otherwise, and the page is kept when it is opened. */
function listModules(): string[] {
	const manifest: unknown = Reflect.get(window, "__reactRouterManifest");
	const routes = isRecord(manifest) && isRecord(manifest.routes) ? manifest.routes : {};
	const { module, imports } = isRecord(routes[ROUTE]) ? routes[ROUTE] : {};
	const all: unknown[] = [module, ...(Array.isArray(imports) ? imports : [])];
	return all.filter((each) => typeof each === "string");
}
