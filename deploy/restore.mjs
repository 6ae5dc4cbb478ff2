// Puts a backup back into a folder that holds no database; portal and desk must not be running there:
//   node deploy/restore.mjs /var/backups/ventanilla/2026-11-21T03-00-00 /var/lib/ventanilla  (or: npm run restore -- FOLDER)
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const NAMES = ["reports.sqlite", "portal.sqlite", "desk.sqlite"];
/** What goes with desk.sqlite, and is no database. */
const SECRET = "desk-secret";
const PRIVATE = 0o600;

const [, , from, to] = process.argv;
if (!from || !to) refuse("Say from where and to where: node deploy/restore.mjs BACKUP DATA_DIR");
const names = NAMES.filter((name) => existsSync(join(from, name)));
if (names.length === 0) refuse(`There is no backup in ${from}: name the folder that holds portal.sqlite.`);
for (const name of NAMES) {
	const file = join(to, name);
	if (!existsSync(file)) continue;
	if (isOpen(file)) refuse(`${file} is in use: stop portal and desk first. Nothing was changed.`);
	const changed = statSync(file).mtime.toISOString().slice(0, 16);
	refuse(`${to} holds a database already, last changed ${changed}: move the folder away first. Nothing was changed.`);
}
for (const name of names) {
	const copy = new DatabaseSync(join(from, name), { readOnly: true });
	const [state] = Object.values(copy.prepare("pragma integrity_check").get() ?? {});
	copy.close();
	if (state !== "ok") refuse(`${join(from, name)} is damaged: ${state}. Nothing was changed.`);
}

mkdirSync(to, { recursive: true, mode: 0o700 });
const { uid, gid } = statSync(to);
// A copy of the catalogue made by what came after the backup would be shown until the database is read.
for (const leftover of ["catalogue.json", ...NAMES.flatMap((name) => [`${name}-wal`, `${name}-shm`])])
	rmSync(join(to, leftover), { force: true });
for (const name of existsSync(join(from, SECRET)) ? [...names, SECRET] : names) {
	const file = join(to, name);
	copyFileSync(join(from, name), `${file}.new`);
	chmodSync(`${file}.new`, PRIVATE);
	if (process.getuid?.() === 0) chownSync(`${file}.new`, uid, gid);
	renameSync(`${file}.new`, file);
	process.stdout.write(`${file}\n`);
}

/** Leaving the write-ahead log needs the file for oneself, which another process that has it open prevents. */
function isOpen(file) {
	const database = new DatabaseSync(file, { timeout: 0 });
	try {
		database.exec("pragma journal_mode = delete");
		return false;
	} catch (error) {
		return /locked|busy/.test(String(error));
	} finally {
		database.close();
	}
}

function refuse(reason) {
	console.error(reason);
	process.exit(1);
}
