import { defineConfig } from "@playwright/test";

/** Every name but the loopback is refused, so that a stray address cannot leave the machine. */
const ONLY_LOOPBACK = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost";

export default defineConfig({
	testDir: "tests",
	testMatch: ["journeys/**/*.test.ts", "specification/in-browser/*.test.ts", "accessibility/**/*.matrix.ts"],
	// Of a matrix only what stands for the whole; `npm run accessibility` takes all of it.
	grepInvert: /@every-screen/,
	globalSetup: "./tests/journeys/server.ts",
	outputDir: "test-results",
	workers: 2,
	// The tests of a file stay together, so that a portal or a page that they share is made once.
	fullyParallel: false,
	forbidOnly: true,
	retries: 0,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: "list",
	use: {
		baseURL: process.env.ORIGIN,
		browserName: "chromium",
		locale: "es-GT",
		timezoneId: "America/Guatemala",
		// Journeys meet the network itself; only offline.test.ts lets the service worker in.
		serviceWorkers: "block",
		viewport: { width: 1280, height: 900 },
		screenshot: "only-on-failure",
		// A trace of every test doubles the time of a run; `npx playwright test --trace on` records one when it is needed.
		trace: "off",
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH || undefined,
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				"--no-first-run",
				ONLY_LOOPBACK,
			],
		},
	},
});
