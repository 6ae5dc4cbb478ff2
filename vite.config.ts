import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { LANGUAGES } from "./domain/language.ts";

/** Changes when a dictionary changes, so that browsers may keep `/locales/*.json?v=…` for ever. */
function dictionaryVersion(): string {
	const hash = createHash("sha256");
	for (const language of LANGUAGES) hash.update(readFileSync(`public/locales/${language}.json`));
	return hash.digest("hex").slice(0, 10);
}

/** What scripts/documents.ts wrote about the PDFs; nothing before the first build. */
function builtDocuments(): string {
	return existsSync("build/documents.json") ? readFileSync("build/documents.json", "utf8") : "{}";
}

/** The script that starts the service worker, with the digest without which a browser does not run it. */
function offlineScript(): { src: string; integrity: string } {
	const digest = createHash("sha384").update(readFileSync("public/offline.js")).digest("base64");
	return { src: `/offline.js?v=${digest.replace(/\W/g, "").slice(0, 10)}`, integrity: `sha384-${digest}` };
}

export default defineConfig(({ command }) => ({
	plugins: [reactRouter()],
	cacheDir: ".vite",
	define: {
		__DICTIONARY_VERSION__: JSON.stringify(command === "build" ? dictionaryVersion() : "dev"),
		__DOCUMENTS__: builtDocuments(),
		__OFFLINE_SCRIPT__: JSON.stringify(offlineScript()),
	},
	// The security policy forbids data: images, so every asset is a file of its own.
	build: { assetsInlineLimit: 0, target: "es2022" },
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						codeSplitting: {
							groups: [
								{
									name: "vendor",
									test: /node_modules[/](react|react-dom|react-router|scheduler|rosetta)[/]/,
									priority: 2,
								},
								// Chosen by the names of files: one that moves leaves its chunk without a word (CONTRIBUTING.md, An upgrade).
								// What every page needs, in one request instead of a dozen small ones.
								{
									name: "base",
									test: /[\\/](app[\\/](layout|preferences|search|components[\\/](icon|button|woven|use-lazy|error-reference)|consent[\\/]consent(-record)?\.|promo[\\/]promo(-memory)?\.|(?!entry)[^\\/]+$)|content[\\/]br(and|owser)|domain[\\/]language)/,
								},
							],
						},
					},
				},
			},
		},
		ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
	},
}));
