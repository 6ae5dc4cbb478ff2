import { LRUCache } from "lru-cache";
import type { ClientFiles } from "../context.ts";
import { PAGE_DATA } from "../page-start.ts";
import { deferScripts, MODULE_PRELOAD } from "./defer-scripts.server.ts";
import { digestInline, type InlinePart, policyFor, withDigests } from "./inline.server.ts";
import { beforePaint, createStyleWriter, cutFurtherDown, type PageStyles } from "./page-styles.server.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/** A page as React rendered it. */
export interface RenderedPage {
	html: string;
	/** The data of the page as JSON (app/take-over/page-data.ts), which stands at the end of the body; null without scripts. */
	data: string | null;
}

interface DocumentOptions {
	files: ClientFiles;
	/** Whether the page may start the service worker. */
	isOffline: boolean;
	/** Whether this browser keeps the style sheet and the boot script of this release: then the page names them only. */
	hasFiles: boolean;
}

export interface FinishedDocument {
	html: string;
	/** Value of the Content-Security-Policy header: only the scripts and styles of this very document count. */
	policy: string;
}

/** React Router marks with "#" the sheet of a module that only passes another on. */
const STYLE_LINK = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;
/** What the boot script needs stands after it, and what it decides before the first paint stands in here. */
export const DOCK = '<div class="dock ';
/** More than there are routes. */
const MOST_KEPT = 50;

/** What `OfficeList` writes beside offices. */
const LISTS_OFFICES = "data-open-words";

/**
 * Turns React Router's output into the document that is served (docs/decisions/first-screen.md). On a first visit its styles
 * are in the page, so that nothing stands between the HTML and the first paint; later they are a file that the browser has.
 * Its scripts wait for the boot script. Every inline script and style is hashed. It reads the exact shape of React Router's
 * output; tests/pages/responses.test.ts holds that contract (CONTRIBUTING.md, An upgrade of React
 * Router). A page of another shape has its scripts at once, and works.
 */
export function finishDocument(
	{ html, data }: RenderedPage,
	{ files, isOffline, hasFiles }: DocumentOptions,
): FinishedDocument {
	const { writeStyles, defer, boots } = writersFor(files);
	const [head, body, tail] = cutPage(html);
	const [first, further] = cutFurtherDown(body);
	const styles = hasFiles ? { head: withDigests(beforePaint(files.typefaces)) } : writeStyles(first, further);
	const needs = { isOffline, hasFiles, listsOffices: html.includes(LISTS_OFFICES) };
	const bootKey = Object.values(needs).join(" ");
	const boot = boots.get(bootKey) ?? writeBoot(files, needs);
	boots.set(bootKey, boot);
	// React writes into the head what the scripts at the end need.
	const end = defer([...head.matchAll(MODULE_PRELOAD)].map(([link]) => link).join("") + tail);
	const { furtherDown }: Partial<PageStyles> = styles;
	return {
		html: [
			hasFiles ? head.replace(MODULE_PRELOAD, "") : disableLinks(head),
			styles.head.html,
			addBeforeDock(first, boot.html),
			furtherDown?.html ?? "",
			addBeforeDock(further, boot.html),
			addData(end.html, data),
		].join(""),
		policy: policyFor([digestInline(head + body), styles.head, furtherDown ?? { scripts: [], styles: [] }, boot, end]),
	};
}

/** A page in development: Vite sends styles and scripts as they change. */
export function finishInDevelopment({ html, data }: RenderedPage): string {
	return addData(addBeforeDock(html, `<script>${__BOOT_SCRIPT__}</script>`), data);
}

/** Writes a piece of HTML before the dock. React passes over a child of the body that it did not render. */
export function addBeforeDock(html: string, added: string): string {
	return html.replace(DOCK, () => added + DOCK);
}

interface Writers {
	writeStyles: ReturnType<typeof createStyleWriter>;
	defer: (tail: string) => InlinePart;
	/** With the digests of the boot script, which is most of what is hashed: eight at most. */
	boots: Map<string, InlinePart>;
}

/** Scripts and styles are alike for every page of a route, and are made once for these files of the build. */
const writers = new WeakMap<ClientFiles, Writers>();

function writersFor(files: ClientFiles): Writers {
	const known = writers.get(files);
	if (known) return known;
	const tails = new LRUCache<string, InlinePart>({
		max: MOST_KEPT,
		memoMethod: (tail) => withDigests(deferScripts(tail, files)),
	});
	const made = { writeStyles: createStyleWriter(files), defer: (tail: string) => tails.memo(tail), boots: new Map() };
	writers.set(files, made);
	return made;
}

/** The page before the end of its head, up to its scripts, and from there on. A page of unknown shape is all tail. */
function cutPage(html: string): [head: string, body: string, tail: string] {
	const headEnd = html.indexOf("</head>");
	const dock = html.indexOf(DOCK, headEnd);
	const scripts = html.indexOf("<script", dock);
	if (headEnd < 0 || dock < 0 || scripts < 0) return ["", "", html];
	return [html.slice(0, headEnd), html.slice(headEnd, scripts), html.slice(scripts)];
}

/** Links to styles stay, but disabled: the browser fetches none before scripts start (app/take-over/whole-sheet.ts). */
function disableLinks(head: string): string {
	return head.replace(MODULE_PRELOAD, "").replace(STYLE_LINK, (link) => link.replace("/>", ' disabled=""/>'));
}

/** The boot script: after the words of the page, which it must not push out of the first packets. */
function writeBoot(
	files: ClientFiles,
	{ isOffline, hasFiles, listsOffices }: Omit<DocumentOptions, "files"> & { listsOffices: boolean },
): InlinePart {
	const told = `${isOffline ? " data-offline" : ""}${listsOffices ? ` data-open-now="${files.openNow}"` : ""}`;
	const boot = hasFiles
		? `<script src="${files.boot}"${told}></script>`
		: `<script data-files="${files.kept.join(" ")}"${told}>${__BOOT_SCRIPT__}</script>`;
	const added = digestInline(`<script type="speculationrules">${SPECULATION_RULES}</script>`);
	const { html, scripts, styles } = withDigests(boot);
	return { html, scripts: [...scripts, ...added.scripts], styles };
}

/** A block of data runs nothing, so the policy need not know it. */
function addData(html: string, data: RenderedPage["data"]): string {
	if (data === null) return html;
	return html.replace("</body>", () => `<script type="application/json" id="${PAGE_DATA}">${data}</script></body>`);
}
