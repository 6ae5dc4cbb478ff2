import type { Plugin } from "vite";

const LOADER = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** Passed over by the router where it is thrown at once: a page that fails as it is drawn reaches its `ErrorBoundary`. */
const FAILS = "return { default() { throw error; } };";

/**
 * Where the code of a page cannot be had, React Router reloads the page that the citizen wants to leave. Here it fails like
 * any other page, and the page that was wanted is loaded (app/components/use-fresh-page.ts).
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
