import type { Catalogue, CataloguedProcedure } from "../catalogue/catalogue.ts";
import { findProcedure, findProcedureNamed } from "../catalogue/catalogue.ts";
import { keptFor } from "../kept-for.ts";
import type { Steps } from "../steps.ts";
import { finish, mapInSteps } from "../steps.ts";
import type { ObservatoryRecord } from "./observatory-record.ts";

/** A record of the observatory beside the procedure that it speaks of. */
export interface Evaluated {
	record: ObservatoryRecord;
	/** The name to show: the record's own, else the procedure's, else the id. */
	name: string;
	/** Undefined when the catalogue does not have it. */
	procedure: CataloguedProcedure | undefined;
}

const evaluatedOf = new WeakMap<Catalogue, readonly Evaluated[]>();

/** Every record with its procedure, best score first; paired by id, else by name, once per catalogue. */
export function listEvaluated(catalogue: Catalogue): readonly Evaluated[] {
	return evaluatedOf.get(catalogue) ?? finish(pairEvaluationsInSteps(catalogue));
}

/** Makes what `listEvaluated` tells; without it whoever asks first waits for it. */
export function* pairEvaluationsInSteps(catalogue: Catalogue): Steps<readonly Evaluated[]> {
	const known = evaluatedOf.get(catalogue);
	if (known) return known;
	const paired = yield* mapInSteps(catalogue.observatory, (record) => {
		const procedure = findProcedure(catalogue, record.id) ?? findByName(catalogue, record.tramite);
		return { record, procedure, name: record.tramite ?? procedure?.name ?? record.id };
	});
	evaluatedOf.set(catalogue, paired);
	return paired;
}

function findByName(catalogue: Catalogue, name: string | null): CataloguedProcedure | undefined {
	return name ? findProcedureNamed(catalogue, name) : undefined;
}

/** By the id of the record and by that of its procedure. */
const indexEvaluated = keptFor((evaluated: readonly Evaluated[]) => {
	const records = new Map<string, Evaluated>();
	const procedures = new Map<string, Evaluated>();
	for (const each of evaluated) {
		if (!records.has(each.record.id)) records.set(each.record.id, each);
		if (each.procedure && !procedures.has(each.procedure.id)) procedures.set(each.procedure.id, each);
	}
	return { records, procedures };
});

/** The record with this id, or the one about the procedure with this id; undefined when there is none. */
export function findEvaluated(catalogue: Catalogue, id: string): Evaluated | undefined {
	const { records, procedures } = indexEvaluated(listEvaluated(catalogue));
	return records.get(id) ?? procedures.get(id);
}
