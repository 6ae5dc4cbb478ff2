// npm run accessibility: every screen and state under axe (two languages, three widths, light and dark), by keyboard, at
// 400 %, spaced, enlarged, with words without end, while it comes in pieces, and in the pseudo-language. It takes long, so
// `npm test` looks at a few screens; a release runs all of it. `npm run accessibility -- in-pieces` runs one matrix.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { main, run, withTools } from "./setup/process.mjs";
import { countPlaywright } from "./setup/results.mjs";

await main(async () => {
	await ensurePackages();
	await ensureBuild();
	const folder = mkdtempSync(join(tmpdir(), "ventanilla-accessibility-"));
	const report = join(folder, "playwright.json");
	const env = withTools({
		CHROMIUM_PATH: (await ensureChromium()) ?? "",
		NODE_ENV: "test",
		PLAYWRIGHT_JSON_OUTPUT_FILE: report,
	});
	const parameters = ["test", "--config=playwright.accessibility.config.ts", "--reporter=list,json"];
	const code = await run("playwright", [...parameters, ...process.argv.slice(2)], env);
	const { passed, failed } = countPlaywright(report, code);
	rmSync(folder, { recursive: true, force: true });
	process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
	console.log(`${passed} passed, ${failed} failed`);
});
