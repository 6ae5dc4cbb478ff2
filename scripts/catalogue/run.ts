import { matchOfficialFichas } from "./match.ts";
import { matchOfficialNames } from "./match-names.ts";

const WORK = {
	match() {
		matchOfficialFichas();
		matchOfficialNames();
	},
};

const [, , name = ""] = process.argv;
if (name === "match") {
	WORK[name]();
} else {
	console.error(`Say which: ${Object.keys(WORK).join(", ")}.`);
	process.exitCode = 1;
}
