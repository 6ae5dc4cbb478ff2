// npm run bench: portal and baselines in a real browser, then the server by itself; writes docs/performance.md.
// `npm run bench -- /catalogo` measures that page and writes nothing; --browser or --server does one half.
import { ensureBuild } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { main, run, runQuietly, runtime, withTools } from "./setup/process.mjs";

await main(async () => {
	await ensurePackages();
	await ensureBuild();
	const wantsBrowser = !process.argv.includes("--server") || process.argv.includes("--browser");
	const env = withTools(wantsBrowser ? { CHROMIUM_PATH: (await ensureChromium()) ?? "" } : {});
	process.exitCode = await run(runtime(), ["scripts/bench/run.ts", ...process.argv.slice(2)], env);
	// Its tables as the lint wants them.
	await runQuietly("biome", ["format", "--write", "docs/performance.md"]);
});
