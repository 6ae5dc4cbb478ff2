import { splitWords, stemWord } from "../../domain/search/stem.ts";

/** Compares names by the words that few of them have. */
export interface NameLikeness {
	/** From 0, no word in common, to 1, the same words. */
	compare(one: string, other: string): number;
}

/** Weighs each word by how rare it is among `names` (inverse document frequency), so that "solicitud" counts for little. */
export function weighNames(names: readonly string[]): NameLikeness {
	const namesWith = new Map<string, number>();
	for (const name of names) {
		for (const stem of stemsOf(name)) namesWith.set(stem, (namesWith.get(stem) ?? 0) + 1);
	}
	const weightOf = (stem: string) => Math.log(1 + names.length / (namesWith.get(stem) ?? 1));
	const lengthOf = (stems: ReadonlySet<string>) => Math.hypot(...[...stems].map(weightOf));
	return {
		compare(one, other) {
			const stems = stemsOf(one);
			const others = stemsOf(other);
			const length = lengthOf(stems) * lengthOf(others);
			if (length === 0) return 0;
			const shared = [...stems].filter((stem) => others.has(stem));
			return shared.reduce((sum, stem) => sum + weightOf(stem) ** 2, 0) / length;
		},
	};
}

/** Words that say nothing of a procedure. Letters such as the one of "categoría C" do. */
const EMPTY_WORDS = new Set([
	"al",
	"con",
	"de",
	"del",
	"e",
	"el",
	"en",
	"la",
	"las",
	"los",
	"o",
	"para",
	"por",
	"que",
	"su",
	"sus",
	"u",
	"un",
	"una",
	"y",
]);

function stemsOf(name: string): ReadonlySet<string> {
	return new Set(
		splitWords(name)
			.filter((word) => !EMPTY_WORDS.has(word))
			.map(stemWord),
	);
}
