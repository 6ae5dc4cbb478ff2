import type { AnyAddress } from "../../app/address/address.ts";
import type { Knows } from "../../app/address/address-parameter.ts";
import { addresses, findAddress } from "../../app/address/addresses.ts";
import { findCategory } from "../../domain/catalogue/category.ts";
import { boundText, foldText } from "../../domain/text/text.ts";

/** Where an address as people paste it leads: a path in its one spelling, and the address that it is one of. */
export interface Pasted {
	path: string;
	address: AnyAddress;
}

/** Words of other portals, and of ours in the other number, for the two lists and what stands in them. */
const LISTS: Readonly<Record<string, "procedure" | "institution">> = {
	tramite: "procedure",
	tramites: "procedure",
	procedimiento: "procedure",
	procedimientos: "procedure",
	procedure: "procedure",
	procedures: "procedure",
	institucion: "institution",
	instituciones: "institution",
	institution: "institution",
	institutions: "institution",
};
const LIST_ADDRESS = { procedure: addresses.catalogue, institution: addresses.institutions };

/** What a sentence, a list or a message adds to the end of an address. */
const ADDED = new Set("\t\n\r \u00a0.,;:!?…·'\"’”»>*_~|");
const CLOSING: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/**
 * Reads a path that leads nowhere as somebody pasted it: with a sign of the sentence around it, in capitals, in the plural
 * or with the name of a record alone. Null where no record or screen of ours is meant. `address` is what the router would
 * match the path to as it stands.
 */
export function findPasted(pathname: string, address: AnyAddress | undefined, knows: Knows): Pasted | null {
	const asked = segmentsOf(pathname);
	const segments = asked.map(withoutAdded).filter(Boolean);
	const [first = "", second] = segments;
	const isRight = address?.of
		? knows(address.of, asked.at(-1) ?? "")
		: address && segments.join("/") === asked.join("/");
	if (segments.length === 0 || isRight) return null;
	const list = LISTS[foldText(first)];
	if (segments.length === 1) {
		if (list) return { path: LIST_ADDRESS[list].to(), address: LIST_ADDRESS[list] };
		return (
			findScreen(segments, knows) ?? findRecord("procedure", first, knows) ?? findRecord("institution", first, knows)
		);
	}
	if (segments.length === 2 && list && second) return findRecord(list, second, knows);
	return findScreen(segments, knows);
}

/** What the words of a path are, without that of a list and without the signs between them. */
export function wordsOfPath(pathname: string): string {
	const segments = segmentsOf(pathname);
	const [first = "", ...rest] = segments;
	const telling = LISTS[foldText(first)] ? rest : segments;
	return boundText(telling.join(" ").replace(/[-_+./\\]+/g, " ")).trim();
}

function segmentsOf(pathname: string): string[] {
	return pathname.split("/").map(decodeURIComponent).filter(Boolean);
}

function findRecord(kind: "procedure" | "institution", typed: string, knows: Knows): Pasted | null {
	const id = [typed, foldText(typed)].find((spelling) => knows(kind, spelling));
	return id === undefined ? null : { path: addresses[kind].to({ id }), address: addresses[kind] };
}

/** A screen that is there: one that shows no record, or one that we have. */
function findScreen(segments: readonly string[], knows: Knows): Pasted | null {
	const asked = `/${segments.map(encodeURIComponent).join("/")}`;
	const address = findAddress(asked);
	const path = address?.canonicalPath(asked);
	const last = segments.at(-1) ?? "";
	if (!address || !path || address.answers !== "screen") return null;
	if (address.of && !knows(address.of, last)) return null;
	if (address === addresses.catalogue && segments.length > 1 && !findCategory(last)) return null;
	return { path, address };
}

/** A bracket goes only where it was not opened: "Educación (básica)" keeps its own. */
function withoutAdded(segment: string): string {
	const signs = [...segment.trimStart()];
	for (let last = signs.at(-1); last !== undefined; last = signs.at(-1)) {
		const opening = CLOSING[last];
		if (opening === undefined ? !ADDED.has(last) : segment.includes(opening)) break;
		signs.pop();
	}
	return signs.join("");
}
