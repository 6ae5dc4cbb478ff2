import { randomUUID } from "node:crypto";
import type { KeptMarks } from "./components/kept.tsx";

/** Stands in no text of a visitor, because nobody outside this process knows it. */
const MARK = `\u0001${randomUUID()}\u0001`;
/** React keeps two texts apart with it; the HTML that takes the place of a mark needs none. */
const BETWEEN_TEXTS = new RegExp(`<!-- -->(?=${MARK})|(?<=${MARK})<!-- -->`, "g");
/** A card has about 2 kB of key and HTML. */
const MOST_KEPT = 1_000;

const kept = new Map<string, string>();

/** What is kept for one page while it is rendered. */
export interface PageMarks {
	/** For `KeptMarking`. */
	marksFor(by: unknown): KeptMarks;
	/** The rendered page with kept HTML instead of marks; what it has for the first time is kept. */
	writeKept(rendered: string): string;
}

/** Marks the parts of one page that are rendered alike on many (app/components/kept.tsx). */
export function markKeptParts(): PageMarks {
	const found: string[] = [];
	const begun: string[] = [];
	return {
		marksFor(by) {
			const key = JSON.stringify(by);
			const html = kept.get(key);
			if (html === undefined) return { begin: `${MARK}begin ${begun.push(key) - 1}${MARK}`, end: `${MARK}end${MARK}` };
			return { begin: `${MARK}found ${found.push(html) - 1}${MARK}` };
		},
		writeKept(rendered) {
			// Every second piece stands between two marks and says what follows.
			const pieces = rendered.replace(BETWEEN_TEXTS, "").split(MARK);
			for (let at = 1; at < pieces.length; at += 2) {
				const [kind, place] = (pieces[at] ?? "").split(" ");
				pieces[at] = kind === "found" ? (found[Number(place)] ?? "") : "";
				if (kind === "begin") keep(begun[Number(place)] ?? "", pieces[at + 1] ?? "");
			}
			return pieces.join("");
		},
	};
}

/** When there are too many it begins anew: what stands on many pages is soon there again. */
function keep(key: string, html: string): void {
	if (kept.size >= MOST_KEPT) kept.clear();
	kept.set(key, copyOf(html));
}

/** A piece of a text is a view of it to V8: kept as it is, a card would keep the whole page that it stood on first. */
function copyOf(text: string): string {
	return Buffer.from(text).toString();
}
