import type { Page } from "@playwright/test";

/** What the browser itself saw of a page; milliseconds since its navigation began. */
export interface Timings {
	fcp: number;
	lcp: number;
	cls: number;
	/** What long tasks take beyond 50 ms each, from the first paint on. */
	tbt: number;
	longestTask: number;
	nodes: number;
}

interface Seen {
	lcp: number;
	cls: number;
	tasks: { start: number; duration: number }[];
}

declare global {
	interface Window {
		benchSeen?: Seen;
	}
}

/** Runs in the browser before the page's own scripts. */
export function watchTimings(): void {
	const seen: Seen = { lcp: 0, cls: 0, tasks: [] };
	window.benchSeen = seen;
	const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
	watch("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	watch("layout-shift", (entry) => {
		if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry) seen.cls += Number(entry.value);
	});
	watch("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}

/** What was seen until now. */
export function readTimings(page: Page): Promise<Timings> {
	return page.evaluate(() => {
		const seen = window.benchSeen;
		const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
		if (!seen || fcp === undefined) throw new Error(`${location.href} painted nothing`);
		const tasks = seen.tasks.filter(({ start, duration }) => start + duration > fcp);
		return {
			fcp,
			lcp: seen.lcp,
			cls: seen.cls,
			tbt: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
			longestTask: Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
			nodes: document.querySelectorAll("*").length,
		};
	});
}
