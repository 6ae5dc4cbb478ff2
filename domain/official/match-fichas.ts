import type { Procedure } from "../catalogue/procedure.ts";
import { splitWords, stemWord } from "../text/stem.ts";
import { type OfficialFicha, readInstitutionIds } from "./ficha.ts";

/** Compares names by the words that few of them have. */
interface NameLikeness {
	/** From 0, no word in common, to 1, the same words. */
	compare(one: string, other: string): number;
}

/** Weighs each word by how rare it is among `names` (inverse document frequency), so that "solicitud" counts for little. */
export function weighNames(names: readonly string[]): NameLikeness {
	const namesWith = new Map<string, number>();
	for (const name of names) {
		for (const stem of stemsOf(name)) namesWith.set(stem, (namesWith.get(stem) ?? 0) + 1);
	}
	const weightOf = (stem: string) => Math.log(1 + names.length / (namesWith.get(stem) ?? 1));
	const lengthOf = (stems: ReadonlySet<string>) => Math.hypot(...[...stems].map(weightOf));
	return {
		compare(one, other) {
			const stems = stemsOf(one);
			const others = stemsOf(other);
			const length = lengthOf(stems) * lengthOf(others);
			if (length === 0) return 0;
			const shared = [...stems].filter((stem) => others.has(stem));
			return shared.reduce((sum, stem) => sum + weightOf(stem) ** 2, 0) / length;
		},
	};
}

/** Words that say nothing of a procedure. Letters such as the one of "categoría C" do. */
const EMPTY_WORDS = new Set([
	"al",
	"con",
	"de",
	"del",
	"e",
	"el",
	"en",
	"la",
	"las",
	"los",
	"o",
	"para",
	"por",
	"que",
	"su",
	"sus",
	"u",
	"un",
	"una",
	"y",
]);

function stemsOf(name: string): ReadonlySet<string> {
	return new Set(
		splitWords(name)
			.filter((word) => !EMPTY_WORDS.has(word))
			.map(stemWord),
	);
}

/** What a person decided about a ficha: the id of the curated procedure that it describes, or null when it is another one. */
type MatchDecisions = Readonly<Record<string, string | null>>;

/** Where a ficha belongs. */
export type FichaMatch =
	/** It describes this curated procedure. */
	| { outcome: "matched"; procedure: string; likeness: number; why: "decided" | "named alike" }
	/** It may describe it; a person decides. Until then it is a page of its own. */
	| { outcome: "in doubt"; procedure: string; likeness: number; why: "cited" | "named alike" }
	| { outcome: "new"; why: "decided" | "nothing alike" };

/** Names as alike as this are taken for the same procedure; below the second figure nobody is asked. Tuned by reading the report. */
const SURE_LIKENESS = 0.85;
const ASKED_LIKENESS = 0.55;

const NUMBER_IN_ADDRESS = /\/\/(?:www\.)?(?:tramites\.gob\.gt|asisehace\.gt)\/\D*(\d+)/;

/** What is compared of a ficha; a name of the official list has as much. */
type Named = Pick<OfficialFicha, "ficha" | "name" | "institution">;
type Curated = Pick<Procedure, "id" | "name" | "institution_id" | "sources" | "enlace">;

/** Finds for each ficha the curated procedure that it describes, by a person's decision, the numbers that records cite and their names. */
export function matchFichas(
	fichas: readonly Named[],
	curated: readonly Curated[],
	decisions: MatchDecisions,
): ReadonlyMap<string, FichaMatch> {
	const { compare } = weighNames([...fichas.map(({ name }) => name), ...curated.map(({ name }) => name ?? "")]);
	const citing = findCitations(curated);
	return new Map(fichas.map((ficha) => [ficha.ficha, matchOne(ficha)]));

	function matchOne(ficha: Named): FichaMatch {
		const decided = decisions[ficha.ficha];
		if (decided === null) return { outcome: "new", why: "decided" };
		if (decided !== undefined) {
			const record = curated.find(({ id }) => id === decided);
			if (!record)
				throw new Error(`Ficha ${ficha.ficha} was matched with "${decided}", which is no curated procedure.`);
			return { outcome: "matched", procedure: decided, likeness: likenessTo(record, ficha), why: "decided" };
		}
		const ids = readInstitutionIds(ficha.institution);
		const nearest = nearestOf(
			curated.filter(({ institution_id }) => ids.includes(institution_id ?? "")),
			ficha,
		);
		if (nearest && nearest.likeness >= SURE_LIKENESS) return { outcome: "matched", ...nearest, why: "named alike" };
		const cited = nearestOf(citing.get(ficha.ficha) ?? [], ficha);
		if (cited) return { outcome: "in doubt", ...cited, why: "cited" };
		if (nearest && nearest.likeness >= ASKED_LIKENESS) return { outcome: "in doubt", ...nearest, why: "named alike" };
		return { outcome: "new", why: "nothing alike" };
	}

	function likenessTo(record: Curated, ficha: Named): number {
		return compare(record.name ?? "", ficha.name);
	}

	function nearestOf(records: readonly Curated[], ficha: Named) {
		const rated = records.map((record) => ({ procedure: record.id, likeness: likenessTo(record, ficha) }));
		return rated.reduce<(typeof rated)[number] | null>(
			(best, each) => (best && best.likeness >= each.likeness ? best : each),
			null,
		);
	}
}

/** The curated procedures whose sources name a ficha, by its number. */
function findCitations(curated: readonly Curated[]): ReadonlyMap<string, readonly Curated[]> {
	const citing = new Map<string, Curated[]>();
	for (const record of curated) {
		const numbers = [...record.sources, record.enlace ?? ""].flatMap(
			(address) => NUMBER_IN_ADDRESS.exec(address)?.[1] ?? [],
		);
		for (const number of new Set(numbers)) citing.set(number, [...(citing.get(number) ?? []), record]);
	}
	return citing;
}
