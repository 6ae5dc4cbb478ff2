import { DataText } from "./facts.tsx";
import type { WordsView } from "./way-view.ts";

/** A sentence of ours around names of the catalogue, each in its own language. */
export function WayWords({ words: { text, names } }: { words: WordsView }) {
	return text
		.split(/(\{\{\w+\}\})/)
		.map((part) => (part.startsWith("{{") ? <DataText key={part}>{names[part.slice(2, -2)] ?? ""}</DataText> : part));
}
