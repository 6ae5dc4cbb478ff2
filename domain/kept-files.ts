/** Cookie that says which style sheet and boot script a browser keeps. It names nobody: all who keep them send the same. */
export const KEPT_FILES_KEY = "files";

/** The value of the cookie for the addresses of these files: their digests, `CijdeWEt.x1y2z3_4`; empty without files. */
export function keptFilesOf(addresses: readonly string[]): string {
	return addresses.flatMap((address) => /-([\w-]{8})\.\w+$/.exec(address)?.[1] ?? []).join(".");
}
