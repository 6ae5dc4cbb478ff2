/** Ids of the blocks of data by which a page waits for its scripts: what starts it, and what its loaders answered. */
export const PAGE_START = "page-start";
export const PAGE_DATA = "page-data";

/** What a page says of the scripts that take it over (app/document/defer-scripts.server.ts). */
export interface PageStart {
	/** Addresses of modules, fetched side by side and evaluated one after the other. */
	files: readonly string[];
	/** Links of React Router that nothing is fetched for. */
	skipped: readonly string[];
	/** By the id of a route its module, and under which name that one holds what is asked for where it only holds it for another. */
	routes: Readonly<Record<string, { from: string; names?: Readonly<Record<string, string>> }>>;
	/** React Router's own settings. */
	router: object;
}

/** The block of this id, read; null on a page that has none. */
export function readBlock<Block>(id: string): Block | null {
	const text = document.getElementById(id)?.textContent;
	return text ? JSON.parse(text) : null;
}

/** Events of the window that tell the boot script what became of the scripts of the page. */
export const SCRIPTS_READY = "scriptsready";
export const SCRIPTS_FAILED = "scriptsfailed";
