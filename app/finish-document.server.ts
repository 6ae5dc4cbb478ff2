import type { ClientFiles } from "./context.ts";
import { deferScripts, MODULE_PRELOAD } from "./defer-scripts.server.ts";
import { keepMade } from "./kept.server.ts";
import { digestInline, digestOf, policyFor, withDigests } from "./page-policy.server.ts";
import { cutFurtherDown, keepStyles } from "./page-styles.server.ts";

import type { RenderedPage } from "./rendered-page.server.ts";
import { SPECULATION_RULES } from "./speculation-rules.server.ts";
import { findClasses } from "./used-styles.server.ts";
import type { SharedText, TextPieces } from "./written-response.server.ts";
import { joinPieces } from "./written-response.server.ts";

export interface FinishedDocument {
	pieces: TextPieces;
	/** Value of the Content-Security-Policy header: only the scripts and styles of this very document count. */
	policy: string;
}

interface DocumentParts {
	files: ClientFiles;
	/** Whether the page may start the service worker. */
	isOffline: boolean;
}

/** React Router marks with "#" the sheet of a module that only passes another on. */
const STYLE_LINK = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;
/** What the boot script needs stands after it, and what it decides before the first paint stands in here. */
export const DOCK = '<div class="dock ';
const EMPTY: SharedText = { html: "" };
/** More than there are routes. Only pages of unknown shape would each be another. */
const MOST_KEPT = 50;

/** A piece of a frame: what is always there, or the name of what takes its place. */
type Piece<Name extends string> = SharedText | { name: Name };
/** Texts that stand in a page for what changes in it, with a name for each; cut out in their order. */
export type StandIns<Name extends string> = readonly (readonly [text: string, name: Name])[];
/** What takes the places, as HTML, and the data of the page. */
export interface Filling<Name extends string> {
	html: Readonly<Record<Name, string>>;
	dataScript: RenderedPage["dataScript"];
}

/** A page but for what changes in it. */
export type DocumentFrame<Name extends string> = (filling: Filling<Name>) => FinishedDocument;

/**
 * Turns React Router's output into the document that is served: its styles are in the page, so that nothing stands between
 * the HTML and the first paint; its scripts wait for the boot script to call `startPage`; every inline script and style is
 * hashed. It reads the exact shape of React Router 8.4's output; tests/pages/responses.test.ts holds that contract
 * (CONTRIBUTING.md, An upgrade of React Router). Styles and scripts are alike for every page of a route and are made once.
 */
export function finishDocument({ html, dataScript }: RenderedPage, parts: DocumentParts): FinishedDocument {
	const { pieces, policy } = frameDocument(html, parts, [])({ html: {}, dataScript });
	// Nothing of it is made for another page.
	return { pieces: [joinPieces(pieces)], policy };
}

/**
 * Finishes all of a page but for what stands in it for something else, to be written again and again with other things in
 * those places. They lie before whatever is further down, and have no scripts or styles inside.
 */
export function frameDocument<Name extends string>(
	html: string,
	{ files, isOffline }: DocumentParts,
	standIns: StandIns<Name>,
): DocumentFrame<Name> {
	const { styleOf, tailOf } = keptFor(files);
	const [head, body, tail] = cutPage(html);
	const sheets = [...head.matchAll(STYLE_LINK)].map(([, address]) => address).join(" ");
	const [first, further] = cutFurtherDown(body);
	const beforeStyles = cutOut(disableLinks(head, files), standIns);
	const firstPieces = cutOut(first, standIns);
	const furtherPieces = cutOut(further, standIns);
	const firstClasses = findClasses(joinPieces(firstPieces.filter(isShared)));
	const furtherClasses = findClasses(further + tail);
	const [firstWithBoot = [], furtherWithBoot = []] = [firstPieces, furtherPieces].map((pieces) =>
		pieces.map((piece) => (isShared(piece) ? { html: addBoot(piece.html, isOffline, files.dictionary) } : piece)),
	);
	// React writes into the head what the scripts at the end need.
	const end = tailOf([...head.matchAll(MODULE_PRELOAD)].map(([link]) => link).join("") + tail);
	const [beforeData = EMPTY, afterData = EMPTY] = cutAtData(end.html).map((text) => ({ html: text }));
	const own = digestInline(head + body);
	const styleWith = keepMade(
		(classes) => styleOf(sheets, { first: [firstClasses, new Set(classes.split(" "))], further: [furtherClasses] }),
		MOST_KEPT,
	);
	return ({ html, dataScript }) => {
		const style = styleWith(
			Object.values<string>(html)
				.flatMap((text) => [...findClasses(text)])
				.join(" "),
		);
		const data = dataScript === null ? [] : [digestOf(dataScript)];
		const fill = (piece: Piece<Name>) => (isShared(piece) ? piece : html[piece.name]);
		return {
			pieces: [
				...beforeStyles.map(fill),
				style.head,
				...firstWithBoot.map(fill),
				style.furtherDown,
				...furtherWithBoot.map(fill),
				beforeData,
				writeScript(dataScript),
				afterData,
			],
			policy: policyFor({
				scripts: [...own.scripts, ...style.head.scripts, ...BOOT_DIGESTS, ...end.scripts, ...data],
				styles: [...own.styles, ...style.head.styles, ...style.furtherDown.styles, ...end.styles],
			}),
		};
	};
}

