// npm start: installs and builds what is missing, then serves.
import { ensureBuild, isBuilt } from "./setup/build.mjs";
import { ensurePackages, ensureServingPackages } from "./setup/packages.mjs";
import { main, run, runtime, withTools } from "./setup/process.mjs";
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from "./setup/server-command.mjs";

await main(async () => {
	if (isBuilt()) {
		await ensureServingPackages();
	} else {
		await ensurePackages();
		await ensureBuild();
	}
	process.exitCode = await run(runtime(), SERVER_COMMAND, withTools({ NODE_ENV: "production", ...SERVER_ENVIRONMENT }));
});
