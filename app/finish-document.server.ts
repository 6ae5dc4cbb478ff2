import { createHash } from "node:crypto";

export interface FinishedDocument {
	html: string;
	/** Value of the Content-Security-Policy header: only the scripts of this very document may run. */
	policy: string;
}

/** A script of ours in a file of its own. */
interface ScriptFile {
	src: string;
	integrity: string;
}

const IMPORT_MAP = /(<script rr-importmap="" type="importmap">)([\s\S]*?)(<\/script>)/;
const MODULE_ADDRESS = /"(\/[^"\s]+\.js)"/g;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const NAMESPACE_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const PLAIN_IMPORT = /^import ("[^"]+");?$/gm;

/**
 * Turns React Router's output into the document that is served: scripts start after `load`, so that
 * the first paint on a slow phone waits for HTML, styles and font only, and every inline script is hashed.
 * It reads the exact shape of React Router 8.4's output; tests/pages/responses.test.ts holds that contract
 * (CONTRIBUTING.md, An upgrade of React Router).
 */
export function finishDocument(rendered: string, offlineScript: ScriptFile | null): FinishedDocument {
	const html = addScript(deferScripts(rendered), offlineScript);
	return { html, policy: policyFor(html) };
}

function deferScripts(rendered: string): string {
	const script = MODULE_SCRIPT.exec(rendered)?.[1];
	const starter = script === undefined ? null : startAfterLoad(script, listModulePreloads(rendered));
	// A document of unknown shape is served unchanged: it paints later but works.
	if (starter === null) return rendered;
	return shortenImportMap(rendered)
		.replace(MODULE_PRELOAD, "")
		.replace(MODULE_SCRIPT, () => `<script>${starter}</script>`);
}

/** Hydration ignores an async script in the body that React did not render. */
function addScript(html: string, script: ScriptFile | null): string {
	if (!script) return html;
	const tag = `<script src="${script.src}" integrity="${script.integrity}" async fetchpriority="low"></script>`;
	return html.replace("</body>", () => `${tag}</body>`);
}

/** Keeps only the digests of the modules that this page starts with; all of them would add a kilobyte to each page. */
function shortenImportMap(rendered: string): string {
	return rendered.replace(IMPORT_MAP, (whole, open: string, body: string, close: string) => {
		const map: unknown = JSON.parse(body);
		if (!isImportMap(map)) return whole;
		const named = new Set([...rendered.replace(whole, "").matchAll(MODULE_ADDRESS)].map(([, address]) => address));
		const used = Object.entries(map.integrity).filter(([address]) => named.has(address));
		return open + JSON.stringify({ integrity: Object.fromEntries(used) }) + close;
	});
}

function isImportMap(value: unknown): value is { integrity: Record<string, string> } {
	return typeof value === "object" && value !== null && "integrity" in value && typeof value.integrity === "object";
}

function listModulePreloads(rendered: string): string[] {
	return [...rendered.matchAll(MODULE_PRELOAD)].map((match) => match[1] ?? "");
}

function startAfterLoad(script: string, preloads: string[]): string | null {
	const names: string[] = [];
	const addresses: string[] = [];
	const rest = script
		.replace(NAMESPACE_IMPORT, (_all, name: string, address: string) => {
			names.push(name);
			addresses.push(address);
			return "";
		})
		.replace(PLAIN_IMPORT, (_all, address: string) => {
			addresses.push(address);
			return "";
		});
	const isKnownShape = names.length > 0 && !/^\s*import [^(]/m.test(rest) && rest.includes("__reactRouterRouteModules");
	if (!isKnownShape) return null;
	const imports = addresses.map((address) => `import(${address})`).join();
	return [
		"{const start=async()=>{",
		`for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
		`const [${names.join()}]=await Promise.all([${imports}]);`,
		rest.trim(),
		'};document.readyState==="complete"?start():addEventListener("load",()=>setTimeout(start))}',
	].join("");
}

/** The policy of a page (docs/cases.md, Headers). Data blocks (`type` other than a script's) do not run and need no hash. */
function policyFor(html: string): string {
	const hashes = [...html.matchAll(INLINE_SCRIPT)]
		.filter(([, attributes = ""]) => !/\stype="(?!module|importmap|text\/javascript)/.test(attributes))
		.map(([, , body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
	return [
		"default-src 'none'",
		["script-src 'self'", ...new Set(hashes)].join(" "),
		"style-src 'self'",
		"img-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"object-src 'none'",
		"upgrade-insecure-requests",
	].join("; ");
}
