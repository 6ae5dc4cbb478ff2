import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { FACTS_DIR } from "../../database/facts.server.ts";
import { fichaName, officialFichaSchema } from "../../domain/official/ficha.ts";
import { type FichaMatch, matchFichas } from "../../domain/official/match-fichas.ts";
import { readProcedure } from "../../domain/procedure.ts";

const OFFICIAL_DIR = join(FACTS_DIR, "official");
const MATCHING_FILE = join(OFFICIAL_DIR, "matching.json");

/**
 * Finds which fichas describe a curated procedure, writes `matching.json` for the seed and prints the report that a
 * person reads. What is in doubt stays a page of its own until `decisions.json` says where it belongs.
 */
export function matchOfficialFichas(): void {
	const { fichas, matches, curated } = matchFactFiles();
	const matched = [...matches].flatMap(([ficha, match]) =>
		match.outcome === "matched" ? [[ficha, match.procedure] as const] : [],
	);
	writeFileSync(MATCHING_FILE, `${JSON.stringify(Object.fromEntries(matched), null, "\t")}\n`);

	const nameOf = new Map([
		...fichas.map((ficha) => [ficha.ficha, fichaName(ficha)] as const),
		...curated.map(({ id, name }) => [id, name ?? id] as const),
	]);
	for (const outcome of ["matched", "in doubt"] as const) {
		const lines = [...matches].flatMap(([ficha, match]) => (match.outcome === outcome ? [tell(ficha, match)] : []));
		console.log(`\n${outcome} (${lines.length})\n${lines.join("\n")}`);
	}
	const fresh = [...matches.values()].filter(({ outcome }) => outcome === "new").length;
	console.log(`\nnew (${fresh})\n\n${matched.length} matches written to data/official/matching.json.`);

	function tell(ficha: string, match: Exclude<FichaMatch, { outcome: "new" }>): string {
		const likeness = match.likeness.toFixed(2);
		return `${ficha.padStart(5)}  ${likeness}  ${match.why.padEnd(11)}  ${nameOf.get(ficha)}  →  ${nameOf.get(match.procedure)} (${match.procedure})`;
	}
}

/** The matching of the fact files as they are now. */
export function matchFactFiles() {
	const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
	const fichas = z.array(officialFichaSchema).parse(read(join(OFFICIAL_DIR, "fichas.json")));
	const decisions = z.record(z.string(), z.string().nullable()).parse(read(join(OFFICIAL_DIR, "decisions.json")));
	const rows = z.array(z.unknown()).parse(read(join(FACTS_DIR, "procedures.json")));
	const curated = rows.flatMap((row) => readProcedure(row)?.row ?? []);
	return { fichas, curated, decisions, matches: matchFichas(fichas, curated, decisions) };
}
