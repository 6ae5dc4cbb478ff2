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
const SAID = [...EXAMPLES.of.values()].flat();
/** What leads to several pages, to none or to a part of the portal. */
const SAID_BESIDE = [
	...EXAMPLES.shared.map(({ said }) => said),
	...[...EXAMPLES.elsewhere, ...EXAMPLES.site].flatMap(({ said }) => said),
];

/** So many texts: names, rated searches and what people say, a quarter of each kind, taken evenly. */
export function listAskedTexts(count: number): string[] {
	return [NAMES, RATED, SAID, SAID_BESIDE].flatMap((texts) => takeEvenly(texts, count / 4));
}

function takeEvenly(texts: readonly string[], count: number): string[] {
	return Array.from({ length: count }, (_, at) => texts[Math.floor((at * texts.length) / count)] ?? "");
}
