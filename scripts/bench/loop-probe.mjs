// Preloaded into the server that is measured (NODE_OPTIONS): how long its event loop is held up once its modules are loaded.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";

const NANOSECONDS_PER_MS = 1e6;
const IDLE_MS = 2;
const file = process.env.BENCH_LOOP_FILE;
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

// `server/start.ts` says when its modules are loaded; from then on it works on the catalogue.
new PerformanceObserver((list) => {
	if (list.getEntriesByName("loaded").length === 0) return;
	// Begun anew: what is under way would still be counted when its turn comes.
	delay.disable();
	delay.reset();
	delay.enable();
}).observe({ type: "mark" });

// Each signal writes what was seen since the last one.
process.on("SIGUSR2", () => {
	const idleShare = findIdleShare();
	const seen = {
		p99Ms: delay.percentile(99) / NANOSECONDS_PER_MS,
		maxMs: delay.max / NANOSECONDS_PER_MS,
		atWorkP99Ms: delay.percentile(idleShare + (100 - idleShare) * 0.99) / NANOSECONDS_PER_MS,
		samples: delay.count,
	};
	delay.reset();
	if (file) writeFileSync(file, JSON.stringify(seen));
});

/** How many of a hundred turns were as short as where nothing is done. */
function findIdleShare() {
	for (let share = 99.5; share > 0; share -= 0.5) {
		if (delay.percentile(share) <= IDLE_MS * NANOSECONDS_PER_MS) return share;
	}
	return 0;
}
