// node scripts/bench/search-speed.ts [procedures] [rounds]: processor time of one search, and of its index, in a large catalogue.
// Not part of `npm run bench`: for whoever changes the search and compares before and after.
import { listSearchedBeside } from "../../content/searched-beside.ts";
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { createCatalogue } from "../../domain/catalogue.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { createProcedureSearch } from "../../domain/search/search.ts";
import { makeSyntheticFacts } from "./synthetic-catalogue.ts";

/** A name, a word, typing errors, a situation, English, an institution, nonsense: what is asked of a portal all day. */
const ASKED = [
	...[
		"dpi",
		"renovar licencia de conducir",
		"antesedentes penales",
		"se murió mi papá",
		"lost id card",
		"ministerio de salud",
	],
	...[
		"permiso para vender comida",
		"certifcado de nacimeinto",
		"licencia",
		"pasaporte de mi hija",
		"constancia",
		"xyzzy plugh",
	],
	...[
		"quiero abrir una tienda en mixco",
		"me robaron los papeles",
		"solvencia",
		"beca para la universidad",
		"carro",
		"igss",
	],
];
const REPEATS = 20;

const count = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 7);
const { fichas, institutions, synthetic } = await readAll();
const catalogue = createCatalogue(
	{ procedures: [...synthetic, ...fichas], institutions, observatory: [] },
	"synthetic",
);

const made: number[] = [];
const searched: number[] = [];
for (let round = 0; round < rounds; round++) {
	const start = cpuMs();
	const search = createProcedureSearch(catalogue.procedures, listSearchedBeside(catalogue));
	made.push(cpuMs() - start);
	const before = cpuMs();
	for (let repeat = 0; repeat < REPEATS; repeat++) for (const text of ASKED) search.search(text);
	searched.push((cpuMs() - before) / (REPEATS * ASKED.length));
}
console.log(`${catalogue.procedures.length} procedures, ${rounds} rounds`);
console.log(`index ms   best ${best(made)}  median ${median(made)}`);
console.log(`search ms  best ${best(searched)}  median ${median(searched)}`);

/** What this process has worked, so that others on the machine count little. */
function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

async function readAll() {
	const facts = await readFacts(FACTS_DIR);
	const official = facts.procedures.filter(({ nivel }) => nivel === "ficha");
	const large = await makeSyntheticFacts(count - official.length, FACTS_DIR);
	const asRow = (record: object): UntrustedRow => ({ ...record });
	return {
		fichas: official.map(asRow),
		institutions: large.institutions.map(asRow),
		synthetic: large.procedures.map(asRow),
	};
}

function best(times: readonly number[]): string {
	return Math.min(...times).toFixed(3);
}

function median(times: readonly number[]): string {
	return (times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0).toFixed(3);
}
