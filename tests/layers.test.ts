import { describe, expect, test } from "vitest";
import { isNode, listPaths, parseSource, readSources, readText, type SourceFile, walk } from "./source-files.ts";

const LAYERS = ["domain", "content", "database", "app", "server", "desk"] as const;
type Layer = (typeof LAYERS)[number];

/** Who may import whom (docs/style.md, The folders). */
const MAY_IMPORT: Record<Layer, readonly string[]> = {
	domain: ["domain"],
	content: ["content", "data", "domain"],
	database: ["database", "data", "domain"],
	app: ["app", "content", "database", "domain", "public/locales"],
	server: ["server", "app", "content", "database", "domain"],
	desk: ["desk", "server", "app", "content", "database", "domain"],
};
/** Validation and search ranking are all that the meaning of the words needs from outside. */
const DOMAIN_PACKAGES = ["zod", "minisearch", "minisearch/SearchableMap"];
/** What several features need: addresses, words, looks, what a citizen chose or keeps, and what goes around a page. */
const SHARED_APP_FOLDERS = [
	...[
		"address",
		"components",
		"document",
		"folder",
		"icons",
		"listen",
		"preferences",
		"receipts",
		"styles",
		"way",
		"whole-copy",
	],
	"words",
];
/** Stands in for features before React is there: it may take from them, and nobody takes anything from it. */
const BOOT = "boot";
/** Makes the pages of all features without a line, as their loaders do with one; nobody but the root takes anything from it. */
const WITHOUT_LINE = "without-line";
/** Composes the features around every page; nobody but the root takes anything from it. */
const LAYOUT = "app/layout/";
const TAKES_LAYOUT = "app/root.tsx";
/** What proves the portal: the engines in `testbed/` serve the tests and the drill, which know nothing of each other. */
const PROVING = ["testbed", "tests", "scripts"] as const;
const NEVER_IMPORTED: readonly (readonly [from: string, to: string])[] = [
	["tests/", "scripts/drill/"],
	["scripts/", "tests/"],
	["testbed/", "tests/"],
	["testbed/", "scripts/drill/"],
];
const READS_ENVIRONMENT = "server/settings.ts";
/** Of React Router, what leads from one address to another and knows nothing of the language in it. */
const LOSES_LANGUAGE =
	/^(Link|NavLink|Form|Navigate|useNavigate|useSubmit|useFetcher|redirect|redirectDocument|replace)$/;
/** Whoever wraps it; and whoever chooses a language, which takes it out of the address. */
const KEEPS_LANGUAGE = [
	...["app/components/link.tsx", "app/components/form.tsx", "app/address/navigate.ts"],
	...["app/preferences/language-choice.ts", "app/preferences/language.action.ts"],
];
const LONGEST_FILE = 250;
/** A sheet holds all the looks of a feature, and its rules are short. */
const LONGEST_SHEET = 400;

const sources = readSources(LAYERS);
const proving = readSources(PROVING);
const checking = readSources(["data"]);

test("the modules are really seen", () => {
	for (const layer of LAYERS) {
		const seen = sources.filter(({ path }) => layerOf(path) === layer);
		expect(seen.length, `${layer} has modules`).toBeGreaterThan(0);
	}
	expect(sources.length).toBeGreaterThan(40);
	expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
});

test("imports go server → app → content, database → domain, never back", () => {
	expect(sources.flatMap(findWrongLayers)).toEqual([]);
});

test("the domain takes nothing from npm or Node beyond validation and ranking", () => {
	expect(sources.flatMap(findForeignInDomain)).toEqual([]);
});

test("a feature folder never imports another", () => {
	expect(sources.flatMap(findCrossFeature)).toEqual([]);
});

test("only the root takes anything from the layout", () => {
	expect(sources.flatMap(findLayoutImports)).toEqual([]);
});

test("tests and drill share the testbed and nothing else", () => {
	expect(proving.length).toBeGreaterThan(40);
	expect([...sources, ...proving].flatMap(findProvingImports)).toEqual([]);
});

