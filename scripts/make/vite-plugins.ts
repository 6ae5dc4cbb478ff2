import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin as PostcssPlugin } from "postcss";
import type { Plugin } from "vite";

const LOADER = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** Passed over by the router where it is thrown at once: a page that fails as it is drawn reaches its `ErrorBoundary`. */
const FAILS = "return { default() { throw error; } };";

/**
 * Where the code of a page cannot be had, React Router reloads the page that the citizen wants to leave. Here it fails like
 * any other page, and the page that was wanted is loaded (app/components/load-failure.tsx).
 */
export function letModulesFail(): Plugin {
	return {
		name: "let-modules-fail",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			if (!LOADER.test(id)) return undefined;
			if (!RELOADS.test(code)) throw new Error(`${id} loads modules in another way: see CONTRIBUTING.md`);
			return { code: code.replace(RELOADS, FAILS), map: null };
		},
	};
}

const SHAPES = /[/]fields[/]shapes\.ts$/;

/** For the browser, documents that our own server has read need no validation (app/whole-copy/read-already.ts). */
export function documentsReadAlready(): Plugin {
	return {
		name: "documents-read-already",
		enforce: "pre",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		resolveId(source) {
			return SHAPES.test(source) ? resolve("app/whole-copy/read-already.ts") : undefined;
		},
	};
}

const REACT = /^(react|react\/jsx-runtime|react-dom)$/;
/** What the bundler writes of such a module is marked as no file. */
const MARK = "\0module:";

const require = createRequire(import.meta.url);

/**
 * For the browser, React as modules with named exports. It is published as CommonJS, which each of our files would unwrap by
 * a helper that the bundler puts into a file of its own: a request more, and `(0,r.jsx)(` for each element instead of `j(`.
 * What packages import themselves stays as it is.
 */
export function reactAsModules(): Plugin {
	return {
		name: "react-as-modules",
		enforce: "pre",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		resolveId(source, importer) {
			const isOurs = importer !== undefined && !importer.startsWith(MARK) && !importer.includes("/node_modules/");
			return isOurs && REACT.test(source) ? MARK + source : undefined;
		},
		load(id) {
			if (!id.startsWith(MARK)) return undefined;
			const name = id.slice(MARK.length);
			const members = Object.keys(require(name)).map(
				(member) => `export const ${member}=/*@__PURE__*/(()=>all.${member})();`,
			);
			return `import all from ${JSON.stringify(name)};${members.join("")}`;
		},
	};
}

/** A sign that nobody reads aloud: Firefox before 128 and Safari before 17.4 know no such words, and would draw nothing. */
const UNSPOKEN = /^("[^"]*")\s*\/\s*""$/;

/** Writes the bare sign before each that says how it is read: an engine that does not know the second draws the first. */
export function signForAll(): PostcssPlugin {
	return {
		postcssPlugin: "sign-for-all",
		Once(root) {
			root.walkDecls("content", (declaration) => {
				const [, sign] = UNSPOKEN.exec(declaration.value) ?? [];
				if (sign) declaration.cloneBefore({ value: sign });
			});
		},
	};
}
