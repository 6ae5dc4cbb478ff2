// npm run desk: installs and builds what is missing, then serves the desk.
// npm run desk -- --new-access CORREO: prints a link by which somebody gets back in.
import { ensureBuild, isBuilt } from "./setup/build.mjs";
import { ensurePackages, ensureServingPackages } from "./setup/packages.mjs";
import { main, run, runtime, withTools } from "./setup/process.mjs";

await main(async () => {
	if (isBuilt()) {
		await ensureServingPackages();
	} else {
		await ensurePackages();
		await ensureBuild();
	}
	process.exitCode = await run(
		runtime(),
		["desk/main.ts", ...process.argv.slice(2)],
		withTools({ NODE_ENV: "production" }),
	);
});
