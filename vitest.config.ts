import { readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What stands on jsdom comes last: a worker ends, with all it has loaded, before a file of the other environment. */
class ByEnvironment extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const onJsdom = new Set(sorted.filter(({ moduleId }) => readFileSync(moduleId, "utf8").includes(JSDOM_MARK)));
		return [...sorted.filter((file) => !onJsdom.has(file)), ...onJsdom];
	}
}

const JSDOM_MARK = "@vitest-environment jsdom";

export default defineConfig({
	test: {
		include: ["{app,data,database,domain,content,server,scripts,tests}/**/*.test.{ts,tsx}"],
		exclude: [...configDefaults.exclude, "tests/journeys/**", "tests/specification/**"],
		allowOnly: false,
		// A worker loads the portal once for all its files; no test replaces a module or leaves one changed.
		isolate: false,
		// Vitest would leave one core to somebody who edits; nobody does while the tests run.
		maxWorkers: "100%",
		sequence: { sequencer: ByEnvironment },
		// `npm test` runs the browser's tests on the same cores.
		testTimeout: 60_000,
		hookTimeout: 120_000,
	},
});
