// npm run build: builds whether or not build/ is current.
import { build } from "./setup/build.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { main } from "./setup/process.mjs";

await main(async () => {
	await ensurePackages();
	await build();
});
