import type { Procedure } from "../procedure.ts";
import { cataloguedStems, tellingStems } from "../search/synonyms.ts";

/** More quotes than these are no short answer. */
export const MAX_MENTIONS = 3;

/** The sentences of a record that speak of what the words ask, as the record has them; those that meet most words only. */
export function listMentions(procedure: Procedure, words: string): string[] {
	const asked = tellingStems(words).map((stem) => new Set([stem, ...cataloguedStems(stem)]));
	if (asked.length === 0) return [];
	const counted = listSentencesOf(procedure).map((sentence) => {
		const stems = new Set(tellingStems(sentence));
		return { sentence, met: asked.filter((ways) => [...ways].some((way) => stems.has(way))).length };
	});
	const most = Math.max(...counted.map(({ met }) => met), 0);
	if (most === 0 || most * 2 < asked.length) return [];
	return [...new Set(counted.filter(({ met }) => met === most).map(({ sentence }) => sentence))].slice(0, MAX_MENTIONS);
}

function listSentencesOf({ requirements, costo_nota, full_description, lugar, steps, duration }: Procedure): string[] {
	return [
		...requirements,
		...splitSentences(costo_nota),
		...splitSentences(full_description),
		...splitSentences(lugar),
		...splitSentences(duration),
		...steps,
	];
}

/** The sentences of a text. */
export function splitSentences(text: string | null): string[] {
	return text?.split(/(?<=[.!?])\s+/) ?? [];
}
