import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSources, readText } from "./source-files.ts";

const MODULES = join(import.meta.dirname, "../node_modules");
const notices = readText("THIRD-PARTY-NOTICES.md");
/** Serve requests only: the build leaves them out of what a browser gets. */
const SERVER_PARTS = ["cookie-es", "@remix-run/route-pattern"];

/** Comes in a file of its own, for who presses a button. */
const LATE = ["uqr"];

/** Packages that the scripts of the pages are made of: the group "vendor" of vite.config.ts, what comes late, and what they need. */
function listServed(): string[] {
	const [, group = ""] = /node_modules\[\/\]\(([^)]+)\)/.exec(readText("vite.config.ts")) ?? [];
	const served = new Set([...group.split("|"), ...LATE]);
	for (const name of served) {
		const { dependencies = {} } = JSON.parse(readFileSync(join(MODULES, name, "package.json"), "utf8"));
		for (const each of Object.keys(dependencies)) if (!SERVER_PARTS.includes(each)) served.add(each);
	}
	return [...served];
}

test("every package that is served with the pages is named with its copyright", () => {
	const served = listServed();
	expect(served).toEqual(expect.arrayContaining(["react", "react-dom", "react-router", "scheduler", "rosetta", "dlv"]));
	for (const name of served) {
		expect(notices, name).toContain(`| \`${name}\``);
		const file = readdirSync(join(MODULES, name)).find((each) => /^licen[sc]e/i.test(each));
		const text = file ? readFileSync(join(MODULES, name, file), "utf8") : "";
		for (const line of text.match(/^Copyright .+$/gm) ?? []) expect(notices, name).toContain(line.trim());
	}
	expect(notices).toContain("Permission is hereby granted, free of charge");
});

test("no page takes a package that is not in that group", () => {
	const known = new Set(listServed());
	const pages = readSources(["app"]).filter(({ path }) => !path.includes(".server."));
	const taken = pages.flatMap(({ imports }) => imports.filter(({ isTypeOnly }) => !isTypeOnly));
	const packages = taken.map(({ specifier }) => specifier).filter((name) => /^(?:@[\w-]+\/)?[\w-]+$/.test(name));
	expect(packages.length).toBeGreaterThan(50);
	expect([...new Set(packages)].filter((name) => !known.has(name))).toEqual([]);
});
