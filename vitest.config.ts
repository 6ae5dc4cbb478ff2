import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{app,data,database,domain,content,server,scripts,tests}/**/*.test.{ts,tsx}"],
		exclude: [...configDefaults.exclude, "tests/journeys/**", "tests/specification/**"],
		allowOnly: false,
		testTimeout: 20_000,
		hookTimeout: 60_000,
	},
});
