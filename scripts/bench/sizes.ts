import type { PageWeight } from "./page-weight.ts";

/** The page types whose weight is held (tests/budgets.test.ts). */
export const WEIGHED_PATHS = [
	"/",
	"/catalogo",
	"/catalogo?search=pasaporte",
	"/tramite/inscripcion-nit",
	"/categorias",
	"/instituciones",
	"/instituciones/sat",
	"/observatorio",
	"/experiencias",
	"/asistente-tramites",
	"/ayuda",
	"/reportar",
];

/** Sizes by what they are of; `html` of an address, or a file family. */
export type Sizes = Record<string, number>;

/** One size for each page and each file family, in the order of their names. The files of a family that one page takes count together. */
export function listSizes(pages: readonly PageWeight[]): Sizes {
	const sizes: Sizes = {};
	for (const { path, html, boot, nodes, files } of pages) {
		sizes[`html ${path}`] = html;
		sizes[`nodes ${path}`] = nodes;
		if (boot !== undefined) sizes["boot script, plain"] = Buffer.byteLength(boot);
		for (const [family, ofFamily] of Map.groupBy(files, (file) => file.family)) {
			const bytes = ofFamily.reduce((sum, file) => sum + file.bytes, 0);
			sizes[family] = Math.max(sizes[family] ?? 0, bytes);
		}
	}
	return Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)));
}
