// Copies the embedded database and the journal of reports, while the portal runs, into a new folder:
//   node deploy/back-up.mjs /var/lib/ventanilla /var/backups/ventanilla
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

const [, , from, to] = process.argv;
if (!from || !to) {
	console.error("Say from where and to where: node deploy/back-up.mjs DATA_DIR FOLDER");
	process.exit(1);
}
const folder = join(to, new Date().toISOString().replaceAll(":", "-").slice(0, 19));
mkdirSync(folder, { recursive: true, mode: 0o700 });
// The journal first: a report delivered in between is then in both copies, never in neither; its id keeps it single.
for (const name of ["reports.sqlite", "portal.sqlite"]) {
	const file = join(from, name);
	if (!existsSync(file)) continue;
	const copy = join(folder, name);
	const source = new DatabaseSync(file, { readOnly: true });
	await backup(source, copy);
	source.close();
	const check = new DatabaseSync(copy, { readOnly: true });
	const [state] = Object.values(check.prepare("pragma integrity_check").get() ?? {});
	check.close();
	if (state !== "ok") {
		console.error(`${copy} is damaged: ${state}`);
		process.exit(1);
	}
	process.stdout.write(`${copy}\n`);
}
