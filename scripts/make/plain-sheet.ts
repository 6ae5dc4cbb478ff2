// After the build: makes, out of the style sheet of the pages, one for engines that know no container queries, and so
// perhaps no cascade layers (docs/decisions/old-engines.md). It asks for nothing that Chrome 60 or Safari 12 does not know.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import cascadeLayers from "@csstools/postcss-cascade-layers";
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import { transform } from "lightningcss";
import postcss, { AtRule, type Declaration, type Node, type Rule } from "postcss";
import logical from "postcss-logical";
import { SITE_SHEET } from "../../server/pages/client-files.ts";

const ROOT = join(import.meta.dirname, "../..");
const ASSETS = join(ROOT, "build", "client", "assets");
const STYLES = join(ROOT, "app", "styles");
/** `:not` with several parts is younger than `:not`. */
const NONE_OF = /:not\(((?:[^()]|\([^()]*\))*)\)/g;
/** Columns of a grid where they cannot be asked to be no wider than it, in rem: they fit a window of 320 pixels. */
const NARROW_COLUMN = 17;
const COLUMN = /\bmin\(100%,\s*([\d.]+)rem\)/g;
/** As lightningcss writes versions: a byte for each part. */
const TARGETS = { chrome: 60 << 16, firefox: 60 << 16, safari: 12 << 16 };
/** An engine without module scripts cannot read the feature test (app/boot/engine.ts) either; it runs this instead. */
const MARK_AS_PLAIN = 'document.documentElement.setAttribute("data-engine","plain")';

if (import.meta.main) {
	const sheet = (await readdir(ASSETS)).find((name) => SITE_SHEET.test(name)) ?? "";
	const files = [join(STYLES, "layers.css"), join(STYLES, "plain.css"), join(ASSETS, sheet)];
	const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
	await writeHashed(await makePlain(texts.join("\n")), ".css");
	await writeHashed(MARK_AS_PLAIN, ".js");
}

async function writeHashed(text: string, ending: string): Promise<void> {
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	await writeFile(join(ASSETS, `plain-${hash}${ending}`), text);
}

/** The same rules in an order and with weights that need no layers, in words that an old engine knows. */
export async function makePlain(css: string): Promise<string> {
	const root = postcss.parse(css);
	root.walkAtRules(resolveCondition);
	root.walkRules(spellSelectors);
	const declarations: Declaration[] = [];
	root.walkDecls((declaration) => {
		declarations.push(declaration);
	});
	declarations.forEach(spellValue);
	const { root: spelled } = await postcss([isPseudoClass(), logical()]).process(root, { from: undefined });
	spelled.walkRules((rule) => {
		// Left as it is by the plugin, which cannot know that nothing in our pages stands between the two.
		rule.selector = rule.selector.replace(/ :is\(([^()]*)\)/g, " $1");
		spaceParts(rule);
	});
	const { css: flat } = await postcss([cascadeLayers()]).process(spelled, { from: undefined });
	const { code } = transform({
		filename: "plain.css",
		code: Buffer.from(flat),
		minify: true,
		targets: TARGETS,
	});
	const lowered = postcss.parse(code.toString());
	lowered.walkDecls(spellOlder);
	return lowered.toString();
}

