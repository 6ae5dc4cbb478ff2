// npm run catalogue -- match: care for the fact files.
import { ensureServingPackages } from "./setup/packages.mjs";
import { main, run, runtime } from "./setup/process.mjs";

await main(async () => {
	await ensureServingPackages();
	process.exitCode = await run(runtime(), ["scripts/catalogue/run.ts", ...process.argv.slice(2)]);
});
