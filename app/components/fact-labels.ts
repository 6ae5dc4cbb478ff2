import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import type { TextKey } from "../words/text.ts";

/** What a page calls each fact that somebody may prove, or call wrong. */
export const FACT_LABELS = {
	costo: "procedure.cost",
	duration: "procedure.duration",
	requirements: "procedure.requirements",
	steps: "procedure.steps",
	respaldo_legal: "procedure.legal",
	enlace: "assistant.field.link",
	lugar: "procedure.place",
	horario: "assistant.field.hours",
} as const satisfies Readonly<Record<ProvableField, TextKey>>;
