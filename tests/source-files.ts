import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

export type Import = { specifier: string; isTypeOnly: boolean };
export type SourceFile = { path: string; text: string; imports: Import[]; syntax: SyntaxNode };
export type SyntaxNode = { type: string; [field: string]: unknown };

const ROOT = join(import.meta.dirname, "..");

/** Paths from the root of the repository, with slashes, of the files under these folders that match. */
export function listPaths(folders: readonly string[], pattern: RegExp): string[] {
	return folders.flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && pattern.test(entry.name))
			.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
			.sort(),
	);
}

/** The parsed modules of these folders, tests left out. */
export function readSources(folders: readonly string[]): SourceFile[] {
	return listPaths(folders, /(?<!\.test)(?<!\.d)\.tsx?$/).map((path) => parseSource(path, readText(path)));
}

export function readText(path: string): string {
	return readFileSync(join(ROOT, path), "utf8");
}

/** What a module imports, re-exports and loads on demand; a relative address is made one from the root. */
export function parseSource(path: string, text: string): SourceFile {
	const { program, module, errors } = parseSync(path, text, { sourceType: "module" });
	if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
	const imports: Import[] = [
		...module.staticImports.map(({ moduleRequest, entries }) => ({
			specifier: moduleRequest.value,
			isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
		})),
		...module.staticExports.flatMap(({ entries }) =>
			entries.flatMap(({ moduleRequest, isType }) =>
				moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
			),
		),
		...module.dynamicImports.flatMap(({ moduleRequest }) => {
			// A module that is only known when the page runs has no name here.
			const name = /^(["'`])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
			return name === undefined ? [] : [{ specifier: name, isTypeOnly: false }];
		}),
	];
	return {
		path,
		text,
		imports: imports.map((each) => ({ ...each, specifier: fromRoot(path, each.specifier) })),
		syntax: { ...program },
	};
}

function fromRoot(path: string, specifier: string): string {
	return specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier) : specifier;
}

/** Every node of the syntax tree below this one, itself included. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
	yield node;
	for (const field of Object.values(node)) {
		for (const child of Array.isArray(field) ? field : [field]) {
			if (isNode(child)) yield* walk(child);
		}
	}
}

export function isNode(value: unknown): value is SyntaxNode {
	return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
