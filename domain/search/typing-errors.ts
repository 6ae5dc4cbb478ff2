const SHORTEST_MISTYPED = 5;
/** From this length on two letters may be wrong. */
const LONG = 7;

/** A whole word has its ending, which a stem has not. */
const LONG_WORD = 8;

/** As `errorsTolerated`, of a whole word. */
export function errorsToleratedInWord(word: string): number {
	return Math.min(errorsTolerated(word), word.length < LONG_WORD ? 1 : 2);
}

/** How many letters of a stem may be other, missing or too many; 0 for one so short that it would mean anything. */
export function errorsTolerated(stem: string): number {
	if (stem.length < SHORTEST_MISTYPED) return 0;
	return stem.length < LONG ? 1 : 2;
}
