/** The arithmetic mean; null of nothing. */
export function meanOf(numbers: readonly number[]): number | null {
	return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
