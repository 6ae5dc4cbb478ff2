import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { isRecord } from "../untrusted-json.ts";
import { type Entry, type FactsSaid, type FolderChange, findEntry, MOST_ENTRIES, saveEntry } from "./folder.ts";
import { changeFolder, type KeepingState, readKeptFolder } from "./kept-folder.ts";

/** What a page says of something that can be saved. */
export type Savable = Omit<Entry, "done" | "note" | "savedAt" | "facts">;

/** Saves what a page shows, of a procedure with its facts; "full" also where the folder holds as much as it may. */
export function save(thing: Savable, facts?: FactsSaid): KeepingState {
	const { folder } = readKeptFolder();
	const isNew = !findEntry(folder, `${thing.kind}/${thing.id}`);
	if (isNew && folder.entries.length >= MOST_ENTRIES) return "full";
	const entry = toEntry(thing);
	const state = changeFolder(saveEntry(facts ? { ...entry, facts: { ...facts, seenAt: entry.savedAt } } : entry));
	if (state === "kept") keepFolderPage();
	return state;
}

/** Renews what is saved of a thing when its page is read again, such as a name or requirements that changed. */
export function renew(thing: Savable): void {
	const { folder, state } = readKeptFolder();
	const old = findEntry(folder, `${thing.kind}/${thing.id}`);
	if (!old || state !== "kept") return;
	const change: FolderChange = saveEntry(toEntry(thing));
	if (JSON.stringify(change(folder)) !== JSON.stringify(folder)) changeFolder(change);
}

/** In this order: by its beginning a page finds it without reading the folder (app/components/save-button.tsx). */
function toEntry({ kind, id, group, name, about, language, needs }: Savable): Entry {
	return { kind, id, group, name, about, language, needs, done: [], note: "", savedAt: Date.now() };
}

/** Named by React Router after the file of the page (CONTRIBUTING.md, React Router). */
const ROUTE = "my-folder/folder.page";

/**
 * Asks the worker to keep the page of the folder with its scripts: what was saved is to be read where there is no signal,
 * also by who never opened the page. Not for who saves data, and nothing where there is no worker.
 */
function keepFolderPage(): void {
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
