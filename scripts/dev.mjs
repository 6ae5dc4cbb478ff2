// npm run dev: the portal with hot reload.
import { ensurePackages } from "./setup/packages.mjs";
import { main, run, runtime, withTools } from "./setup/process.mjs";

await main(async () => {
	await ensurePackages();
	process.exitCode = await run(runtime(), ["server/dev.ts"], withTools({ NODE_ENV: "development" }));
});
