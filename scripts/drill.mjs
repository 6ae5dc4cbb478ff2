// npm run drill: the long proofs, on the built server and real engines, for minutes. `npm run drill -- kill --rounds 5`
// runs one of them, shorter.
import { ensureBuild } from "./setup/build.mjs";
import { ensureNginx } from "./setup/nginx.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { ensurePostgres } from "./setup/postgres.mjs";
import { main, run, runtime, withTools } from "./setup/process.mjs";

await main(async () => {
	await ensurePackages();
	await ensureBuild();
	const POSTGRES_BIN = await ensurePostgres();
	await ensureNginx();
	process.exitCode = await run(
		runtime(),
		["scripts/drill/run.ts", ...process.argv.slice(2)],
		withTools({ POSTGRES_BIN }),
	);
});
