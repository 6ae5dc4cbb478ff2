// A part of the page dictionary (scripts/page-dictionary.ts): what the pages of procedures say alike.

/** What a page says: its texts, its attributes, the strings of its linked data. */
const TEXT = /(?<=>)[^<]+(?=<)/g;
const VALUE = / [\w-]+="[^"]*"/g;
const LINKED_STRING = /"[^"]*"/g;
const LINKED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/;
const STYLES = /<style>[\s\S]*?<\/style>/g;
/** From what restores the place on the page: what starts the scripts, with their names and digests, and the data. */
const LAST_SCRIPTS = /<script>\(\(storageKey[\s\S]*<\/script>/;
/** The values of the data; the names before them are those of every procedure (app/packed.ts). */
const PACKED_VALUES = /(?<=\w\[1,).*(?=\]\\",)/s;
/** What a page has several of, from the innermost. */
const ITEMS = ["a", "small", "li", "dd", "dt", "p", "div", "details"].map(
	(tag) => new RegExp(`<${tag}\\b[^>]*>(?:(?!<${tag}\\b)[\\s\\S])*?</${tag}>`, "g"),
);

interface ProcedureParts {
	/** Its head and what stands between the masthead and the footer. */
	html: string;
	linked: string;
	scripts: string;
}

/**
 * The page of a procedure without what fewer than half of them say, each kind of item once: that of the one with the most
 * kinds. What half of them say is a label, a sentence of ours or a drawing, and no fact.
 */
export function readSkeleton(pages: readonly string[]): string {
	const procedures = pages.map(cutProcedure);
	const saidBy = new Map<string, number>();
	for (const { html, linked } of procedures) {
		const said = [html.match(TEXT), html.match(VALUE), linked.match(LINKED_STRING)].flatMap((found) => found ?? []);
		for (const each of new Set(said)) saidBy.set(each, (saidBy.get(each) ?? 0) + 1);
	}
	const isCommon = (said: string) => (saidBy.get(said) ?? 0) >= pages.length / 2;
	const skeletons = procedures.map((procedure) => writeSkeleton(procedure, isCommon));
	return skeletons.reduce((longest, skeleton) => (skeleton.length > longest.length ? skeleton : longest), "");
}

function cutProcedure(page: string): ProcedureParts {
	const [head = ""] = /<head>[\s\S]*?(?=<style)/.exec(page) ?? [];
	const [main = ""] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
	const [linked = ""] = LINKED_DATA.exec(page) ?? [];
	const [scripts = ""] = LAST_SCRIPTS.exec(page) ?? [];
	return { html: (head + main).replace(STYLES, ""), linked, scripts };
}

function writeSkeleton({ html, linked, scripts }: ProcedureParts, isCommon: (said: string) => boolean): string {
	const orNothing = (nothing: string) => (said: string) => (isCommon(said) ? said : nothing);
	const seen = new Set<string>();
	const once = (item: string) => (seen.has(item) ? "" : seen.add(item) && item);
	const bare = html.replace(TEXT, orNothing("")).replace(VALUE, orNothing(""));
	return [
		ITEMS.reduce((text, item) => text.replace(item, once), bare),
		linked.replace(LINKED_STRING, orNothing('""')),
		scripts.replace(PACKED_VALUES, ""),
	].join("");
}
