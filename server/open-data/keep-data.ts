import type { Catalogue } from "../../domain/catalogue.ts";
import { keptFor } from "../../domain/kept-for.ts";
import type { PackedText } from "./pack-text.ts";
import { packText } from "./pack-text.ts";

/** Files in memory at a time for one catalogue: each under the few origins of one portal. */
const MOST_FILES = 64;

const filesOf = keptFor((_catalogue: Catalogue) => new Map<string, Promise<PackedText>>());

/** Whether a file was made, or is being made, of this catalogue. */
export function isKept(catalogue: Catalogue, key: string): boolean {
	return filesOf(catalogue).has(key);
}

/** A file of this catalogue: made once however many ask, and kept packed for as long as the catalogue is shown. */
export function keepFile(catalogue: Catalogue, key: string, write: () => Iterable<string>): Promise<PackedText> {
	const files = filesOf(catalogue);
	const known = files.get(key);
	if (known) return known;
	const made = packText(write());
	if (files.size >= MOST_FILES) files.clear();
	files.set(key, made);
	made.catch(() => files.delete(key));
	return made;
}
