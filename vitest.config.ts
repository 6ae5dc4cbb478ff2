import { readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What stands on jsdom comes last: a worker ends, with all it has loaded, before a file of the other environment. What
 * lets hours pass on a clock of its own comes first: a portal that an earlier file of the worker left running would look
 * at its database again and again in them.
 */
class ByWorker extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const turns = new Map(sorted.map((file) => [file, turnOf(readFileSync(file.moduleId, "utf8"))]));
		return sorted.sort((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
	}
}

function turnOf(source: string): number {
	if (source.includes("@vitest-environment jsdom")) return 2;
	return source.includes("useFakeTimers(") ? 0 : 1;
}

export default defineConfig({
	test: {
		include: ["{app,data,database,desk,domain,content,server,scripts,tests}/**/*.test.{ts,tsx}"],
		exclude: [...configDefaults.exclude, "tests/journeys/**", "tests/specification/in-browser/**"],
		allowOnly: false,
		// A worker loads the portal once for all its files; no test replaces a module or leaves one changed.
		isolate: false,
		// Pages are made and thrown away: with a larger nursery much less of that is moved about.
		execArgv: ["--max-semi-space-size=32"],
		// Vitest would leave one core to somebody who edits; nobody does while the tests run.
		maxWorkers: "100%",
		sequence: { sequencer: ByWorker },
		// `npm test` runs the browser's tests on the same cores.
		testTimeout: 60_000,
		hookTimeout: 120_000,
		// What is waited for may take its time on a busy machine; the default gives it one second.
		expect: { poll: { timeout: 20_000 } },
	},
});
