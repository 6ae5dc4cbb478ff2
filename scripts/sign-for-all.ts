import type { Plugin } from "postcss";

/** A sign that nobody reads aloud: Firefox before 128 and Safari before 17.4 know no such words, and would draw nothing. */
const UNSPOKEN = /^("[^"]*")\s*\/\s*""$/;

/** Writes the bare sign before each that says how it is read: an engine that does not know the second draws the first. */
export function signForAll(): Plugin {
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