function isShared(piece: SharedText | { name: string }): piece is SharedText {
	return "html" in piece;
}

function cutOut<Name extends string>(html: string, standIns: StandIns<Name>): Piece<Name>[] {
	return standIns.reduce<Piece<Name>[]>(
		(pieces, [text, name]) =>
			pieces.flatMap((piece): Piece<Name>[] => {
				if (!isShared(piece)) return [piece];
				const [before = "", ...others] = piece.html.split(text);
				return [{ html: before }, ...others.flatMap((after) => [{ name }, { html: after }])];
			}),
		[{ html }],
	);
}

/** Writes the script with the data of a page where React Router's stream would put it. */
export function writeData(html: string, dataScript: RenderedPage["dataScript"]): string {
	const [before, after] = cutAtData(html);
	return before + writeScript(dataScript) + after;
}

function cutAtData(html: string): [before: string, after: string] {
	const at = html.indexOf("</body>");
	return at < 0 ? [html, ""] : [html.slice(0, at), html.slice(at)];
}

function writeScript(script: RenderedPage["dataScript"]): string {
	return script === null ? "" : `<script>${script}</script>`;
}

/** What was made for these files of the build, by what it was made of. */
const kept = new WeakMap<ClientFiles, ReturnType<typeof keepParts>>();

function keptFor(files: ClientFiles): ReturnType<typeof keepParts> {
	const known = kept.get(files) ?? keepParts(files);
	kept.set(files, known);
	return known;
}

function keepParts(files: ClientFiles) {
	return {
		styleOf: keepStyles(files),
		tailOf: keepMade((tail) => withDigests(deferScripts(tail, files)), MOST_KEPT),
	};
}

/** The page before the end of its head, up to its scripts, and from there on. A page of unknown shape is all tail. */
function cutPage(html: string): [head: string, body: string, tail: string] {
	const headEnd = html.indexOf("</head>");
	const dock = html.indexOf(DOCK, headEnd);
	const scripts = html.indexOf("<script", dock);
	if (headEnd < 0 || dock < 0 || scripts < 0) return ["", "", html];
	return [html.slice(0, headEnd), html.slice(headEnd, scripts), html.slice(scripts)];
}

/** Links to styles stay, but disabled: the browser fetches none before scripts start (app/whole-sheets.ts). */
function disableLinks(head: string, { styleSheets }: ClientFiles): string {
	return head
		.replace(MODULE_PRELOAD, "")
		.replace(STYLE_LINK, (link, address: string) =>
			styleSheets.has(address) ? link.replace("/>", ' disabled=""/>') : link,
		);
}

/** Writes the boot script, the speculation rules and the address of the dictionary before the dock. React passes over a child of the body that it did not render. */
export function addBoot(html: string, isOffline: boolean, dictionary?: string): string {
	// After the words of the page, which it must not push out of the first packets. With scripts it waits (app/boot/scripts-on-intent.ts).
	const link = dictionary ? `<noscript><link rel="compression-dictionary" href="${dictionary}"></noscript>` : "";
	const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
	const boot = `<script${isOffline ? " data-offline" : ""}>${__BOOT_SCRIPT__}</script>`;
	return html.replace(DOCK, () => link + rules + boot + DOCK);
}

/** Of what `addBoot` writes. */
const BOOT_DIGESTS = [SPECULATION_RULES, __BOOT_SCRIPT__].map(digestOf);
