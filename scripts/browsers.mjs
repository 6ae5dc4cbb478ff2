// npm run browsers: thirty tasks in seven real engines, plain and translated; writes the table of docs/browsers.md and
// fails where its promise is broken. `npm run browsers -- --engine "Chromium 112" --task menu` tries a part and writes nothing.
import { ensureBuild } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { main, run, runQuietly, runtime, withTools } from "./setup/process.mjs";

await main(async () => {
	await ensurePackages();
	await ensureBuild();
	const env = withTools({ CHROMIUM_PATH: (await ensureChromium()) ?? "" });
	process.exitCode = await run(runtime(), ["scripts/browsers/run.ts", ...process.argv.slice(2)], env);
	// Its table as the lint wants it.
	await runQuietly("biome", ["format", "--write", "docs/browsers.md"]);
});