test("no modules import each other in a circle, types included", () => {
	expect(checking.length).toBeGreaterThan(0);
	expect(findCircles([...sources, ...proving, ...checking])).toEqual([]);
});

test("folders of the app that stand beside each other import one another one way", () => {
	const folders = joinFolders(sources.filter(({ path }) => layerOf(path) === "app"));
	expect(folders.map(({ path }) => path)).toEqual(expect.arrayContaining(["app/layout", "app/report/dialog"]));
	expect(findCircles(folders)).toEqual([]);
});

test("components, preferences and layout reach neither the database nor a server-only file", () => {
	expect(sources.flatMap(findServerInComponents)).toEqual([]);
});

test("only the settings read the environment", () => {
	expect(sources.flatMap(findEnvironmentReads)).toEqual([]);
});

test("neither the domain nor the pages declare an error class: it would be another class on the server's side", () => {
	expect(sources.flatMap(findErrorClasses)).toEqual([]);
});

test("only the portal's own link, form, redirect and way to an address keep the language of an address", () => {
	expect(sources.flatMap(findLostLanguages)).toEqual([]);
});

test("no style attribute, which the security policy would refuse", () => {
	expect(sources.flatMap(findStyleAttributes)).toEqual([]);
});

test("no module is longer than 250 lines, no sheet than 400", () => {
	const paths = listPaths(["app", "domain", "server", "database", "desk"], /(?<!\.test)\.(tsx?|css)$/);
	const long = paths.filter((path) => {
		const lines = readText(path).trimEnd().split("\n").length;
		return lines > (path.endsWith(".css") ? LONGEST_SHEET : LONGEST_FILE);
	});
	expect(long).toEqual([]);
});

describe("each rule finds what it forbids", () => {
	test.each<[string, (source: SourceFile) => string[], string, string]>([
		["a layer", findWrongLayers, "domain/a.ts", `import { b } from "../database/b.ts";`],
		["a type of a layer", findWrongLayers, "database/a.ts", `import type { B } from "../app/b.ts";`],
		["a re-export", findWrongLayers, "app/a.ts", `export * from "../server/b.ts";`],
		["an import on demand", findWrongLayers, "content/a.ts", `const b = await import("../app/b.ts");`],
		["a package in the domain", findForeignInDomain, "domain/a.ts", `import { b } from "hono";`],
		["Node in the domain", findForeignInDomain, "domain/a.ts", `import { readFileSync } from "node:fs";`],
		["another feature", findCrossFeature, "app/home/a.tsx", `import { B } from "../search/b.tsx";`],
		["a feature in a component", findCrossFeature, "app/components/a.tsx", `import { B } from "../search/b.tsx";`],
		["a server file", findServerInComponents, "app/components/a.tsx", `import { b } from "../b.server.ts";`],
		["the layout", findLayoutImports, "app/entry.client.tsx", `import { B } from "./layout/b.tsx";`],
		["the drill in a test", findProvingImports, "tests/a.ts", `import { b } from "../scripts/drill/b.ts";`],
		["a test in a script", findProvingImports, "scripts/drill/a.ts", `import { b } from "../../tests/b.ts";`],
		["the testbed in the portal", findProvingImports, "server/a.ts", `import { b } from "../testbed/b.ts";`],
		["the database", findServerInComponents, "app/layout/a.tsx", `import { b } from "../../database/b.ts";`],
		["process.env", findEnvironmentReads, "server/a.ts", "const a = process.env.PORT;"],
		["env of node:process", findEnvironmentReads, "server/a.ts", `import { env } from "node:process";`],
		["an error class", findErrorClasses, "domain/a.ts", "export class Closed extends Error {}"],
		["a link of React Router", findLostLanguages, "app/home/a.tsx", `import { Link } from "react-router";`],
		["under another name", findLostLanguages, "app/a.ts", `import { redirect as leadTo } from "react-router";`],
		["style", findStyleAttributes, "app/a.tsx", "const a = <p style={{ color: 'red' }} />;"],
	])("%s", (_name, find, path, text) => {
		expect(find(parseSource(path, text))).toHaveLength(1);
		expect(find(parseSource(path, `import { b } from "./b.ts"; // process.env, style=`))).toEqual([]);
	});
});

