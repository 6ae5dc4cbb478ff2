import type { Local } from "../../domain/assistant/reply.ts";
import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import type { FieldProof, FieldSource } from "../../domain/facts/field-source.ts";
import { findFieldSource } from "../../domain/facts/field-source.ts";
import { safeWebAddress } from "../../domain/text/web-address.ts";
import type { FactView } from "./fact-view.ts";
import { listOf } from "./fact-view.ts";

/** Where facts of an answer come from. */
export interface SourceView {
	/** Fields that it says; empty where the answer has no other source. */
	fields: readonly FactView["field"][];
	/** Safe addresses; several where nobody noted which of them says it. */
	addresses: readonly string[];
	/** Calendar date of the page, or of the newest of several. */
	date: string | null;
	/** What was found out about this very fact; null where nobody noted its source, and of an institution. */
	proof: FieldProof | null;
}

/** More than these are a list to read on the procedure's own page. */
const MOST_ADDRESSES = 3;

/** The sources of the facts of an answer, each source once. */
export function viewSources(procedure: CataloguedProcedure, facts: readonly FactView[]): SourceView[] {
	const found = facts.map((fact) => ({ field: fact.field, ...findSource(procedure, fact) }));
	const bySource = [
		...Map.groupBy(found, ({ addresses, date, proof }) => JSON.stringify([date, addresses, proof])).values(),
	];
	return bySource.flatMap((same) => {
		const [first] = same;
		if (!first) return [];
		const told = bySource.length > 1 ? same.map(({ field }) => field) : [];
		return { fields: told, addresses: first.addresses.slice(0, MOST_ADDRESSES), date: first.date, proof: first.proof };
	});
}

/** What is told of the institution has the institution's sources; a place that is a site, the link to it. */
function findSource(procedure: CataloguedProcedure, fact: FactView): FieldSource {
	const { institutions: institution } = procedure;
	const isReach = fact.field === "hours" || fact.field === "phone" || fact.field === "status";
	if (isReach && fact.values.length === 0 && fact.institution?.value && institution) return viewSourceOf(institution);
	if (fact.field === "place" && fact.place.kind === "online" && fact.place.site !== null) {
		return findFieldSource(procedure, "link");
	}
	const found = findFieldSource(procedure, fact.field);
	return (fact.field === "hours" || fact.field === "phone") && found.proof === null
		? (findPlaceSource(procedure, fact.field) ?? found)
		: found;
}

/** The pages that told the hours or phones of its offices; undefined where none has any. */
function findPlaceSource(procedure: CataloguedProcedure, field: "hours" | "phone"): FieldSource | undefined {
	if (listOf(procedure.places, field).length === 0) return undefined;
	const pages = procedure.places.flatMap((place) =>
		place[field] === null ? [] : (safeWebAddress(place.source) ?? []),
	);
	return pages.length === 0 ? undefined : { addresses: [...new Set(pages)], date: null, proof: null };
}

/** The pages that the record of an institution rests on, those first whose address speaks of a word; none is dated. */
export function viewSourceOf({ sources }: Institution, word = ""): SourceView {
	const addresses = [...new Set(sources.flatMap((source) => safeWebAddress(source) ?? []))];
	const first = word === "" ? [] : addresses.filter((address) => address.includes(word));
	return {
		fields: [],
		addresses: [...new Set([...first, ...addresses])].slice(0, MOST_ADDRESSES),
		date: null,
		proof: null,
	};
}

/** The same, after the pages that name the offices of a town that was asked for. */
export function viewInstitutionSource(institution: Institution, local: Local | null): SourceView {
	const offices = local?.offices.flatMap(({ source }) => safeWebAddress(source) ?? []) ?? [];
	const own = viewSourceOf(institution);
	const addresses = [...new Set([...offices, ...own.addresses])].slice(0, MOST_ADDRESSES);
	return { ...own, addresses };
}
