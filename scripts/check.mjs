// npm run check: types, lint and the tests that need neither a build nor an engine; quick enough for every save.
import { ensurePackages } from "./setup/packages.mjs";
import { main, run, runQuietly, Stop } from "./setup/process.mjs";

const NEED_BUILD_OR_ENGINE = ["accessibility/**", "budgets.test.ts", "contracts/**", "pages/**", "trust/**"].map(
	(path) => `--exclude=tests/${path}`,
);

await main(async () => {
	await ensurePackages();
	if ((await run("react-router", ["typegen"])) !== 0) throw new Stop("The types of the routes could not be made.");
	const [tests, ...looks] = await Promise.all([
		run("vitest", ["run", "--maxWorkers=1", ...NEED_BUILD_OR_ENGINE]),
		lookQuietly("tsc", ["-p", "."]),
		lookQuietly("biome", ["ci", "--error-on-warnings", "."]),
	]);
	const failed = looks.filter(({ code }) => code !== 0);
	for (const { program, output } of failed) console.error(`\n── ${program}\n${output}`);
	const programs = [...(tests === 0 ? [] : ["vitest"]), ...failed.map(({ program }) => program)];
	if (programs.length > 0) throw new Stop(`${programs.join(", ")} failed.`);
});

/** Prints the output only on failure, and after that of the tests. */
async function lookQuietly(program, parameters) {
	return { program, ...(await runQuietly(program, parameters)) };
}
