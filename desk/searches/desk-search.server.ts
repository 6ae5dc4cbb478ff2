import { createHash } from "node:crypto";
import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { RATED_SEARCHES, type RatedSearch } from "../../content/catalogue/rated-searches.ts";
import { addPublished } from "../../content/catalogue/search-examples.ts";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import type { Desk, DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { type Catalogue, type CatalogueRows, readCatalogueInSteps } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { createProcedureSearchInSteps, listFound, type ProcedureSearch } from "../../domain/search/search.ts";
import { idOf, type SearchedBeside } from "../../domain/search/searched-pages.ts";
import { EXPERIENCE_WORD } from "../../domain/site-documents/experience.ts";
import { SEARCH_EXAMPLES, type SearchExamples } from "../../domain/site-documents/search-examples.ts";
import type { Steps } from "../../domain/steps.ts";
import { foldText } from "../../domain/text/text.ts";
import { runInSlices } from "../../server/catalogue/long-work.ts";

/** The search as citizens have it, over what is published now. */
export interface DeskSearch {
	/** Differs with anything that the search is made of. */
	version: string;
	search: ProcedureSearch;
	/** Names of all pages that a sentence may lead to, by id, each different from the others. */
	names: ReadonlyMap<string, string>;
	/** Subjects that are no procedure. */
	topics: SearchedBeside["examples"]["elsewhere"];
	catalogue: Catalogue;
	beside: SearchedBeside;
}

interface Kept {
	version: string;
	made: Promise<DeskSearch>;
}

const kept = new WeakMap<DeskDatabase, Kept>();
/** Making an index takes about a second: two at a time would take as long for both. */
let line: Promise<unknown> = Promise.resolve();

/** The search of this moment; made anew, without holding up other requests, once something that it is made of changed. */
export async function readDeskSearch(database: DeskDatabase): Promise<DeskSearch> {
	const rows = await database.read(readSearchedRows);
	const version = createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
	const known = kept.get(database);
	if (known?.version === version) return known.made;
	const made = runInTurn(() => makeDeskSearch(rows, version));
	kept.set(database, { version, made });
	// What failed is tried again by whoever asks next.
	made.catch(() => kept.delete(database));
	return made;
}

/** The page that somebody chose by its name or its id, whatever the case and the accents; undefined for none. */
export function findPageNamed(text: string, names: ReadonlyMap<string, string>): string | undefined {
	const folded = foldText(text);
	if (folded === "") return undefined;
	for (const [id, name] of names) if (id === text || foldText(name) === folded) return id;
	return undefined;
}

/** A rated question whose first answer became right or wrong. */
export interface RatedChange {
	text: string;
	/** Id of what stands first; null for nothing. */
	before: string | null;
	after: string | null;
}

/** What another way of searching makes of the rated questions. */
export interface RatedChanges {
	/** First was wrong and becomes right. */
	better: readonly RatedChange[];
	/** First was right and becomes wrong. */
	worse: readonly RatedChange[];
	/** As right or as wrong as before. */
	same: number;
}

const MOST_COMPARED = 8;
const compared = new WeakMap<DeskDatabase, Map<string, Promise<RatedChanges>>>();

/** What the rated searches would find with these examples in the place of those that are published. */
export async function compareExamples(database: DeskDatabase, examples: SearchExamples): Promise<RatedChanges> {
	const now = await readDeskSearch(database);
	const key = createHash("sha256").update(now.version).update(JSON.stringify(examples)).digest("base64url");
	const known = compared.get(database) ?? new Map<string, Promise<RatedChanges>>();
	compared.set(database, known);
	const before = known.get(key);
	if (before) return before;
	const made = runInTurn(() => runInSlices(compareInSteps(now, examples)));
	known.set(key, made);
	made.catch(() => known.delete(key));
	const [oldest] = known.keys();
	if (known.size > MOST_COMPARED && oldest !== undefined) known.delete(oldest);
	return made;
}

function* compareInSteps({ search, catalogue, beside }: DeskSearch, examples: SearchExamples): Steps<RatedChanges> {
	const after = yield* createProcedureSearchInSteps(catalogue.procedures, {
		...beside,
		examples: addPublished(examples),
	});
	return yield* compareRatedInSteps(RATED_SEARCHES, search, after);
}

/** Asks two searches every rated question, one question in two steps; a question that stands in two lists is told once. */
function* compareRatedInSteps(
	rated: readonly RatedSearch[],
	before: ProcedureSearch,
	after: ProcedureSearch,
): Steps<RatedChanges> {
	const changes = { better: new Map<string, RatedChange>(), worse: new Map<string, RatedChange>() };
	const seen = new Set<string>();
	for (const search of rated) {
		const { text } = search;
		seen.add(text);
		const first = firstOf(before, text);
		yield;
		const change = { text, before: first, after: firstOf(after, text) };
		yield;
		const wasRight = isRight(search, change.before);
		if (wasRight !== isRight(search, change.after)) changes[wasRight ? "worse" : "better"].set(text, change);
	}
	const { better, worse } = changes;
	const changed = new Set([...better.keys(), ...worse.keys()]);
	return { better: [...better.values()], worse: [...worse.values()], same: seen.size - changed.size };
}

function firstOf(search: ProcedureSearch, text: string): string | null {
	const [first] = listFound(search.search(text));
	return first ? idOf(first) : null;
}

function isRight({ best, good = [] }: RatedSearch, first: string | null): boolean {
	return first === null ? best.length === 0 : best.includes(first) || good.includes(first);
}

function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	const done = line.then(work);
	line = done.catch(() => undefined);
	return done;
}

/** The rows that the search is made of; costs, places and evaluations are none of its business. */
async function readSearchedRows(desk: Desk): Promise<CatalogueRows> {
	return {
		procedures: await desk.selectFrom("procedures").selectAll().orderBy("id").execute(),
		institutions: await desk.selectFrom("institutions").selectAll().orderBy("id").execute(),
		observatory: [],
		site_documents: await desk
			.selectFrom("site_documents")
			.selectAll()
			.where((where) => where.or([where("id", "=", SEARCH_EXAMPLES), where("id", "like", `${EXPERIENCE_WORD}:%`)]))
			.orderBy("id")
			.execute(),
	};
}

async function makeDeskSearch(rows: CatalogueRows, version: string): Promise<DeskSearch> {
	const catalogue = await runInSlices(readCatalogueInSteps(rows, version));
	const beside = listSearchedBeside(catalogue);
	const search = await runInSlices(createProcedureSearchInSteps(catalogue.procedures, beside));
	return { version, search, names: nameApart(catalogue), topics: beside.examples.elsewhere, catalogue, beside };
}

/** Pages of one name are told apart by their id. */
function nameApart(catalogue: Catalogue): ReadonlyMap<string, string> {
	const named = [
		...catalogue.procedures.map((each) => [each.id, procedureName(each)] as const),
		...experiencesIn(catalogue, "es").map(({ id, nombre }) => [id, nombre] as const),
		...catalogue.institutions.map((each) => [each.id, institutionName(each)] as const),
	];
	const counts = Map.groupBy(named, ([, name]) => foldText(name));
	const isAlone = (name: string) => counts.get(foldText(name))?.length === 1;
	return new Map(named.map(([id, name]) => [id, isAlone(name) ? name : `${name} (${id})`]));
}
