const SHORTEST_MISTYPED = 5;
/** From this length on two letters may be wrong. */
const LONG = 7;

/** How many letters of a stem may be other, missing or too many; 0 for one so short that it would mean anything. */
export function errorsTolerated(stem: string): number {
	if (stem.length < SHORTEST_MISTYPED) return 0;
	return stem.length < LONG ? 1 : 2;
}
