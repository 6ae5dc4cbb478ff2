import { expect, test } from "vitest";
import { takeApart } from "../../scripts/make/style-parts.ts";
import { findClasses, listNeeded, writeFurtherDown, writeUsed } from "./page-styles.server.ts";

function stylesFor(html: string, sheet: string): string {
	const classes = findClasses(html);
	return writeUsed(takeApart(sheet), (name) => classes.has(name));
}

test("a page carries the rules that its elements can use, in their order and in their blocks", () => {
	const sheet =
		"@layer base,pages;@layer pages{.card{color:red}.dialog{color:blue}@media print{.dialog{display:none}}.card .sign{top:0}.card+.dialog{top:0}}";
	expect(stylesFor('<p class="card"><b class="sign big"></b></p>', sheet)).toBe(
		"@layer base,pages;@layer pages{.card{color:red}.card .sign{top:0}}",
	);
});

test("a layer of which a page uses nothing keeps its place among the layers", () => {
	expect(stylesFor("<p></p>", "@layer pages{.card{top:0}}@layer print{p{top:0}}")).toBe(
		"@layer pages;@layer print{p{top:0}}",
	);
});

test("one of several selectors is enough", () => {
	expect(stylesFor('<p class="card"></p>', ".card,.dialog{color:red}.dialog,.menu{top:0}")).toBe(
		".card,.dialog{color:red}",
	);
});

test("one of those in brackets is enough, however deep", () => {
	const sheet =
		":is(.card,.dialog) p{top:0}.card :is(.sign,:is(.menu,.tab)>b){top:1px}:is(.dialog,.menu):not(.card){top:2px}";
	expect(stylesFor('<div class="card"></div>', sheet)).toBe(":is(.card,.dialog) p{top:0}");
	expect(stylesFor('<div class="card"><i class="tab"></i></div>', sheet)).toBe(
		":is(.card,.dialog) p{top:0}.card :is(.sign,:is(.menu,.tab)>b){top:1px}",
	);
});

test.each([
	"button{color:red}",
	"[data-open] p{color:red}",
	":not(.dialog){color:red}",
	":is(.dialog,p){color:red}",
	"p:has(.dialog:is(.a,.b)){color:red}",
	'[href$=".pdf"]{color:red}',
	".sm\\:card{color:red}",
	"@keyframes turn{0%{top:0}to{top:1px}}",
	"@font-face{font-family:A;src:url(/a.woff2)}",
	'@property --a{syntax:"*";inherits:false}',
	"@page{margin:0}",
])("what does not ask for a class of the page stays: %s", (sheet) => {
	expect(stylesFor("<p></p>", sheet)).toBe(sheet);
	expect(listNeeded(takeApart(sheet))).toEqual([]);
});

test("what a script names is no class of the page", () => {
	expect(stylesFor('<p></p><script>find(".menu")</script>', ".menu{top:0}")).toBe("");
});

test("what only the classes further down can use is apart, in the same order and blocks, and nothing stands twice", () => {
	const sheet =
		"@layer pages{p{top:0}.card{top:1px}.foot{top:2px}.card .foot,.sign{top:3px}@media print{.foot{top:4px}.card{top:5px}}}";
	const parts = takeApart(sheet);
	const first = new Set(["card"]);
	const all = new Set(["card", "foot"]);
	const has = (classes: ReadonlySet<string>) => (name: string) => classes.has(name);
	expect(writeUsed(parts, has(first))).toBe("@layer pages{p{top:0}.card{top:1px}@media print{.card{top:5px}}}");
	expect(writeFurtherDown(parts, { first: has(first), all: has(all) })).toBe(
		"@layer pages{.foot{top:2px}.card .foot,.sign{top:3px}@media print{.foot{top:4px}}}",
	);
	expect(writeFurtherDown(parts, { first: has(all), all: has(all) })).toBe("");
});
