// npm run bench: what a first start, a page and a request cost. `npm run bench -- /catalogo` measures only that page.
import { ensureBuild } from "./setup/build.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { main, run, runtime } from "./setup/process.mjs";

await main(async () => {
	await ensurePackages();
	await ensureBuild();
	process.exitCode = await run(runtime(), ["scripts/bench.ts", ...process.argv.slice(2)]);
});
