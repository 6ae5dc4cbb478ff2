import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installFromDebian } from "./debian.mjs";
import { Stop } from "./process.mjs";

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
