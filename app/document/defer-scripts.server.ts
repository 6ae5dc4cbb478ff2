import type { ClientFiles } from "../context.ts";
import { PAGE_START, type PageStart } from "../page-start.ts";
import { escapeForScript } from "./inline.server.ts";

/** React Router knows it by an attribute that no HTML has: the map gets it back when scripts start. */
const IMPORT_MAP = /<script rr-importmap="" type="importmap">[\s\S]*?<\/script>/;
const MODULE_ADDRESS = /"(\/[^"\s]+\.js)"/g;
export const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
/** What the page knows of the router, and right behind it the modules that it starts with. */
const ROUTER_SCRIPTS =
	/<script>window\.__reactRouterContext = (\{[^;]*\});window\.__reactRouterContext\.stream(?:(?!<\/script>)[\s\S])*<\/script><script type="module" async="">([\s\S]*?)<\/script>/;
const ROUTE_MODULES = /^window\.__reactRouterRouteModules = \{([^}]*)\};$/;
const ROUTE_MODULE = /"([^"]+)":(\w+)/g;
/** What brings a page to where it was left; the boot script does it (app/boot/page-moments.ts). */
const SCROLL_SCRIPT = /(<script>)\(\(storageKey(?:(?!<\/script>)[\s\S])*(<\/script>)/;
const NAMESPACE_IMPORT = /^import \* as (\w+) from "([^"]+)";$/gm;
const PLAIN_IMPORT = /^import "([^"]+)";?$/m;
const ENTRY_IMPORT = /import\("([^"]+)"\);?\s*$/;

/**
 * The end of a page as React Router writes it, with scripts that wait for the boot script: what starts them is a block of
 * data (app/page-start.ts). It reads the exact shape of React Router 8.4's output (CONTRIBUTING.md, An upgrade of
 * React Router).
 */
export function deferScripts(rendered: string, files: ClientFiles): string {
	const [, router = "", script = ""] = ROUTER_SCRIPTS.exec(rendered) ?? [];
	const shape = readModuleScript(script);
	// A document of unknown shape is served unchanged: its scripts start at once, but it works.
	if (!shape || !SCROLL_SCRIPT.test(rendered)) return rendered;
	const start = describeStart(shape, listModulePreloads(rendered), files, JSON.parse(router));
	const block = escapeForScript(JSON.stringify(start));
	return (
		shortenImportMap(rendered, files.digests, (address) => address === shape.entry || files.facades.has(address))
			.replace(MODULE_PRELOAD, "")
			.replace(SCROLL_SCRIPT, "$1$2")
			// React finds as many scripts as it wrote: the data of the page follows.
			.replace(ROUTER_SCRIPTS, () => `<script type="application/json" id="${PAGE_START}">${block}</script>`)
	);
}

/**
 * Keeps only the digests of the modules that this page fetches; all of them would add a kilobyte to each page. React Router
 * writes longer ones than a page needs to carry.
 */
function shortenImportMap(
	rendered: string,
	digests: ClientFiles["digests"],
	isSkipped: (address: string) => boolean,
): string {
	return rendered.replace(IMPORT_MAP, (whole) => {
		const named = [...rendered.replace(whole, "").matchAll(MODULE_ADDRESS)].map(([, address = ""]) => address);
		const used = [...new Set(named)].filter((address) => !isSkipped(address));
		const integrity = Object.fromEntries(used.map((address) => [address, digests.get(address)]));
		return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
	});
}

function listModulePreloads(rendered: string): string[] {
	return [...rendered.matchAll(MODULE_PRELOAD)].map((match) => match[1] ?? "");
}

/** What React Router's module script says. */
interface ModuleScript {
	/** Address of the map of the site. */
	siteMap: string;
	/** The ids of the routes, and the addresses of their modules. */
	modules: readonly { id: string; address: string }[];
	/** Address of the entry, which takes the page over. */
	entry: string;
}

function readModuleScript(script: string): ModuleScript | null {
	const addressOf = new Map([...script.matchAll(NAMESPACE_IMPORT)].map(([, name, address]) => [name, address]));
	const [, siteMap] = PLAIN_IMPORT.exec(script) ?? [];
	const [, entry] = ENTRY_IMPORT.exec(script) ?? [];
	const body = script.replace(NAMESPACE_IMPORT, "").replace(PLAIN_IMPORT, "").replace(ENTRY_IMPORT, "").trim();
	const [, routes = ""] = ROUTE_MODULES.exec(body) ?? [];
	const modules = [...routes.matchAll(ROUTE_MODULE)].flatMap(([, id = "", name]) => {
		const address = addressOf.get(name);
		return address ? [{ id, address }] : [];
	});
	const isKnown = modules.length > 0 && modules.length === addressOf.size;
	return isKnown && siteMap && entry ? { siteMap, modules, entry } : null;
}

/**
 * Names what the boot script is to bring. The entry only calls what the chunk of every page holds, and what only passes
 * another module on is not fetched either.
 */
function describeStart(
	{ siteMap, modules, entry }: ModuleScript,
	preloads: readonly string[],
	{ facades }: ClientFiles,
	router: { future?: Record<string, unknown> },
): PageStart {
	const skipped = [entry, ...preloads.filter((file) => facades.has(file))];
	const needed = [siteMap, ...preloads.filter((file) => file !== siteMap && !skipped.includes(file))];
	const files = [...needed.filter(isVendor), ...needed.filter((file) => !isVendor(file))];
	const routes = modules.map(({ id, address }) => {
		const facade = facades.get(address);
		return [id, facade ? { from: facade.holder, names: facade.names } : { from: address }] as const;
	});
	// Flags that nobody has set are no flags (app/take-over/take-over.tsx).
	const { future = {}, ...settings } = router;
	const isPlain = Object.values(future).every((flag) => flag === false);
	return { files, skipped, routes: Object.fromEntries(routes), router: isPlain ? settings : router };
}

/** What all other modules stand on (vite.config.ts). Evaluated first, it is not a part of their task. */
function isVendor(file: string): boolean {
	return file.includes("/vendor-");
}