test("a circle is found, and told once", () => {
	const circle = [
		parseSource("app/a.ts", `import type { B } from "./b.ts";`),
		parseSource("app/b.ts", `export { c } from "./c.ts";`),
		parseSource("app/c.ts", `const a = await import("./a.ts");`),
		parseSource("app/d.ts", `import { a } from "./a.ts";`),
	];
	expect(findCircles(circle)).toEqual(["app/a.ts → app/b.ts → app/c.ts → app/a.ts"]);
});

test("a circle of folders is found without one of modules; what stands in a folder may go into it and out", () => {
	const modules = [
		parseSource("app/f/page.ts", `import { a } from "./form/a.ts";`),
		parseSource("app/f/form/a.ts", `import type { B } from "../sending/b.ts";`),
		parseSource("app/f/form/d.ts", `export type { Page } from "../page-type.ts";`),
		parseSource("app/f/sending/c.ts", `import type { D } from "../form/d.ts";`),
	];
	expect(findCircles(modules)).toEqual([]);
	expect(findCircles(joinFolders(modules))).toEqual(["app/f/form → app/f/sending → app/f/form"]);
});

function layerOf(path: string): string {
	return path.split("/")[0] ?? "";
}

function isOurs(specifier: string): boolean {
	return (
		LAYERS.some((layer) => layer === layerOf(specifier)) || /^(data|public|scripts|testbed|tests)\//.test(specifier)
	);
}

function findWrongLayers({ path, imports }: SourceFile): string[] {
	const layer = LAYERS.find((each) => each === layerOf(path));
	const allowed = layer ? MAY_IMPORT[layer] : [];
	const wrong = imports.filter(
		({ specifier }) => isOurs(specifier) && !allowed.some((place) => specifier.startsWith(`${place}/`)),
	);
	return wrong.map(({ specifier }) => `${path} → ${specifier}`);
}

function findForeignInDomain({ path, imports }: SourceFile): string[] {
	if (layerOf(path) !== "domain") return [];
	const foreign = imports.filter(({ specifier }) => !isOurs(specifier) && !DOMAIN_PACKAGES.includes(specifier));
	return foreign.map(({ specifier }) => `${path} → ${specifier}`);
}

/** The folder of app a file is in; files at the root of app and of other layers have none. */
function featureOf(path: string): string | undefined {
	return /^app\/([^/+]+)\//.exec(path)?.[1];
}

function findCrossFeature({ path, imports }: SourceFile): string[] {
	const own = featureOf(path);
	if (!own || own === "layout" || own === BOOT || own === WITHOUT_LINE) return [];
	return imports.flatMap(({ specifier }) => {
		const other = featureOf(specifier);
		const isAllowed = !other || other === own || SHARED_APP_FOLDERS.includes(other);
		return isAllowed ? [] : [`${path} → ${specifier}`];
	});
}

function findLayoutImports({ path, imports }: SourceFile): string[] {
	if (path === TAKES_LAYOUT || path.startsWith(LAYOUT)) return [];
	const taken = imports.filter(({ specifier }) => specifier.startsWith(LAYOUT));
	return taken.map(({ specifier }) => `${path} → ${specifier}`);
}

function findProvingImports({ path, imports }: SourceFile): string[] {
	const isPortal = LAYERS.some((layer) => layer === layerOf(path));
	const wrong = imports.filter(({ specifier }) =>
		isPortal
			? PROVING.some((folder) => specifier.startsWith(`${folder}/`))
			: NEVER_IMPORTED.some(([from, to]) => path.startsWith(from) && specifier.startsWith(to)),
	);
	return wrong.map(({ specifier }) => `${path} → ${specifier}`);
}

type Importing = Pick<SourceFile, "path" | "imports">;

