import { LRUCache } from "lru-cache";
import type { ClientFiles, StylePart } from "../context.ts";
import { type InlinePart, withDigests } from "./inline.server.ts";

/** The style elements of a page: at the end of its head, and where it goes on below its first screen. */
export interface PageStyles {
	head: InlinePart;
	furtherDown: InlinePart;
}

/** Style elements of 35 kB: a screen has about a dozen, by what its pages show. */
const MOST_KEPT = 100;
/** app/styles/further-down.css */
const FURTHER_DOWN = /<\w[^>]*\sclass="[^"]*\bfurther-down\b/;
const CLASS_ATTRIBUTE = ' class="';

/** The HTML before and from the first element that lies below the first screen. */
export function cutFurtherDown(html: string): [first: string, further: string] {
	// Where the word does not stand, which is quickly seen, no element is looked at.
	const at = html.includes("further-down") ? html.search(FURTHER_DOWN) : -1;
	return at < 0 ? [html, ""] : [html.slice(0, at), html.slice(at)];
}

/** Writes the styles of the pages of a build; pages that use the same rules in the same places share them. */
export type StyleWriter = (first: string, further: string) => PageStyles;

/**
 * Gives a page its styles: at its head the typefaces, which stay, the script that looks after them before anything is drawn
 * (app/boot/before-paint.ts), and the rules of its first screen; where it goes on, those that only what follows can use. The
 * rules leave when scripts bring the whole sheet (app/take-over/whole-sheet.ts).
 */
export function createStyleWriter({ styles, typefaces, plainSheet, plainScript = "" }: ClientFiles): StyleWriter {
	const needed = listNeeded(styles);
	const written = new LRUCache<string, PageStyles>({ max: MOST_KEPT, memoMethod: write });

	function write(key: string): PageStyles {
		const [first = [], others = []] = key.split("\n").map((names) => names.split(" "));
		const onFirst = new Set(first);
		const onPage = new Set([...first, ...others]);
		const rules = writeUsed(styles, (name) => onFirst.has(name));
		const later = writeFurtherDown(styles, { first: (name) => onFirst.has(name), all: (name) => onPage.has(name) });
		// After a rule, even an empty one, nothing is imported; an engine that does not know this rule has read none yet
		// (docs/decisions/old-engines.md).
		const forOld = plainSheet ? `@container (width>0){}@import"${plainSheet}";` : "";
		const before = beforePaint(typefaces);
		return {
			head: withDigests(`${before}${plainScript}<style>${forOld}${rules}</style>`),
			furtherDown: withDigests(later && `<style>${later}</style>`),
		};
	}

	return (first, further) => {
		const onFirst = findClasses(first);
		const below = findClasses(further);
		const isFirst = (name: string) => onFirst.has(name);
		const isOther = (name: string) => !isFirst(name) && below.has(name);
		return written.memo([needed.filter(isFirst).join(" "), needed.filter(isOther).join(" ")].join("\n"));
	};
}

/** What stands at the head of every page: its typefaces, and what looks after them. */
export function beforePaint(typefaces: string): string {
	return `<style>${typefaces}</style><script>${__BEFORE_PAINT_SCRIPT__}</script>`;
}

/** The classes that elements of this HTML have. Before scripts bring the whole sheet they give none: they set attributes. */
export function findClasses(html: string): Set<string> {
	return new Set([...listClassValues(html)].flatMap((value) => value.split(" ")));
}

/** What stands in the class attributes, each once; without a match for each, which are hundreds. */
function listClassValues(html: string): Set<string> {
	const values = new Set<string>();
	let end = 0;
	for (let at = html.indexOf(CLASS_ATTRIBUTE); at >= 0 && end >= 0; at = html.indexOf(CLASS_ATTRIBUTE, end)) {
		const begin = at + CLASS_ATTRIBUTE.length;
		end = html.indexOf('"', begin);
		values.add(html.slice(begin, end));
	}
	return values;
}

/** The classes that some rule asks for, each once. */
export function listNeeded(parts: readonly StylePart[]): string[] {
	const needed = parts.flatMap((part) => {
		if (typeof part === "string") return [];
		return "css" in part ? part.needs.flat() : listNeeded(part.parts);
	});
	return [...new Set(needed)];
}

/** Whether a page has an element of this class. */
type Has = (name: string) => boolean;

/**
 * The text of the parts that a page with these classes can use. States, attributes and elements are not looked at: a rule
 * stays unless each of its selectors names a class that the page does not have.
 */
export function writeUsed(parts: readonly StylePart[], has: Has): string {
	return write(parts, (needs) => canUse(needs, has), true);
}

/** The text of those parts that only the classes further down can use, in the same order and the same layers. */
export function writeFurtherDown(parts: readonly StylePart[], { first, all }: { first: Has; all: Has }): string {
	return write(parts, (needs) => canUse(needs, all) && !canUse(needs, first), false);
}

function canUse(needs: readonly (readonly string[])[], has: Has): boolean {
	return needs.some((classes) => classes.every(has));
}

function write(
	parts: readonly StylePart[],
	isWanted: (needs: readonly (readonly string[])[]) => boolean,
	wantsPlain: boolean,
): string {
	return parts
		.map((part) => {
			if (typeof part === "string") return wantsPlain ? part : "";
			if ("css" in part) return isWanted(part.needs) ? part.css : "";
			const inside = write(part.parts, isWanted, wantsPlain);
			if (inside) return `${part.open}${inside}}`;
			// The order of the layers is that in which they are first named.
			return wantsPlain && part.open.startsWith("@layer") ? `${part.open.slice(0, -1)};` : "";
		})
		.join("");
}
