import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { FACTS_DIR } from "../../database/facts.server.ts";
import { readProcedure } from "../../domain/catalogue/procedure-fields.ts";
import { fichaName, officialFichaSchema } from "../../domain/official/ficha.ts";
import { type FichaMatch, matchFichas, weighNames } from "../../domain/official/match-fichas.ts";
import {
	type IndexedName,
	type OfficialName,
	readWebsite,
	writeInstitution,
	writeName,
} from "../../domain/official/official-name.ts";

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

const INDEX_FILE = join(OFFICIAL_DIR, "catalogue-index-2025.csv");
const NAMES_FILE = join(OFFICIAL_DIR, "names.json");
/** A name so like that of a ficha of the same institution may be the same procedure under another number. */
const SAME_NAME = 0.99;

/**
 * Finds which names of the official catalogue neither a curated procedure nor a ficha covers, writes them to `names.json`
 * for the search and prints the report that a person reads. What is in doubt stays a name until `decisions.json` says
 * which procedure it is, or null for none.
 */
export function matchOfficialNames(): void {
	const { indexed, names, described, doubts, fichas } = matchIndex();
	writeFileSync(NAMES_FILE, `${JSON.stringify(names, null, "\t")}\n`);
	const matched = fichas.filter(({ outcome }) => outcome === "matched").length;
	console.log(`\nnames that describe a procedure of ours (${described.length})\n${described.join("\n")}`);
	console.log(`\nnames in doubt (${doubts.length})\n${doubts.join("\n")}`);
	console.log(
		`\n${indexed.length} in the official list: ${matched + described.length} describe a procedure of ours, ` +
			`${fichas.length - matched} have a ficha, ${names.length} are only a name (${doubts.length} of them in doubt).` +
			"\nWritten to data/official/names.json.",
	);
}

/** The matching of the list as the files are now. */
export function matchIndex() {
	const { fichas, curated, decisions, matches } = matchFactFiles();
	const indexed = readIndex();
	const withFicha = new Set(fichas.map(({ ficha }) => ficha));
	const nameOnly = indexed.filter(({ number }) => !withFicha.has(number));
	const asked = nameOnly.map(({ number, name, institution }) => ({
		ficha: number,
		name: writeName(name),
		institution,
	}));
	const found = matchFichas(asked, curated, decisions);
	const corrections = readCorrections();
	const nameOf = new Map(curated.map(({ id, name }) => [id, name ?? id]));
	const tell = ({ number, name }: IndexedName, other: string, likeness: number) =>
		`${number.padStart(5)}  ${likeness.toFixed(2)}  ${writeName(name)}  →  ${other}`;

	const names: OfficialName[] = [];
	const described: string[] = [];
	const doubts: string[] = [];
	const { compare } = weighNames([...asked.map(({ name }) => name), ...fichas.map(fichaName)]);
	for (const each of nameOnly) {
		const match: FichaMatch = found.get(each.number) ?? { outcome: "new", why: "nothing alike" };
		if (match.outcome === "matched") {
			described.push(tell(each, `${nameOf.get(match.procedure)} (${match.procedure})`, match.likeness));
			continue;
		}
		const twin = fichas.find(
			(ficha) => ficha.institution === each.institution && compare(ficha.name, writeName(each.name)) > SAME_NAME,
		);
		if (match.outcome === "in doubt") {
			doubts.push(tell(each, `${nameOf.get(match.procedure)} (${match.procedure})`, match.likeness));
		} else if (twin && decisions[each.number] === undefined) {
			doubts.push(tell(each, `ficha ${twin.ficha}, ${fichaName(twin)}`, compare(twin.name, writeName(each.name))));
		}
		names.push({
			number: each.number,
			name: corrections[each.number] ?? writeName(each.name),
			institution: writeInstitution(each.institution),
			ficha: each.ficha,
			website: readWebsite(each.website),
		});
	}
	return { indexed, names, described, doubts, fichas: [...matches.values()] };
}

function readIndex(): IndexedName[] {
	const [, ...rows]: string[][] = parse(readFileSync(INDEX_FILE, "utf8"), { bom: true, skipEmptyLines: true });
	return rows.map(([number = "", institution = "", name = "", website = "", ficha = ""]) => ({
		...{ number, name, institution, website, ficha },
	}));
}

function readCorrections(): Readonly<Record<string, string>> {
	const stored: unknown = JSON.parse(readFileSync(join(OFFICIAL_DIR, "name-corrections.json"), "utf8"));
	return z.record(z.string(), z.string()).parse(stored);
}
