import type { Procedure } from "./procedure-fields.ts";

export type { Procedure } from "./procedure-fields.ts";
export {
	CONFIDENCES,
	type Confidence,
	PROCEDURE_TYPES,
	type ProcedureType,
	TIERS,
	USER_TYPES,
	type UserType,
} from "./procedure-words.ts";

/** What a record says of its duration where no source tells one; what it adds behind a semicolon tells something all the same. */
const UNSAID_DURATION = /^(?:las fuentes no lo dicen|no se halló un plazo publicado)\.?$/i;

/** Whether a record tells how long it takes, or anything else in the place of it. */
export function saysDuration({ duration }: Pick<Procedure, "duration">): boolean {
	return duration !== null && !UNSAID_DURATION.test(duration);
}

/** Whether nobody has checked it: it comes from the official catalogue as it stands there. */
export function isUnchecked({ nivel }: Pick<Procedure, "nivel">): boolean {
	return nivel === "ficha";
}

/** Whether it is one of several nearly identical ones, which lists show as one. */
export function isVariant({ grupo, id }: Pick<Procedure, "grupo" | "id">): boolean {
	return grupo !== null && grupo !== id;
}

/** The name to list, sort and link a procedure by; its id where the name is missing. */
export function procedureName(procedure: Pick<Procedure, "name" | "id">): string {
	return procedure.name ?? procedure.id;
}
