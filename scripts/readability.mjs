// npm run readability: measures every text that a citizen reads. Its last line is "N passed, M failed".
import { ensurePackages } from "./setup/packages.mjs";
import { main, run, runtime, withTools } from "./setup/process.mjs";

await main(async () => {
	await ensurePackages();
	process.exitCode = await run(runtime(), ["scripts/readability/run.ts"], withTools());
});
