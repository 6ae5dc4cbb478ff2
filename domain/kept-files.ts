/**
 * By this header a browser's worker says with each page that it asks for which files it keeps: the style sheet, the boot
 * script and the icons of a release. Nothing is stored for it, and all who keep them say the same.
 */
export const KEPT_FILES_HEADER = "Service-Worker-Navigation-Preload";

/** What it says of the files at these addresses: their digests, `CijdeWEt.x1y2z3_4`; empty without files. */
export function keptFilesOf(addresses: readonly string[]): string {
	return addresses.flatMap((address) => /-([\w-]{8})\.\w+$/.exec(address)?.[1] ?? []).join(".");
}
