import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hasRuntime, ROOT, runQuietly, runtime, Stop, withoutTools } from "./process.mjs";

const PATIENCE = ["--fetch-retries=3", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=10000"];
const QUIET = ["--loglevel=error", "--no-audit", "--no-fund"];

/**
 * Installs what package-lock.json names, development tools included, unless exactly that is there. The runtime is a
 * package for each platform, so npm goes on without it when its download fails: it is looked for by itself.
 */
export async function ensurePackages() {
	if (!isInstalled(() => true) || !hasRuntime()) await install();
	runtime();
}

/** The same for a machine that only serves a finished build: the development tools may be absent. */
export async function ensureServingPackages() {
	if (!isInstalled((entry) => !entry.dev && !entry.devOptional) || !hasRuntime()) await install();
	runtime();
}

/** npm writes node_modules/.package-lock.json last, so a half-finished install has none or an older one. */
function isInstalled(isWanted) {
	const wanted = readPackages("package-lock.json");
	if (!wanted) throw new Stop("package-lock.json is missing: restore it from the repository.");
	const installed = readPackages("node_modules/.package-lock.json");
	return (
		installed !== undefined &&
		Object.entries(wanted).every(([place, entry]) => {
			if (place === "" || !isWanted(entry)) return true;
			if (!installed[place]) return entry.optional === true;
			return installed[place].version === entry.version && existsSync(join(ROOT, place, "package.json"));
		})
	);
}

function readPackages(file) {
	try {
		return JSON.parse(readFileSync(join(ROOT, file), "utf8")).packages;
	} catch (error) {
		if (error.code === "ENOENT" || error instanceof SyntaxError) return undefined;
		throw error;
	}
}

async function install() {
	console.log("Installing the packages (the first time this takes a minute)…");
	const parameters = ["ci", "--include=dev", ...QUIET, ...PATIENCE];
	const { code, output, received } = await runQuietly("npm", parameters, withoutTools());
	if (received) throw new Stop("", code);
	if (code !== 0)
		throw new Stop(
			`The packages could not be installed: ${reasonOf(output)} Check the connection and try again.`,
			code,
		);
}

function reasonOf(output) {
	const errors = [...output.matchAll(/^npm (?:error|ERR!) (.+)$/gm)].map(([, text]) => text.trim());
	const code = errors.find((text) => text.startsWith("code "))?.slice("code ".length);
	const sentence = errors.find((text) => !/^(code|errno|syscall|path|dest|network$)\b/.test(text));
	return `${[code, sentence].filter(Boolean).join(", ") || "npm gave no reason"}.`.replace(/\.\.$/, ".");
}
