import { expect, test } from "vitest";
import { z } from "zod";
import manifest from "../package.json";
import lock from "../package-lock.json";

const packages = z.record(z.string(), z.looseObject({ version: z.string().optional() })).parse(lock.packages);
const installed = Object.entries(packages).filter(([place]) => place !== "");

test("the lock file names no registry and no address", () => {
	expect(installed.length).toBeGreaterThan(100);
	expect(installed.filter(([, entry]) => "resolved" in entry)).toEqual([]);
	expect(JSON.stringify(installed.map(([, { funding: _, ...entry }]) => entry))).not.toMatch(/https?:/);
});

test("the lock file carries every optional package of every platform", () => {
	const wanted = installed.flatMap(([, entry]) =>
		Object.keys(z.record(z.string(), z.string()).catch({}).parse(entry.optionalDependencies)),
	);
	expect(wanted.length).toBeGreaterThan(10);
	expect(wanted.filter((name) => !installed.some(([place]) => place.endsWith(`node_modules/${name}`)))).toEqual([]);
});

test("every version is exact, and only the runtime may run a script when it is installed", () => {
	const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
	expect(versions.filter((version) => !/^\d/.test(version))).toEqual([]);
	const withScripts = installed.filter(([, entry]) => entry.hasInstallScript === true).map(([place]) => place);
	expect(withScripts).toEqual(Object.keys(manifest.allowScripts).map((name) => `node_modules/${name}`));
});
