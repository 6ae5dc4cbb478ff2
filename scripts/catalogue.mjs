// npm run catalogue -- check, export, diff, import, links, match, remember: care for the catalogue.
import { ensureServingPackages } from "./setup/packages.mjs";
import { main, run, runtime } from "./setup/process.mjs";

await main(async () => {
	await ensureServingPackages();
	process.exitCode = await run(runtime(), ["scripts/catalogue/run.ts", ...process.argv.slice(2)]);
});
