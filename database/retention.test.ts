import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Backend } from "./backend.ts";
import { BackendUnavailable } from "./backend.ts";
import { scheduleRetention } from "./retention.server.ts";

const ONE_HOUR_MS = 3_600_000;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** A portal that has run since now; `counts.cleanUps` is how often personal data was looked for. */
function start(isDown = false) {
	const counts = { cleanUps: 0 };
	const backend: Backend = {
		kind: "sqlite",
		readCatalogue: async () => ({ procedures: [], institutions: [], observatory: [] }),
		addReport: async () => ({ outcome: "stored" }),
		async eraseContact() {},
		readReportState: async () => undefined,
		async applyRetention() {
			counts.cleanUps += 1;
			if (isDown) throw new BackendUnavailable("down");
			return { contacts: 0, technical: 0 };
		},
		async close() {},
	};
	const stop = scheduleRetention(backend, { info() {}, warn() {}, error() {} });
	return { counts, stop, pass: (hours: number) => vi.advanceTimersByTimeAsync(hours * ONE_HOUR_MS) };
}

test.each([false, true])(
	"personal data is looked for soon after the start and then once a day, also after a failure (%s)",
	async (isDown) => {
		const { counts, stop, pass } = start(isDown);
		await pass(1);
		expect(counts.cleanUps).toBe(1);
		await pass(22);
		expect(counts.cleanUps).toBe(1);
		await pass(1.5);
		expect(counts.cleanUps).toBe(2);
		stop();
	},
);

test("a portal that ends no longer asks its database, also days after the start", async () => {
	const { counts, stop, pass } = start();
	await pass(25);
	stop();
	await pass(100);
	expect(counts.cleanUps).toBe(2);
});
