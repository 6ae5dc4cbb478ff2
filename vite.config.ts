import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin } from "vite";
import { SPECULATION_RULES } from "./app/document/speculation-rules.ts";
import { LANGUAGES } from "./domain/language.ts";
import { documentsReadAlready, letModulesFail, reactAsModules, signForAll } from "./scripts/make/vite-plugins.ts";

/** Changes when a dictionary changes, so that browsers may keep `/locales/*.json?v=…` for ever. */
function dictionaryVersion(): string {
	const hash = createHash("sha256");
	for (const language of LANGUAGES) hash.update(readFileSync(`public/locales/${language}.json`));
	return hash.digest("hex").slice(0, 10);
}

/** What scripts/make/documents.ts wrote about the PDFs; nothing before the first build. */
function builtDocuments(): string {
	return existsSync("build/documents.json") ? readFileSync("build/documents.json", "utf8") : "{}";
}

/** Who is given scripts: app/boot/engine.ts decides it in the browser. */
const WHOLE_ENGINES = ["chrome114", "edge114", "firefox115", "safari16"];

/** A script that is written into every page, bundled alone: it shares no file with the scripts that come on intent. */
async function bundleInline(
	entry: string,
	version: string,
	target: string | string[] = WHOLE_ENGINES,
): Promise<string> {
	const bundled = await build({
		configFile: false,
		logLevel: "warn",
		define: {
			__DICTIONARY_VERSION__: JSON.stringify(version),
			__SPECULATION_RULES__: JSON.stringify(SPECULATION_RULES),
		},
		build: {
			write: false,
			target,
			lib: { entry, formats: ["iife"], name: "boot" },
			// A constant stays one, so that the minifier writes it where it is used: its name is no byte of a page.
			rollupOptions: { output: { exports: "none", topLevelVar: false } },
		},
	});
	const [first] = [bundled].flat();
	if (!first || !("output" in first)) throw new Error(`${entry} was not bundled`);
	return first.output[0].code.trim();
}

/**
 * Emits scripts that are bundled alone as files: the boot script, which no page carries any more for who has been here before,
 * and the one of pages that list offices.
 */
function emitScripts(sources: Readonly<Record<string, string>>): Plugin {
	return {
		name: "emit-scripts",
		applyToEnvironment: ({ name }) => name === "client",
		generateBundle() {
			for (const [name, source] of Object.entries(sources)) this.emitFile({ type: "asset", name, source });
		},
	};
}

/** The server's bundle would bring the style sheet of all pages once more, under another name. */
function dropServerStyles(): Plugin {
	return {
		name: "drop-server-styles",
		applyToEnvironment: ({ name }) => name === "ssr",
		generateBundle(_options, bundle) {
			for (const name of Object.keys(bundle)) if (name.endsWith(".css")) delete bundle[name];
		},
	};
}

export default defineConfig(async ({ command }) => {
	const version = command === "build" ? dictionaryVersion() : "dev";
	const boot = await bundleInline("app/boot/boot.ts", version);
	const openNow = await bundleInline("app/boot/open-now.ts", version, "es2015");
	return {
		plugins: [
			reactAsModules(),
			letModulesFail(),
			documentsReadAlready(),
			dropServerStyles(),
			emitScripts({ "boot.js": boot, "office-hours.js": openNow }),
			reactRouter(),
		],
		cacheDir: ".vite",
		css: { postcss: { plugins: [signForAll()] } },
		define: {
			__DICTIONARY_VERSION__: JSON.stringify(version),
			__DOCUMENTS__: builtDocuments(),
			__BOOT_SCRIPT__: JSON.stringify(boot),
			__BEFORE_PAINT_SCRIPT__: JSON.stringify(await bundleInline("app/boot/before-paint.ts", version, "es2015")),
		},
		// The security policy forbids data: images, so every asset is a file of its own.
		build: { assetsInlineLimit: 0, target: "es2022" },
		environments: {
			client: {
				build: {
					target: WHOLE_ENGINES,
					cssTarget: WHOLE_ENGINES,
					rollupOptions: {
						output: {
							// Compiled while it comes, beside the page, instead of in the page's way when React first calls it
							// (docs/decisions/scripts-on-intent.md). What knows no such word reads a comment.
							postBanner: ({ name }: { name: string }) =>
								/^(vendor|base)$/.test(name) ? "//# allFunctionsCalledOnLoad" : "",
							codeSplitting: {
								groups: [
									// With what React needs to run at once.
									{
										name: "vendor",
										test: /^\0(?:module:|rolldown)|node_modules[/](react|react-dom|react-router|scheduler|rosetta)[/]|[\\/]app[\\/]take-over[\\/]hydrate-root\./,
										priority: 2,
									},
									// Chosen by the names of files: one that moves leaves its chunk without a word (CONTRIBUTING.md, An upgrade).
									// What every page needs, in one request instead of a dozen small ones.
									{
										name: "base",
										test: /[\\/](app[\\/](address[\\/](?!data-|list-place)|components[\\/](?!office|open-now|save-button|fact-changes|[\w-]+-view\.)|icons|layout|preferences|promo|search[\\/](?!kept-search|search-answer)|take-over|words|consent[\\/](?!consent-settings)|listen[\\/]listen-button|receipts[\\/]kept-receipts|report[\\/](receipt[\\/]receipt-code|form[\\/]sender-facts)|(?!entry|context)[^\\/]+$)|content[\\/](brand|promo|consent|storage-keys|association)\.|domain[\\/](language|display|text[\\/]web-address|catalogue[\\/]procedure|report[\\/]retention)\.)/,
										priority: 1,
									},
									// What can be saved, on the pages that list offices: one file for what they have in common.
									{
										name: "office-list",
										test: /[\\/]app[\\/](folder[\\/]kept-ticks|components[\\/](save-button|office-list))\.|[\\/]content[\\/]catalogue[\\/]fact-labels\.|[\\/]domain[\\/]catalogue[\\/]term-marks\./,
									},
									{ name: "legal", test: /[\\/]app[\\/]legal[\\/](document-page|legal-text|prose-table)/ },
									// But for the detail and the comparison, whose code is fetched where one is shown.
									{
										name: "observatory",
										test: /[\\/]app[\\/]observatory[\\/](?!editions[\\/]|detail[\\/](comparison|evaluation-dialog|indicator-list)\.)/,
									},
								],
							},
						},
					},
				},
			},
			ssr: {
				// With all packages: to find and read their nine hundred files took two fifths of a start.
				// What React looks at while it is developed stays out, also where a test runs what was built.
				...(command === "build" && {
					resolve: { noExternal: true as const },
					define: { "process.env.NODE_ENV": JSON.stringify("production") },
				}),
				build: { rollupOptions: { input: { main: "./server/main.ts", app: "./server/app.ts" } } },
			},
		},
	};
});
