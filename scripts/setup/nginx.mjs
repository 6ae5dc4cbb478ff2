import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";
import { Stop } from "./process.mjs";

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
