// npm run check: types, lint and the tests that need neither a build nor an engine; quick enough for every save.
import { ensurePackages } from "./setup/packages.mjs";
import { main, run, Stop } from "./setup/process.mjs";

const STEPS = [
	["react-router", "typegen"],
	["tsc", "-p", "."],
	["biome", "ci", "--error-on-warnings", "."],
	["vitest", "run", ...["contracts", "pages", "trust"].map((folder) => `--exclude=tests/${folder}/**`)],
];

await main(async () => {
	await ensurePackages();
	for (const [program, ...parameters] of STEPS) {
		const code = await run(program, parameters);
		if (code !== 0) throw new Stop(`${program} ${parameters[0]} failed.`, code);
	}
});
