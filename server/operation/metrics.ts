import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { ALL_ADDRESSES } from "../../app/address/addresses.ts";
import type { Log } from "../../database/log.ts";
import { documentPathOf } from "../pages/page-request.ts";

/** What the portal counts about itself; nothing in it names a visitor or what they looked for. */
export interface Metrics {
	countRequest(path: string, status: number, seconds: number): void;
	countRender(path: string): void;
	countFailure(): void;
	/** The text that Prometheus reads. */
	text(): Promise<string>;
	close(): void;
}

interface MetricsOptions {
	log: Log;
	catalogue: { current(): { readAt: Date; isStale: boolean } | undefined };
	/** Reports not yet delivered and those that were refused, and whether new ones can be stored; missing where none are taken. */
	reports?: { state(): { waiting: number; isWritable: boolean }; countRefused(): number };
}

const BUCKETS_IN_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** An event-loop delay above this at the 99th percentile makes every visitor wait. */
const SLOW_LOOP_MS = 200;
const WATCH_EVERY_MS = 10_000;
const NANOSECONDS_PER_MS = 1e6;

/** First parts of our addresses. They are few; a label with visitors' own paths would let anybody create series without end. */
const ROUTES = new Set([...ALL_ADDRESSES.flatMap(({ patterns }) => patterns.map(firstPart)), "assets", "locales"]);

function firstPart(path: string): string {
	return path.split("/", 2)[1] ?? "";
}

/** The class of an address for the metrics: "tramite" for `/tramite/nit`, "other" for whatever is not ours. */
function routeClass(path: string): string {
	const first = firstPart(documentPathOf(path));
	if (first === "") return "home";
	return ROUTES.has(first) ? first : "other";
}

/** Starts counting, and watches the event loop: a slow one is a line in the log. */
export function createMetrics({ log, catalogue, reports }: MetricsOptions): Metrics {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const requests = new Counter({
		name: "ventanilla_requests_total",
		help: "Requests by class of address and of status",
		labelNames: ["route", "status"],
		registers,
	});
	const seconds = new Histogram({
		name: "ventanilla_request_seconds",
		help: "Time to answer by class of address",
		labelNames: ["route"],
		buckets: BUCKETS_IN_SECONDS,
		registers,
	});
	const renders = new Counter({
		name: "ventanilla_renders_total",
		help: "Pages rendered, not taken from memory",
		labelNames: ["route"],
		registers,
	});
	const failures = new Counter({ name: "ventanilla_uncaught_total", help: "Errors that nobody caught", registers });
	gauge("ventanilla_catalogue_age_seconds", "Seconds since a backend confirmed the catalogue", () => {
		const reading = catalogue.current();
		return reading ? (Date.now() - reading.readAt.getTime()) / 1000 : Number.NaN;
	});
	gauge("ventanilla_catalogue_stale", "1 while pages say that the data may be old, also without any data", () =>
		(catalogue.current()?.isStale ?? true) ? 1 : 0,
	);
	if (reports) {
		gauge("ventanilla_reports_waiting", "Reports not yet in the backend", () => reports.state().waiting);
		gauge("ventanilla_reports_refused", "Reports that the backend refused", () => reports.countRefused());
		gauge("ventanilla_reports_writable", "1 while new reports can be stored", () =>
			reports.state().isWritable ? 1 : 0,
		);
	}

	function gauge(name: string, help: string, read: () => number): void {
		new Gauge({
			name,
			help,
			registers,
			collect() {
				this.set(read());
			},
		});
	}

	const stopWatching = watchEventLoop(log);
	return {
		countRequest(path, status, elapsed) {
			const route = routeClass(path);
			requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
			seconds.observe({ route }, elapsed);
		},
		countRender: (path) => renders.inc({ route: routeClass(path) }),
		countFailure: () => failures.inc(),
		text: () => registry.metrics(),
		close: stopWatching,
	};
}

function watchEventLoop(log: Log): () => void {
	const delay = monitorEventLoopDelay({ resolution: 20 });
	delay.enable();
	const timer = setInterval(() => {
		const p99 = Math.round(delay.percentile(99) / NANOSECONDS_PER_MS);
		if (p99 > SLOW_LOOP_MS) log.warn({ p99 }, "The event loop is slow");
		delay.reset();
	}, WATCH_EVERY_MS).unref();
	return () => {
		clearInterval(timer);
		delay.disable();
	};
}
