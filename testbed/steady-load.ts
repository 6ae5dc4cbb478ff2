import { setTimeout as pause } from "node:timers/promises";
import type { Tally } from "./drill-case.ts";

/** As long as nginx waits for a server. The machine also runs the drill itself, so a slow answer is no failure. */
const LIMIT_MS = 20_000;

interface SteadyLoad {
	/** Longest time that a reader waited. */
	stop(): Promise<{ slowestMs: number; asked: number }>;
}

interface LoadOptions {
	origin: string;
	/** Asked by turns, or the path of each turn. */
	paths: readonly string[] | ((turn: number) => string);
	perSecond: number;
	tally: Tally;
}

/** Asks for one page after another at a steady rate, whether or not earlier ones were answered; each must be 200. */
export function startSteadyLoad({ origin, paths, perSecond, tally }: LoadOptions): SteadyLoad {
	let isOver = false;
	let asked = 0;
	let slowestMs = 0;
	const open = new Set<Promise<void>>();
	const pathOf = typeof paths === "function" ? paths : (turn: number) => paths[turn % paths.length] ?? "/";
	const ask = async (path: string) => {
		const began = performance.now();
		const outcome = await fetch(origin + path, { signal: AbortSignal.timeout(LIMIT_MS) })
			.then(async (response) => {
				await response.arrayBuffer();
				return String(response.status);
			})
			.catch((error: unknown) =>
				error instanceof Error ? `${error.message} (${error.cause ?? error.name})` : String(error),
			);
		const took = performance.now() - began;
		slowestMs = Math.max(slowestMs, took);
		tally.check(outcome === "200", `${path} was answered ${outcome} after ${Math.round(took)} ms`);
	};
	const began = performance.now();
	const asking = (async () => {
		while (!isOver) {
			const request = ask(pathOf(asked));
			open.add(request);
			void request.then(() => open.delete(request));
			asked += 1;
			await pause(Math.max(0, began + (asked * 1000) / perSecond - performance.now()));
		}
	})();
	return {
		async stop() {
			isOver = true;
			await asking;
			await Promise.all(open);
			return { slowestMs, asked };
		},
	};
}
