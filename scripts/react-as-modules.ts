import { createRequire } from "node:module";
import type { Plugin } from "vite";

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
