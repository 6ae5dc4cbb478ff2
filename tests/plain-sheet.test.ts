import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { makePlain } from "../scripts/make/plain-sheet.ts";
import { openPortal } from "./pages/portal.ts";

const ASSETS = "build/client/assets";
const LAYERS = "@layer reset,base,components,pages;";
/** What an engine of the promise does not have (docs/decisions/old-engines.md), and whose name no code of ours has by chance. */
const TOO_NEW =
	/\(\?<[=!]|\bURL\.(?:canParse|parse)\(|\b(?:Map|Object)\.groupBy\(|\bAbortSignal\.any\(|\bPromise\.(?:try|withResolvers)\(|\bArray\.fromAsync\(/g;

const portal = await openPortal();
const [name = ""] = readdirSync(ASSETS).filter((each) => /^plain-[\w-]+\.css$/.test(each));
const sheet = readFileSync(join(ASSETS, name), "utf8");

test("there is one sheet for engines without container queries, in words that they know", () => {
	expect(sheet.length).toBeGreaterThan(100_000);
	expect(
		sheet.match(/@layer|@container|:has\(|:where\(|:focus-visible|:popover-open|margin-inline|[{;]inset:|\ddvh/g) ?? [],
	).toEqual([]);
});

test("a page offers it behind a rule after which a present-day engine imports nothing", async () => {
	const { markup } = await portal.get("/");
	expect(markup.split(`<style>@container (width>0){}@import"/assets/${name}";`)).toHaveLength(2);
});

test("a rule of a later layer wins over a stronger one of an earlier layer", async () => {
	const css = await makePlain(
		`${LAYERS}@layer pages{.b{color:rgb(0,0,255)}}@layer base{main .a.b{color:rgb(255,0,0)}}`,
	);
	const { window } = new JSDOM(`<style>${css}</style><main><p class="a b"></p></main>`);
	const [paragraph] = window.document.querySelectorAll("p");
	expect(paragraph && window.getComputedStyle(paragraph).color).toBe("rgb(0, 0, 255)");
});

test.each([
	["one unknown selector takes no other with it", "p:has(a),b{top:0}", "b{top:0}"],
	[
		"what is asked of a container is asked of the window",
		"@container dock (width>=40rem){b{top:0}}",
		"@media (min-width:40rem){b{top:0}}",
	],
	[
		"a width that is the smaller of two is one with a limit",
		"b{inline-size:min(100% - 2rem,9rem)}",
		"b{width:calc(100% - 2rem);max-width:9rem}",
	],
	["what shows only without scripts shows", "@media (scripting:none){b{top:0}}", "b{top:0}"],
	["what asks for something newer is left out", "@supports (position-area:block-end){b{top:0}}i{top:0}", "i{top:0}"],
])("%s", async (_, css, plain) => {
	expect(await makePlain(css)).toBe(plain);
});

test("no script of a page asks for more than the engines that were promised scripts have", () => {
	const scripts = readdirSync(ASSETS).filter((each) => each.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(20);
	const found = scripts.flatMap(
		(each) =>
			readFileSync(join(ASSETS, each), "utf8")
				.match(TOO_NEW)
				?.map((text) => `${each}: ${text}`) ?? [],
	);
	expect(found).toEqual([]);
});