/** The folders in the place of their modules, with what each takes from those beside it in the same folder. */
function joinFolders(modules: readonly Importing[]): Importing[] {
	const taken = modules.flatMap(({ path, imports }) =>
		imports.flatMap(({ specifier, isTypeOnly }) => {
			const from = path.split("/");
			const to = specifier.split("/");
			const depth = from.findIndex((name, at) => name !== to[at]) + 1;
			if (depth === 0 || depth === from.length || depth >= to.length) return [];
			const [folder, other] = [from, to].map((names) => names.slice(0, depth).join("/"));
			return folder && other ? { path: folder, imports: [{ specifier: other, isTypeOnly }] } : [];
		}),
	);
	const folders = [...new Set(taken.map(({ path }) => path))];
	return folders.map((path) => ({
		path,
		imports: taken.filter((each) => each.path === path).flatMap(({ imports }) => imports),
	}));
}

/** Each circle once, from its first module in the order of paths. */
function findCircles(modules: readonly Importing[]): string[] {
	const importsOf = new Map(modules.map(({ path, imports }) => [path, imports.map(({ specifier }) => specifier)]));
	const finished = new Set<string>();
	const circles: string[] = [];

	function visit(path: string, trail: readonly string[]): void {
		const start = trail.indexOf(path);
		if (start >= 0) circles.push([...trail.slice(start), path].join(" → "));
		if (start >= 0 || finished.has(path)) return;
		for (const next of importsOf.get(path) ?? []) visit(next, [...trail, path]);
		finished.add(path);
	}

	for (const path of [...importsOf.keys()].sort()) visit(path, []);
	return circles;
}

function findServerInComponents({ path, imports }: SourceFile): string[] {
	// The addresses that only take a form run on the server alone.
	if (!/^app\/(components|preferences|layout)\//.test(path) || /\.(server|action)\./.test(path)) return [];
	const wrong = imports.filter(({ specifier, isTypeOnly }) => {
		return !isTypeOnly && (specifier.includes(".server.") || layerOf(specifier) === "database");
	});
	return wrong.map(({ specifier }) => `${path} → ${specifier}`);
}

function findEnvironmentReads({ path, imports, syntax }: SourceFile): string[] {
	if (path === READS_ENVIRONMENT) return [];
	const reads = [...walk(syntax)].filter(({ type, object, property }) => {
		if (type !== "MemberExpression" || !isNode(object) || !isNode(property)) return false;
		return object.name === "process" && (property.name === "env" || property.value === "env");
	});
	const viaModule = imports.filter(({ specifier }) => /^(node:)?process$/.test(specifier));
	return [...reads.map(() => `${path}: process.env`), ...viaModule.map(({ specifier }) => `${path} → ${specifier}`)];
}

/** Why: docs/decisions/server-bundle.md. */
function findErrorClasses({ path, syntax }: SourceFile): string[] {
	if (layerOf(path) !== "domain" && layerOf(path) !== "app") return [];
	const classes = [...walk(syntax)].filter(({ type, superClass }) => {
		return type === "ClassDeclaration" && isNode(superClass) && /Error$/.test(String(superClass.name));
	});
	return classes.map(() => `${path}: an error class`);
}

function findLostLanguages({ path, syntax }: SourceFile): string[] {
	if (layerOf(path) !== "app" || KEEPS_LANGUAGE.includes(path)) return [];
	const taken = [...walk(syntax)].filter(({ type, source }) => {
		return type === "ImportDeclaration" && isNode(source) && source.value === "react-router";
	});
	const names = taken
		.flatMap((each) => [...walk(each)])
		.flatMap(({ type, imported }) => {
			return type === "ImportSpecifier" && isNode(imported) ? String(imported.name) : [];
		});
	return names.filter((name) => LOSES_LANGUAGE.test(name)).map((name) => `${path}: ${name} of react-router`);
}

function findStyleAttributes({ path, syntax }: SourceFile): string[] {
	if (layerOf(path) !== "app" && layerOf(path) !== "desk") return [];
	const attributes = [...walk(syntax)].filter(({ type, name }) => {
		return type === "JSXAttribute" && isNode(name) && name.name === "style";
	});
	return attributes.map(() => `${path}: style`);
}
