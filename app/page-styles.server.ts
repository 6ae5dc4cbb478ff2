import type { ClientFiles } from "./context.ts";
import { keepMade } from "./kept.server.ts";
import { type InlinePart, withDigests } from "./page-policy.server.ts";
import { listNeeded, namesIn, writeStyles } from "./used-styles.server.ts";

/** More than there are routes. Only pages of unknown shape would each be another. */
const MOST_KEPT = 50;
/** Style elements of 35 kB: a screen has about a dozen, by what its pages show. */
const MOST_STYLES_KEPT = 100;
/** app/styles/further-down.css */
const FURTHER_DOWN = /<\w[^>]*\sclass="[^"]*\bfurther-down\b/;
/** What the boot script may give an element. */
const BOOT_NAMES = new Set(namesIn(__BOOT_SCRIPT__));

/** The style elements of a page: at the end of its head, and where it goes on below its first screen. */
export interface PageStyleParts {
	head: InlinePart;
	furtherDown: InlinePart;
}

/** The classes of a piece of HTML, as several sets where it is in pieces. */
type Classes = readonly ReadonlySet<string>[];

/** The HTML before and from the first element that lies below the first screen. */
export function cutFurtherDown(html: string): [first: string, further: string] {
	const at = html.search(FURTHER_DOWN);
	return at < 0 ? [html, ""] : [html.slice(0, at), html.slice(at)];
}

/**
 * What gives a page with these sheets its styles, made once for all pages that use the same of them in the same places.
 * The first screen waits only for its own rules; the others stand where the page goes on, before whatever can use them.
 */
export function keepStyles(
	files: ClientFiles,
): (addresses: string, classes: { first: Classes; further: Classes }) => PageStyleParts {
	const sheetsAt = keepMade((addresses) => {
		const parts = addresses.split(" ").flatMap((address) => files.styleSheets.get(address) ?? []);
		return { parts, needed: listNeeded(parts) };
	}, MOST_KEPT);
	const stylesWith = keepMade((key) => {
		const [addresses = "", first = "", others = ""] = key.split("\n");
		const page = { ...files, beforePaintScript: __BEFORE_PAINT_SCRIPT__, parts: sheetsAt(addresses).parts };
		const classes = { first: new Set(first.split(" ")), all: new Set([...first.split(" "), ...others.split(" ")]) };
		const { head, furtherDown } = writeStyles(page, classes);
		return { head: withDigests(head), furtherDown: withDigests(furtherDown) };
	}, MOST_STYLES_KEPT);
	return (addresses, { first, further }) => {
		const { needed } = sheetsAt(addresses);
		const isFirst = (name: string) => first.some((names) => names.has(name));
		const isOther = (name: string) =>
			!isFirst(name) && (BOOT_NAMES.has(name) || further.some((names) => names.has(name)));
		return stylesWith([addresses, needed.filter(isFirst).join(" "), needed.filter(isOther).join(" ")].join("\n"));
	};
}