/** What is asked of a container is asked of the window, which the containers nearly are. */
function resolveCondition(rule: AtRule): void {
	if (rule.name === "container") {
		rule.name = "media";
		rule.params = rule.params.replace(/^[\w-]+\s+(?=\()/, "");
	} else if (isAlwaysTrue(rule)) rule.replaceWith(rule.nodes ?? []);
	else if (/^(supports|property|starting-style)$/.test(rule.name)) rule.remove();
}

/** What pages ask for by `@supports` came later than what this sheet is for, whose engines are given no scripts either. */
function isAlwaysTrue({ name, params }: AtRule): boolean {
	return (name === "supports" && /^not\s/.test(params)) || (name === "media" && params === "(scripting:none)");
}

/** An engine that does not know a part of a selector forgets the whole rule. */
function spellSelectors(rule: Rule): void {
	const known = rule.selectors
		.map((selector) =>
			selector
				.replaceAll(":focus-visible", ":focus")
				.replaceAll(":not(:modal)", "")
				.replaceAll(":where(", ":is(")
				.replace(NONE_OF, (_, parts: string) =>
					postcss.list
						.comma(parts)
						.map((part) => `:not(${part})`)
						.join(""),
				),
		)
		.filter((selector) => !/:has\(|:modal|:popover-open|::backdrop|::details-content/.test(selector));
	if (known.length > 0) rule.selectors = known;
	else rule.remove();
}

/** `min` and `clamp` are younger than what this is for, and a value with a variable in it has no other to fall back on. */
function spellValue(declaration: Declaration): void {
	declaration.value = declaration.value.replace(/(?<=\d)dvh\b/g, "vh");
	const { prop, value } = declaration;
	const [, name, inside = ""] = /^(min|clamp)\((.*)\)$/.exec(value) ?? [];
	const [first = "", second = ""] = inside.split(/,\s*(?![^()]*\))/);
	if (name === "clamp") {
		keepWhereKnown(declaration);
		declaration.value = `calc(${second})`;
	} else if (name === "min" && prop === "inline-size") {
		declaration.cloneAfter({ prop: "max-inline-size", value: `calc(${second})` });
		declaration.value = `calc(${first})`;
	}
}

function keepWhereKnown(declaration: Declaration): void {
	const rule = declaration.parent;
	if (rule?.type !== "rule") return;
	const condition = postcss.atRule({ name: "supports", params: "(width: clamp(1px, 1px, 1px))" });
	condition.append(rule.clone({ nodes: [declaration.clone()] }));
	rule.after(condition);
}

/**
 * Nothing tells whether `gap` is known between the parts of a flex box, so it is asked for what came with it: `ruby-position`
 * in Chrome, `inset` in Safari. Until then the parts have margins.
 */
function spaceParts(rule: Rule): void {
	const find = (...names: string[]) =>
		rule.nodes
			.findLast((node) => node.type === "decl" && names.includes(node.prop))
			?.toString()
			.replace(/^[\w-]+:\s*/, "");
	const gap = find("gap", "column-gap");
	if (!gap || !find("display")?.endsWith("flex")) return;
	const [rows = "0", columns = rows] = postcss.list.space(find("gap") ?? `0 ${gap}`);
	const isColumn = find("flex-direction")?.startsWith("column");
	const margins = (selector: string, ...declarations: [string, string][]) =>
		postcss.rule({
			selectors: rule.selectors.map((each) => each + selector),
			nodes: declarations
				.filter(([, value]) => !/^(calc\()?0\b/.test(value))
				.map(([prop, value]) => postcss.decl({ prop, value })),
		});
	const condition = postcss.atRule({ name: "supports", params: "not ((ruby-position: over) or (inset: 0))" });
	if (isColumn) condition.append(margins(" > * + *", ["margin-top", rows]));
	else if (find("flex-wrap") === "wrap")
		condition.append(
			margins(" > *", ["margin-top", `calc(${rows} / 2)`], ["margin-bottom", `calc(${rows} / 2)`]),
			margins(" > :not(:last-child)", ["margin-right", columns]),
		);
	else condition.append(margins(" > * + *", ["margin-left", columns]), margins("::before", ["margin-right", columns]));
	// Words beside them are no element, which could have a margin: they stand before or after a sign, and before others.
	if (!isColumn)
		condition.append(
			margins(" > svg:only-child", ["margin-left", `calc(${columns} / 2)`], ["margin-right", `calc(${columns} / 2)`]),
			margins(" > input:only-child", ["margin-right", columns]),
			margins(" > b:only-child", ["margin-left", `calc(${columns} / 2)`]),
			margins(" > b:last-child", ["margin-right", `calc(${columns} / 2)`]),
			margins(" > span:only-child", ["margin-left", columns]),
		);
	let block: AtRule = condition;
	for (let around: Node | undefined = rule.parent; around instanceof AtRule; around = around.parent)
		if (around.name !== "layer") block = around.clone({ nodes: [block] });
	// Lower than the layer of any part: what one says of its own margins counts more.
	rule.root().append(postcss.atRule({ name: "layer", params: "base", nodes: [block] }));
}

/** What came later, said in older words: before it where both can stand, in its place where every engine knows the old one. */
function spellOlder(declaration: Declaration): void {
	const { prop, value } = declaration;
	if (/^(row-|column-)?gap$/.test(prop)) declaration.prop = `grid-${prop}`;
	else if (value.search(COLUMN) >= 0)
		declaration.cloneBefore({
			value: value.replace(COLUMN, (_, size) => `${Math.min(Number(size), NARROW_COLUMN)}rem`),
		});
	else if (/^min\(/.test(value)) declaration.cloneBefore({ value: value.replace(/^min\([^,]*,(.*)\)$/, "$1") });
}
