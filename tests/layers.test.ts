import { describe, expect, test } from "vitest";
import { isNode, listPaths, parseSource, readSources, readText, type SourceFile, walk } from "./source-files.ts";

const LAYERS = ["domain", "content", "database", "app", "server"] as const;
type Layer = (typeof LAYERS)[number];

/** Who may import whom: docs/style.md, section 2. */
const MAY_IMPORT: Record<Layer, readonly string[]> = {
	domain: ["domain"],
	content: ["content", "data", "domain"],
	database: ["database", "data", "domain"],
	app: ["app", "content", "database", "domain", "public/locales"],
	server: ["server", "app", "content", "database", "domain"],
};
/** Validation and search ranking are all that the meaning of the words needs from outside. */
const DOMAIN_PACKAGES = ["zod", "minisearch"];
const SHARED_APP_FOLDERS = ["components", "layout", "styles"];
const READS_ENVIRONMENT = "server/settings.ts";
const LONGEST_FILE = 250;

const sources = readSources(LAYERS);

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

test("components and layout reach neither the database nor a server-only file", () => {
	expect(sources.flatMap(findServerInComponents)).toEqual([]);
});

test("only the settings read the environment", () => {
	expect(sources.flatMap(findEnvironmentReads)).toEqual([]);
});

test("no style attribute, which the security policy would refuse", () => {
	expect(sources.flatMap(findStyleAttributes)).toEqual([]);
});

test("no file is longer than 250 lines", () => {
	const paths = listPaths(["app", "domain", "server", "database"], /(?<!\.test)\.(tsx?|css)$/);
	const long = paths.filter((path) => readText(path).trimEnd().split("\n").length > LONGEST_FILE);
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
		["the database", findServerInComponents, "app/layout/a.tsx", `import { b } from "../../database/b.ts";`],
		["process.env", findEnvironmentReads, "server/a.ts", "const a = process.env.PORT;"],
		["env of node:process", findEnvironmentReads, "server/a.ts", `import { env } from "node:process";`],
		["style", findStyleAttributes, "app/a.tsx", "const a = <p style={{ color: 'red' }} />;"],
	])("%s", (_name, find, path, text) => {
		expect(find(parseSource(path, text))).toHaveLength(1);
		expect(find(parseSource(path, `import { b } from "./b.ts"; // process.env, style=`))).toEqual([]);
	});
});

function layerOf(path: string): string {
	return path.split("/")[0] ?? "";
}

function isOurs(specifier: string): boolean {
	return LAYERS.some((layer) => layer === layerOf(specifier)) || /^(data|public|scripts|tests)\//.test(specifier);
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
	if (!own || own === "layout") return [];
	return imports.flatMap(({ specifier }) => {
		const other = featureOf(specifier);
		const isAllowed = !other || other === own || SHARED_APP_FOLDERS.includes(other);
		return isAllowed ? [] : [`${path} → ${specifier}`];
	});
}

function findServerInComponents({ path, imports }: SourceFile): string[] {
	if (!/^app\/(components|layout)\//.test(path) || path.includes(".server.")) return [];
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

function findStyleAttributes({ path, syntax }: SourceFile): string[] {
	if (layerOf(path) !== "app") return [];
	const attributes = [...walk(syntax)].filter(({ type, name }) => {
		return type === "JSXAttribute" && isNode(name) && name.name === "style";
	});
	return attributes.map(() => `${path}: style`);
}
