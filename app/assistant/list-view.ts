import type { Reply } from "../../domain/assistant/reply.ts";
import { helpIn } from "../../domain/assistant/situations.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findInstitution, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { Audience } from "../../domain/catalogue/procedure-words.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { rankInstitutions } from "../../domain/observatory/observatory-summary.ts";
import { addresses } from "../address/addresses.ts";
import type { SourceView } from "./fact-sources.ts";
import { viewSourceOf } from "./fact-sources.ts";

/** More than these are read in the catalogue. */
const MOST_LISTED = 8;
/** Little words before what a list is about: "que para menores". */
const LEADING = /^(?:(?:que|de|del|para|sobre|con|en|y|el|la|los|las|for|about) )+/;

/** The first of a list, how many it has, and where all of them stand. */
export interface ListView {
	total: number;
	isFree: boolean;
	isOnline: boolean;
	/** Name of the institution whose they are; null for any. */
	institution: string | null;
	/** For whom they are; null for anybody. */
	audience: Audience | null;
	/** The category or the words that they are about; null for any. */
	about: string | null;
	listed: readonly { id: string; name: string }[];
	/** The same list in the catalogue. */
	address: string;
}

/** What the page draws of a list. */
export function viewList({ wanted, procedures }: Extract<Reply, { kind: "list" }>): ListView {
	const { isFree, isOnline, institution, category, audience, text } = wanted;
	return {
		total: procedures.length,
		isFree,
		isOnline,
		institution: institution && institutionName(institution),
		audience,
		about: category?.name ?? (text.replace(LEADING, "") || null),
		listed: procedures.slice(0, MOST_LISTED).map((each) => ({ id: each.id, name: procedureName(each) })),
		address: addresses.catalogue.to({
			category: category?.id,
			institution: institution?.id,
			audience: audience ?? "todos",
			isFree,
			isOnline,
			text,
		}),
	};
}

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

/** Who helps in a trouble, as far as the catalogue has them. */
export interface HelpView {
	procedures: readonly { id: string; name: string; place: string | null }[];
	institutions: readonly { id: string; name: string; phone: string | null; source: SourceView }[];
}

/** Sources that tell how to report something stand first. */
const REPORTING = "denunci";

/** The procedures and institutions that help, the one that it is about last; what the catalogue does not have is passed over. */
export function viewHelp(
	catalogue: Catalogue,
	{ situation, institution: about }: Extract<Reply, { kind: "situation" }>,
): HelpView {
	const help = helpIn(situation);
	const helping = help.institutions.flatMap((id) => findInstitution(catalogue, id) ?? []);
	return {
		procedures: help.procedures.flatMap((id) => {
			const procedure = findProcedure(catalogue, id);
			return procedure ? { id, name: procedureName(procedure), place: procedure.lugar } : [];
		}),
		institutions: [...new Set([...helping, ...(about ? [about] : [])])].map((institution) => {
			const { id, name, full_name, phone } = institution;
			return { id, name: full_name ?? name ?? id, phone, source: viewSourceOf(institution, REPORTING) };
		}),
	};
}
