import type { ProcedureType } from "../../domain/procedure.ts";
import { isRecord, isTextOrNull } from "../untrusted-json.ts";
import type { SearchHitView } from "./search-hit-view.ts";

const TYPES: readonly unknown[] = ["digital", "mixto", "presencial", null] satisfies (ProcedureType | null)[];
const KINDS: readonly unknown[] = [undefined, "experience", "institution"] satisfies SearchHitView["kind"][];

/** The hits that an answer holds; null when it is no answer of ours, such as the page of a network that wants a login. */
export function readSearchHits(answer: unknown): readonly SearchHitView[] | null {
	return Array.isArray(answer) && answer.every(isSearchHit) ? answer : null;
}

function isSearchHit(value: unknown): value is SearchHitView {
	if (!isRecord(value) || typeof value.id !== "string" || !TYPES.includes(value.type)) return false;
	if (!KINDS.includes(value.kind) || !isMark(value.isLikely) || !isMark(value.isUnchecked)) return false;
	if (!Array.isArray(value.spanish ?? [])) return false;
	return [value.name, value.description, value.institution, value.duration].every(isTextOrNull);
}

/** True, or left out. */
function isMark(value: unknown): boolean {
	return value === undefined || value === true;
}
