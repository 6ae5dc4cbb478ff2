import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{app,data,database,domain,content,server,scripts,tests}/**/*.test.{ts,tsx}"],
		exclude: [...configDefaults.exclude, "tests/journeys/**", "tests/specification/**"],
		allowOnly: false,
		// A worker loads the portal once for all its files; no test replaces a module or leaves one changed.
		isolate: false,
		// Vitest would leave one core to somebody who edits; nobody does while the tests run.
		maxWorkers: "100%",
		testTimeout: 20_000,
		hookTimeout: 60_000,
	},
});
