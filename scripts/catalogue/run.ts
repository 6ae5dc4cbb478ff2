import { explainFailure } from "../../server/operation/failures.ts";
import { CHECK } from "./check-command.ts";
import { type Command, type ExitCode, runCommand } from "./command-line.ts";
import { EXPORT } from "./export-command.ts";
import { DIFF, IMPORT } from "./import-command.ts";
import { LINKS } from "./links-command.ts";
import { matchOfficialFichas, matchOfficialNames } from "./match.ts";
import { rememberRelease } from "./remember.ts";
import { REPORTS } from "./reports-command.ts";

const MATCH: Command = {
	summary: "empareja las fichas y los nombres oficiales con los trámites y dice lo dudoso",
	usage: "",
	options: {},
	mostWords: 0,
	run() {
		matchOfficialFichas();
		matchOfficialNames();
		return 0;
	},
};

const REMEMBER: Command = {
	summary: "anota las filas de esta entrega, para que otra sepa qué no cambió nadie",
	usage: "[--history]",
	options: { history: { help: "también las de cada cambio anterior de data/, según git" } },
	mostWords: 0,
	async run(given): Promise<ExitCode> {
		const rows = await rememberRelease({ withHistory: given.has("history") });
		console.log(`data/earlier-rows.json conoce ${rows} filas.`);
		return 0;
	},
};

const COMMANDS = {
	check: CHECK,
	export: EXPORT,
	diff: DIFF,
	import: IMPORT,
	links: LINKS,
	reports: REPORTS,
	match: MATCH,
	remember: REMEMBER,
};

try {
	process.exitCode = await runCommand(COMMANDS, process.argv.slice(2));
} catch (error) {
	console.error(explainFailure(error));
	process.exitCode = 2;
}
