import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { FACTS_DIR } from "../../database/facts.server.ts";
import { fichaName } from "../../domain/official/ficha.ts";
import { type FichaMatch, matchFichas, weighNames } from "../../domain/official/match-fichas.ts";
import type { IndexedName, OfficialName } from "../../domain/official/official-name.ts";
import { readWebsite, writeInstitution, writeName } from "../../domain/official/official-name.ts";
import { matchFactFiles } from "./match.ts";
import { readCsv } from "./read-csv.ts";

const OFFICIAL_DIR = join(FACTS_DIR, "official");
const INDEX_FILE = join(OFFICIAL_DIR, "catalogue-index-2025.csv");
export const NAMES_FILE = join(OFFICIAL_DIR, "names.json");
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
	const [, ...rows] = readCsv(readFileSync(INDEX_FILE, "utf8"));
	return rows.map(([number = "", institution = "", name = "", website = "", ficha = ""]) => ({
		...{ number, name, institution, website, ficha },
	}));
}

function readCorrections(): Readonly<Record<string, string>> {
	const stored: unknown = JSON.parse(readFileSync(join(OFFICIAL_DIR, "name-corrections.json"), "utf8"));
	return z.record(z.string(), z.string()).parse(stored);
}
