import { expect, test } from "vitest";
import { backOff } from "./back-off.ts";

const LIMITS = { firstMs: 1_000, lastMs: 60_000 };

test.each([
	[1, 500, 1_000],
	[2, 1_000, 2_000],
	[6, 16_000, 32_000],
	[7, 30_000, 60_000],
	[2_000, 30_000, 60_000],
])("after %i failures a server that is down is asked again in %i to %i ms", (failures, least, most) => {
	const pauses = Array.from({ length: 200 }, () => backOff(failures, LIMITS));
	expect(Math.min(...pauses)).toBeGreaterThanOrEqual(least);
	expect(Math.max(...pauses)).toBeLessThanOrEqual(most);
	// Servers that failed together do not come back together.
	expect(new Set(pauses).size).toBeGreaterThan(100);
});
