// npm run backup -- FOLDER | npm run restore -- BACKUP: copies of the embedded database in DATA_DIR, and back.
import { ensureServingPackages } from "./setup/packages.mjs";
import { main, run, runtime, Stop } from "./setup/process.mjs";

await main(async () => {
	const [, , work, folder] = process.argv;
	if (!folder) throw new Stop(`Say which folder: npm run ${work} -- /var/backups/ventanilla`);
	await ensureServingPackages();
	const dataDir = process.env.DATA_DIR?.trim() || ".data";
	const [program, parameters] =
		work === "backup" ? ["deploy/back-up.mjs", [dataDir, folder]] : ["deploy/restore.mjs", [folder, dataDir]];
	process.exitCode = await run(runtime(), [program, ...parameters]);
});
