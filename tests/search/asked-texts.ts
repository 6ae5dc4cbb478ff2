import { RATED_SEARCHES } from "../../content/catalogue/rated-searches.ts";
import { EXAMPLES } from "../../content/catalogue/search-examples.ts";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { catalogue } from "./score.ts";

const { institutions, experiences, names } = listSearchedBeside(catalogue);

const NAMES = [
	...catalogue.procedures.map(({ name }) => name),
	...institutions.flatMap(({ name, full_name }) => [name, full_name]),
	...experiences.map(({ nombre }) => nombre),
	...names.map(({ name }) => name),
].flatMap((name) => name ?? []);
const RATED = RATED_SEARCHES.map(({ text }) => text);
const SAID = [
	...[...EXAMPLES.of.values()].flat(),
	...EXAMPLES.shared.map(({ said }) => said),
	...[...EXAMPLES.elsewhere, ...EXAMPLES.site].flatMap(({ said }) => said),
];

/** So many texts: a third names, a third rated searches and the rest sentences of people, taken evenly from all. */
export function listAskedTexts(count: number): string[] {
	const third = Math.floor(count / 3);
	const texts = new Set([...takeEvenly(NAMES, third), ...takeEvenly(RATED, third)]);
	return [...texts, ...takeEvenly(SAID, count - texts.size)];
}

function takeEvenly(texts: readonly string[], count: number): string[] {
	return Array.from({ length: count }, (_, at) => texts[Math.floor((at * texts.length) / count)] ?? "");
}
