import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	// For the bundler: both entries of vite.config.ts by their own names.
	serverBuildFile: "[name].js",
	// The whole map of the site is small: one hashed, immutable file instead of a request for each link seen.
	routeDiscovery: { mode: "initial" },
	// An asset that a cache or a CDN changed is refused by the browser.
	subResourceIntegrity: true,
} satisfies Config;
