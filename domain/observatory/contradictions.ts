import type { Procedure } from "../procedure.ts";
import { judgeIndicator } from "./evaluation.ts";
import type { Indicator } from "./indicators.ts";
import type { ObservatoryRecord } from "./observatory-record.ts";
import { digitisationOf } from "./scales.ts";

/** An answer that does not go with what the catalogue says of the procedure. */
export interface Contradiction {
	indicator: Indicator;
	/** What the catalogue says: a type, a number, or that there is a page or a rule (`yes`) or none (`no`). */
	recorded: string | number;
}

type Compared = Pick<Procedure, "type" | "steps" | "requirements" | "enlace" | "respaldo_legal">;

/** Where an evaluation and its procedure cannot both be right, as far as that is easily told; what either leaves open is none. */
export function findContradictions(record: ObservatoryRecord, procedure: Compared): Contradiction[] {
	const { type, steps, requirements, enlace, respaldo_legal } = procedure;
	const level = digitisationOf(record.completamente_en_linea);
	const found: (Contradiction | false)[] = [
		level !== null && type !== null && level.type !== type && { indicator: "completamente_en_linea", recorded: type },
		isOther(record.num_pasos, steps.length) && { indicator: "num_pasos", recorded: steps.length },
		isOther(record.num_requisitos, requirements.length) && {
			indicator: "num_requisitos",
			recorded: requirements.length,
		},
		judgeIndicator(record, "info_en_linea") === "no" &&
			enlace !== null && { indicator: "info_en_linea", recorded: "yes" },
		judgeIndicator(record, "normativa_vigente") === "no" &&
			respaldo_legal !== null && { indicator: "normativa_vigente", recorded: "yes" },
		judgeIndicator(record, "normativa_vigente") === "si" &&
			respaldo_legal === null && { indicator: "normativa_vigente", recorded: "no" },
	];
	return found.filter((each): each is Contradiction => each !== false);
}

/** An empty list of the catalogue is one that nobody knows. */
function isOther(told: number | null, recorded: number): boolean {
	return told !== null && recorded > 0 && told !== recorded;
}
