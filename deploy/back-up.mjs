// Copies the embedded database, the outbox of reports and the accounts of the desk, while they run, into a new folder of
// FOLDER:
//   node deploy/back-up.mjs /var/lib/ventanilla /var/backups/ventanilla        (or: npm run backup -- FOLDER)
import { chmodSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** All pages in one step: the copy shows one moment, however much is written meanwhile. */
const ALL_PAGES = 2 ** 31 - 1;

const [, , from, to] = process.argv;
if (!from || !to) {
	console.error("Say from where and to where: node deploy/back-up.mjs DATA_DIR FOLDER");
	process.exit(1);
}
// The outbox first: a report delivered in between is then in both copies, never in neither; its id keeps it single.
const names = ["reports.sqlite", "portal.sqlite", "desk.sqlite"].filter((name) => existsSync(join(from, name)));
if (names.length === 0) {
	console.error(`There is no database in ${from}.`);
	process.exit(1);
}
const folder = join(to, new Date().toISOString().replaceAll(":", "-").slice(0, 19));
mkdirSync(to, { recursive: true, mode: 0o700 });
if (existsSync(folder)) {
	console.error(`${folder} is there already: two backups began in the same second. Run it again.`);
	process.exit(1);
}
mkdirSync(folder, { mode: 0o700 });
for (const name of names) {
	const copy = join(folder, name);
	const source = new DatabaseSync(join(from, name), { readOnly: true, timeout: 10_000 });
	await backup(source, copy, { rate: ALL_PAGES });
	source.close();
	const check = new DatabaseSync(copy);
	// One file each, without the logs that a copy of a running database would bring along.
	check.exec("pragma journal_mode = delete");
	const [state] = Object.values(check.prepare("pragma integrity_check").get() ?? {});
	check.close();
	if (state !== "ok") {
		console.error(`${copy} is damaged: ${state}`);
		process.exit(1);
	}
	process.stdout.write(`${copy}\n`);
}
// What the desk signs cookies and encrypts authenticators with: without it the accounts of desk.sqlite let nobody in.
const secret = join(from, "desk-secret");
if (existsSync(secret)) {
	const copy = join(folder, "desk-secret");
	copyFileSync(secret, copy);
	chmodSync(copy, 0o600);
	process.stdout.write(`${copy}\n`);
}
