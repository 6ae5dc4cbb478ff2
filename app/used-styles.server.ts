/**
 * A piece of a style sheet: text that every page carries, a rule that only pages with certain classes can use, or a block
 * around other pieces. The build takes the sheets apart (scripts/style-parts.ts).
 */
export type StylePart =
	| string
	| {
			/** For each selector of the rule, the classes without which it matches nothing. */
			needs: readonly (readonly string[])[];
			css: string;
	  }
	| { open: string; parts: readonly StylePart[] };

const CLASS_ATTRIBUTE = ' class="';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** Whatever may be the name of a class, wherever a script has it. */
const NAME = /[\w-]+/g;

/** The classes that elements of this HTML have, or may get from a script in it. */
export function findClasses(html: string): Set<string> {
	const written = [...listClassValues(html)].flatMap((value) => value.split(" "));
	return new Set([...written, ...[...html.matchAll(INLINE_SCRIPT)].flatMap(([, script = ""]) => namesIn(script))]);
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

/** Everything in a script that may be the name of a class. */
export function namesIn(script: string): readonly string[] {
	return script.match(NAME) ?? [];
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

/** Of a page: its typefaces, the script that has to find them before anything is drawn (app/boot/before-paint.ts), and the parts of its sheets. */
export interface PageStyles {
	typefaces: string;
	beforePaintScript: string;
	/** Address of the sheet for engines without container queries. */
	plainSheet?: string | undefined;
	/** The script of engines without modules. */
	plainScript?: string | undefined;
	parts: readonly StylePart[];
}

/** The classes of a page: those of its first screen, and all. */
export interface PageClasses {
	first: ReadonlySet<string>;
	all: ReadonlySet<string>;
}

/**
 * The style elements of a page with these classes: at its head the typefaces, which stay, and the rules of the first
 * screen; where the page goes on, those that only what follows can use. The rules leave when scripts bring the whole
 * sheets (app/whole-sheets.ts).
 */
export function writeStyles(
	{ typefaces, beforePaintScript, plainSheet, plainScript = "", parts }: PageStyles,
	{ first, all }: PageClasses,
): { head: string; furtherDown: string } {
	const rules = writeUsed(parts, (name) => first.has(name));
	const others = writeFurtherDown(parts, { first: (name) => first.has(name), all: (name) => all.has(name) });
	// After a rule, even an empty one, nothing is imported; an engine that does not know this rule has read none yet
	// (docs/decisions/old-engines.md).
	const forOld = plainSheet ? `@container (width>0){}@import"${plainSheet}";` : "";
	return {
		head:
			rules &&
			`<style>${typefaces}</style><script>${beforePaintScript}</script>${plainScript}<style>${forOld}${rules}</style>`,
		furtherDown: others && `<style>${others}</style>`,
	};
}
