import { expect, onTestFinished, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const LOG = { info() {}, warn() {}, error() {} };

function openMetrics(isStale: boolean | undefined = false, readAt = new Date()) {
	const current = () => (isStale === undefined ? undefined : { readAt, isStale });
	const metrics = createMetrics({
		log: LOG,
		catalogue: { current },
		reports: { state: () => ({ waiting: 3, isWritable: false }), countRefused: () => 2 },
	});
	onTestFinished(() => metrics.close());
	return metrics;
}

async function read(metrics: ReturnType<typeof openMetrics>, name: string): Promise<string[]> {
	const lines = (await metrics.text()).split("\n");
	return lines.filter((line) => line.startsWith(name) && !line.startsWith("#"));
}

test.each([
	["/", "home"],
	["/_.data", "home"],
	["/tramite/nit", "tramite"],
	["/catalogo.data", "catalogo"],
	["/tramite/nit.data", "tramite"],
	["/procedures/nit", "procedures"],
	["/assets/a.js", "assets"],
	["/_", "other"],
	["/observatorio.csv", "observatorio.csv"],
	["/reportar/recibo", "reportar"],
	["/wp-login.php", "other"],
	["/ana@correo.gt", "other"],
])("the operator sees %s among %s: nobody can make the series grow or put a name into them", async (path, route) => {
	const metrics = openMetrics();
	metrics.countRequest(path, 503, 0.3);
	metrics.countRender(path);
	expect(await read(metrics, "ventanilla_requests_total")).toEqual([
		`ventanilla_requests_total{route="${route}",status="5xx"} 1`,
	]);
	expect(await read(metrics, "ventanilla_renders_total")).toEqual([`ventanilla_renders_total{route="${route}"} 1`]);
	expect(await read(metrics, `ventanilla_request_seconds_sum`)).toEqual([
		`ventanilla_request_seconds_sum{route="${route}"} 0.3`,
	]);
});

test("reports that wait or were refused, a closed form and failures are counted as what they are", async () => {
	const metrics = openMetrics();
	metrics.countFailure();
	expect(await read(metrics, "ventanilla_reports")).toEqual([
		"ventanilla_reports_waiting 3",
		"ventanilla_reports_refused 2",
		"ventanilla_reports_writable 0",
	]);
	expect(await read(metrics, "ventanilla_uncaught_total")).toEqual(["ventanilla_uncaught_total 1"]);
});

test("old data shows with its age in seconds, and no data at all counts as old", async () => {
	const hourAgo = new Date(Date.now() - 3_600_000);
	expect(await read(openMetrics(false, hourAgo), "ventanilla_catalogue_stale")).toEqual([
		"ventanilla_catalogue_stale 0",
	]);
	const [age = ""] = await read(openMetrics(true, hourAgo), "ventanilla_catalogue_age_seconds");
	expect(Math.abs(Number(age.split(" ")[1]) - 3_600)).toBeLessThan(60);
	expect(await read(openMetrics(true), "ventanilla_catalogue_stale")).toEqual(["ventanilla_catalogue_stale 1"]);
	const none = createMetrics({ log: LOG, catalogue: { current: () => undefined } });
	onTestFinished(() => none.close());
	expect(await none.text()).toMatch(/^ventanilla_catalogue_stale 1$/m);
});
