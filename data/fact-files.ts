import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The files beside the records, each by id of the procedure. */
export interface DetailFiles {
	facts: unknown;
	fees: unknown;
	places: unknown;
	terms: unknown;
}

/** What the experiences know of their procedures' papers and of their own order. */
export interface PlanFiles {
	plans: unknown;
	papers: unknown;
	procedurePapers: unknown;
}

/** The fact files, parsed from JSON and not trusted further. */
export interface FactFiles extends DetailFiles, PlanFiles {
	procedures: unknown;
	institutions: unknown;
	experiences: unknown;
}

/** One mistake in a fact file; `id` is the record's, or its position when it has none. */
export interface FactProblem {
	file: string;
	id: string;
	field: string;
	message: string;
}

/** Reads the fact files of a directory; throws when one is missing or is not JSON. */
export function readFactFiles(directory: string): FactFiles {
	const read = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), "utf8"));
	return {
		procedures: read("procedures.json"),
		institutions: read("institutions.json"),
		experiences: read("experiences.json"),
		facts: read("procedure-facts.json"),
		fees: read("procedure-fees.json"),
		places: read("procedure-places.json"),
		terms: read("procedure-terms.json"),
		plans: read("experience-plans.json"),
		papers: read("papers.json"),
		procedurePapers: read("procedure-papers.json"),
	};
}
