import type { Catalogue, CataloguedProcedure } from "../catalogue.ts";
import { foldText } from "../text.ts";
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
	const known = evaluatedOf.get(catalogue);
	if (known) return known;
	const byId = new Map(catalogue.procedures.map((procedure) => [procedure.id, procedure]));
	const byName = new Map(
		catalogue.procedures
			.toReversed()
			.flatMap((procedure) => (procedure.name ? [[foldText(procedure.name), procedure]] : [])),
	);
	const paired = catalogue.observatory.map((record) => {
		const procedure = byId.get(record.id) ?? (record.tramite ? byName.get(foldText(record.tramite)) : undefined);
		return { record, procedure, name: record.tramite ?? procedure?.name ?? record.id };
	});
	evaluatedOf.set(catalogue, paired);
	return paired;
}

/** The record with this id, or the one about the procedure with this id; undefined when there is none. */
export function findEvaluated(catalogue: Catalogue, id: string): Evaluated | undefined {
	const evaluated = listEvaluated(catalogue);
	return evaluated.find(({ record }) => record.id === id) ?? evaluated.find(({ procedure }) => procedure?.id === id);
}
