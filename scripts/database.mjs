// npm run migrate | seed | retention: care for the database that the settings name.
import { ensureServingPackages } from "./setup/packages.mjs";
import { main, run, runtime } from "./setup/process.mjs";

await main(async () => {
	await ensureServingPackages();
	process.exitCode = await run(runtime(), ["scripts/database.ts", ...process.argv.slice(2)]);
});
