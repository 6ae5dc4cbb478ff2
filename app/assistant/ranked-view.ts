import type { Reply } from "../../domain/assistant/reply.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { institutionName } from "../../domain/institution.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { rankInstitutions } from "../../domain/observatory/institution-ranking.ts";
import { addresses } from "../addresses.ts";

const MOST_RANKED = 5;

/** One place of a ranking: an institution or an evaluation, with its score out of 100. */
export interface RankedView {
	id: string;
	name: string;
	address: string;
	score: number;
}

/** The first places of what the observatory ranks. */
export function viewRanked(
	catalogue: Catalogue,
	{ end, of, institution }: Extract<Reply, { kind: "ranking" }>,
): RankedView[] {
	const evaluated = listEvaluated(catalogue);
	if (of === "institutions") {
		return rankInstitutions(evaluated, end)
			.slice(0, MOST_RANKED)
			.map((ranked) => ({
				id: ranked.institution.id,
				name: institutionName(ranked.institution),
				address: addresses.institution.to({ id: ranked.institution.id }),
				score: Math.round(ranked.average),
			}));
	}
	const sign = end === "mejores" ? -1 : 1;
	return evaluated
		.flatMap(({ record, procedure, name }) => {
			const isOfIt = institution === null || procedure?.institution_id === institution.id;
			if (record.evaluation_score === null || !isOfIt) return [];
			const address = addresses.observatory.to({ detail: record.id });
			return { id: record.id, name, address, score: record.evaluation_score };
		})
		.toSorted((one, other) => sign * (one.score - other.score))
		.slice(0, MOST_RANKED);
}
