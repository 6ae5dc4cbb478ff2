/** The first pause and the longest one, in milliseconds. */
export interface BackOffLimits {
	firstMs: number;
	lastMs: number;
}

/**
 * Milliseconds to wait after so many failures in a row: each pause twice as long as the one before, up to the longest.
 * The jitter, down to half of it, keeps several servers from asking at the same moment.
 */
export function backOff(failures: number, { firstMs, lastMs }: BackOffLimits): number {
	return Math.min(firstMs * 2 ** (failures - 1), lastMs) * (0.5 + Math.random() / 2);
}
