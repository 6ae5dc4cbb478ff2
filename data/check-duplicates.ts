import type { CataloguedProcedure } from "../domain/catalogue.ts";
import { weighNames } from "../domain/official/match-fichas.ts";
import { isVariant, procedureName } from "../domain/procedure.ts";
import type { Finding } from "./check-findings.ts";

/** From here on two names of one institution most often mean one procedure; tried over the catalogue of November 2026. */
const NEARLY_EQUAL = 0.86;

/** Pairs of one institution whose names are nearly the same; variants that stand on one page on purpose are none. */
export function findDuplicates(procedures: readonly CataloguedProcedure[]): Finding[] {
	const likeness = weighNames(procedures.map(procedureName));
	const own = Map.groupBy(
		procedures.filter((procedure) => !isVariant(procedure)),
		({ institution_id }) => institution_id,
	);
	return [...own.values()].flatMap((siblings) =>
		siblings.flatMap((one, position) =>
			siblings
				.slice(position + 1)
				.filter((other) => likeness.compare(procedureName(one), procedureName(other)) >= NEARLY_EQUAL)
				.map((other) => ({
					...{ kind: "duplicado" as const, table: "procedures" as const, id: one.id, field: "name" },
					message: `«${procedureName(one)}» y «${procedureName(other)}» (${other.id})`,
				})),
		),
	);
}
