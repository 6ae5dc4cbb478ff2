import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FACTS_DIR } from "../database/facts.server.ts";

/** Of the thousand fichas that describe no procedure of ours so many of one institution fill more than a page of a list. */
const OWN_FICHAS = 40;
const FICHAS = "official/fichas.json";

let folder: string | undefined;

/** The facts of the repository with a few official fichas only: a database of them is made and read in a third of the time. */
export function fewFacts(): string {
	folder ??= makeFolder();
	return folder;
}

function makeFolder(): string {
	const made = mkdtempSync(join(tmpdir(), "ventanilla-facts-"));
	process.once("exit", () => rmSync(made, { recursive: true, force: true }));
	mkdirSync(join(made, "official"));
	const linked = [
		...readdirSync(FACTS_DIR),
		...readdirSync(join(FACTS_DIR, "official")).map((name) => `official/${name}`),
	];
	for (const name of linked) {
		if (name !== "official" && name !== FICHAS) symlinkSync(join(FACTS_DIR, name), join(made, name));
	}
	const fichas: { ficha: string; institution: string }[] = JSON.parse(readFileSync(join(FACTS_DIR, FICHAS), "utf8"));
	const matching: Record<string, string> = JSON.parse(readFileSync(join(FACTS_DIR, "official/matching.json"), "utf8"));
	const own = fichas.filter(({ ficha }) => matching[ficha] === undefined);
	const byInstitution = [...Map.groupBy(own, ({ institution }) => institution).values()];
	const [largest = []] = byInstitution.sort((one, other) => other.length - one.length);
	const kept = [...fichas.filter(({ ficha }) => matching[ficha] !== undefined), ...largest.slice(0, OWN_FICHAS)];
	writeFileSync(join(made, FICHAS), JSON.stringify(kept));
	return made;
}
