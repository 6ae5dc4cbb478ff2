import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runQuietly, Stop, withoutTools } from "./process.mjs";

/** Installs packages of Debian where that is possible (Debian, as root). Answers whether they are there now. */
export async function installFromDebian(...names) {
	if (!isDebian() || process.getuid?.() !== 0) return false;
	console.log(`Installing ${names.join(", ")} from Debian…`);
	const env = withoutTools({ DEBIAN_FRONTEND: "noninteractive" });
	await runQuietly("apt-get", ["update"], env);
	const { code, output } = await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", ...names], env);
	if (code !== 0) console.error(output.trim().split("\n").slice(-3).join("\n"));
	return code === 0;
}

function isDebian() {
	try {
		return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
	} catch {
		return false;
	}
}

/** Where Debian puts servers; the PATH of whoever is not root leaves the first one out. */
const MORE_PLACES = ["/usr/sbin", "/usr/bin"];

/**
 * Makes sure that nginx is there, and the openssl that makes the certificate of its test: the machine's, else Debian's
 * packages. Without openssl that one test fails and says so.
 */
export async function ensureNginx() {
	const missing = [];
	if (!findNginx()) missing.push("nginx-light");
	if (!findOpenssl()) missing.push("openssl");
	if (missing.length > 0) await installFromDebian(...missing);
	if (!findNginx()) {
		throw new Stop("The tests of several processes need nginx on the PATH: apt-get install nginx-light (or nginx).");
	}
}

/** The path of an nginx that runs; undefined where there is none. */
export function findNginx() {
	return findProgram("nginx", "-v");
}

/** The same for Caddy, of which one test runs the file where there is one. */
export function findCaddy() {
	return findProgram("caddy", "version");
}

/** The same for openssl. */
export function findOpenssl() {
	return findProgram("openssl", "version");
}

function findProgram(name, question) {
	const folders = [...(process.env.PATH ?? "").split(delimiter), ...MORE_PLACES];
	return folders.map((folder) => join(folder, name)).find((path) => spawnSync(path, [question]).status === 0);
}

const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** The folder that holds initdb and postgres: the machine's, else Debian's package. */
export async function ensurePostgres() {
	const found = findPostgres();
	if (found) return found;
	if ((await installFromDebian("postgresql")) && findPostgres()) return findPostgres();
	throw new Stop("The contract tests need PostgreSQL: install it or set POSTGRES_BIN to the folder of its programs.");
}

function findPostgres() {
	const debian = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
	return [
		process.env.POSTGRES_BIN,
		...debian.map((version) => join(DEBIAN_FOLDER, version, "bin")),
		spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim(),
	].find((folder) => folder && existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}
