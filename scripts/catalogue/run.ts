import { matchOfficialFichas } from "./match.ts";

const WORK = { match: matchOfficialFichas };

const [, , name = ""] = process.argv;
if (name === "match") {
	WORK[name]();
} else {
	console.error(`Say which: ${Object.keys(WORK).join(", ")}.`);
	process.exitCode = 1;
}
