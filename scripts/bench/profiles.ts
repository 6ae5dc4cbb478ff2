import type { BrowserContextOptions } from "@playwright/test";

/** A device and its line. */
export interface DeviceProfile {
	name: "phone" | "desktop";
	/** As the document says it. */
	words: string;
	context: BrowserContextOptions;
	/** How many times slower its processor is than this machine's. */
	slowdown: number;
	/** Undefined: as fast as the loopback. */
	line?: { latencyMs: number; downMbit: number; upMbit: number };
}

export const PROFILES: readonly DeviceProfile[] = [
	{
		name: "phone",
		words: "360x740, processor slowed 4 times, 1.6/0.75 Mbit/s, 150 ms for each request",
		context: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
		slowdown: 4,
		line: { latencyMs: 150, downMbit: 1.6, upMbit: 0.75 },
	},
	{
		name: "desktop",
		words: "1280x900, neither processor nor line slowed",
		context: { viewport: { width: 1280, height: 900 } },
		slowdown: 1,
	},
];
