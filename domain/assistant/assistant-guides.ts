import type { Experience } from "../experience.ts";
import { MAX_QUERY_LENGTH } from "../search/search.ts";
import { cataloguedStems, tellingStems } from "../search/synonyms.ts";
import { namingWords } from "./assistant-words.ts";

/** The question must contain at least this share of the words in the name of an experience. */
const LEAST_NAMED = 0.5;

/** The experiences whose name a question says best, such as "quiero abrir una panadería"; named in Spanish. Often none. */
export function findGuides(experiences: readonly Experience[], text: string): Experience[] {
	const asked = tellingStems(namingWords(text.slice(0, MAX_QUERY_LENGTH)));
	const said = new Set(asked.flatMap((stem) => [stem, ...cataloguedStems(stem)]));
	const isSaid = (stem: string) => said.has(stem) || cataloguedStems(stem).some((other) => said.has(other));
	const shares = experiences.map((experience) => {
		const stems = tellingStems(experience.nombre);
		return { experience, share: stems.filter(isSaid).length / Math.max(1, stems.length) };
	});
	const best = Math.max(LEAST_NAMED, ...shares.map(({ share }) => share));
	return shares.filter(({ share }) => share >= best).map(({ experience }) => experience);
}
