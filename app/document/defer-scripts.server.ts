import type { ClientFiles } from "../context.ts";

/** React Router knows it by an attribute that no HTML has: the map gets it back when scripts start. */
const IMPORT_MAP = /<script rr-importmap="" type="importmap">([\s\S]*?)<\/script>/;
const MODULE_ADDRESS = /"(\/[^"\s]+\.js)"/g;
export const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
/** What the page knows of the router, and right behind it the modules that it starts with. */
const ROUTER_SCRIPTS =
	/<script>(window\.__reactRouterContext = (?:(?!<\/script>)[\s\S])*)<\/script><script type="module" async="">([\s\S]*?)<\/script>/;
const NAMESPACE_IMPORT = /^import \* as (\w+) from "([^"]+)";$/gm;
const PLAIN_IMPORT = /^import "([^"]+)";?$/m;
const ENTRY_IMPORT = /import\("([^"]+)"\);?\s*$/;

/**
 * The end of a page as React Router writes it, with scripts that wait for the boot script to call `startPage`. It reads the
 * exact shape of React Router 8.4's output (CONTRIBUTING.md, An upgrade of React Router).
 */
export function deferScripts(rendered: string, files: ClientFiles): string {
	const [, router, script] = ROUTER_SCRIPTS.exec(rendered) ?? [];
	const shape = script === undefined ? null : readModuleScript(script);
	// A document of unknown shape is served unchanged: its scripts start at once, but it works.
	if (!shape) return rendered;
	const starter = startWhenCalled(shape, listModulePreloads(rendered), files);
	return (
		shortenImportMap(rendered, (address) => address === shape.entry || files.facades.has(address))
			.replace(MODULE_PRELOAD, "")
			// One script, so that the policy has one digest less to send. React finds as many as it wrote: the data follows.
			.replace(ROUTER_SCRIPTS, () => `<script>${starter};${router}</script>`)
	);
}

/** Keeps only the digests of the modules that this page fetches; all of them would add a kilobyte to each page. */
function shortenImportMap(rendered: string, isSkipped: (address: string) => boolean): string {
	const map = readImportMap(rendered);
	if (!map) return rendered;
	return rendered.replace(IMPORT_MAP, (whole) => {
		const named = new Set([...rendered.replace(whole, "").matchAll(MODULE_ADDRESS)].map(([, address]) => address));
		const used = Object.entries(map.integrity).filter(([address]) => named.has(address) && !isSkipped(address));
		return `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(used) })}</script>`;
	});
}

function readImportMap(rendered: string): { integrity: Record<string, string> } | null {
	const map: unknown = JSON.parse(IMPORT_MAP.exec(rendered)?.[1] ?? "null");
	return isImportMap(map) ? map : null;
}

function isImportMap(value: unknown): value is { integrity: Record<string, string> } {
	return typeof value === "object" && value !== null && "integrity" in value && typeof value.integrity === "object";
}

function listModulePreloads(rendered: string): string[] {
	return [...rendered.matchAll(MODULE_PRELOAD)].map((match) => match[1] ?? "");
}

/** What React Router's module script says. */
interface ModuleScript {
	/** Address of the map of the site. */
	siteMap: string;
	/** The names of the modules of the routes, and their addresses. */
	modules: readonly { name: string; address: string }[];
	/** Makes the modules known to the router. */
	body: string;
	/** Address of the entry, which takes the page over. */
	entry: string;
}

function readModuleScript(script: string): ModuleScript | null {
	const modules = [...script.matchAll(NAMESPACE_IMPORT)].map(([, name = "", address = ""]) => ({ name, address }));
	const [, siteMap] = PLAIN_IMPORT.exec(script) ?? [];
	const [, entry] = ENTRY_IMPORT.exec(script) ?? [];
	const body = script.replace(NAMESPACE_IMPORT, "").replace(PLAIN_IMPORT, "").replace(ENTRY_IMPORT, "").trim();
	const isKnown = modules.length > 0 && body.includes("__reactRouterRouteModules") && !/^\s*import\b/m.test(body);
	return isKnown && siteMap && entry ? { siteMap, modules, body, entry } : null;
}

/**
 * Names what `bringModules` (app/boot/scripts-on-intent.ts) is to bring. The entry only calls what the chunk of every page
 * holds, and what only passes another module on is not fetched either.
 */
function startWhenCalled(
	{ siteMap, modules, body, entry }: ModuleScript,
	preloads: readonly string[],
	{ facades }: ClientFiles,
): string {
	const skipped = [entry, ...preloads.filter((file) => facades.has(file))];
	const needed = [siteMap, ...preloads.filter((file) => file !== siteMap && !skipped.includes(file))];
	const files = [...needed.filter(isVendor), ...needed.filter((file) => !isVendor(file))];
	const importModule = ({ address }: { address: string }) => {
		const facade = facades.get(address);
		if (!facade) return `import("${address}")`;
		const members = Object.entries(facade.names).map(([name, held]) => `${JSON.stringify(name)}:m.${held}`);
		return `import("${facade.holder}").then(m=>({${members.join()}}))`;
	};
	return [
		`window.startPage=()=>bringModules(${JSON.stringify(files)},${JSON.stringify(skipped)},async()=>{`,
		`const [${modules.map(({ name }) => name).join()}]=await Promise.all([${modules.map(importModule).join()}]);`,
		`${body}})`,
	].join("");
}

/** What all other modules stand on (vite.config.ts). Evaluated first, it is not a part of their task. */
function isVendor(file: string): boolean {
	return file.includes("/vendor-");
}
