/** Errors tolerated for each letter of a word that the catalogue does not know; two letters swapped are two. */
const TOLERANCE = 0.25;
const MAX_ERRORS = 2;
const SHORTEST_MISTYPED = 4;

/** How many letters of a stem may be other, missing or too many; 0 for a stem so short that it would mean anything. */
export function errorsTolerated(stem: string): number {
	return stem.length < SHORTEST_MISTYPED ? 0 : Math.min(MAX_ERRORS, Math.round(stem.length * TOLERANCE));
}
