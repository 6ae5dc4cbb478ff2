import type { ProvableField } from "../../domain/facts/procedure-fact.ts";

/** What a page calls each fact that somebody may prove, or call wrong: by the key of its name in the dictionaries. */
export const FACT_LABELS = {
	costo: "procedure.cost",
	duration: "procedure.duration",
	requirements: "procedure.requirements",
	steps: "procedure.steps",
	respaldo_legal: "procedure.legal",
	enlace: "assistant.field.link",
	lugar: "procedure.place",
	horario: "assistant.field.hours",
} as const satisfies Readonly<Record<ProvableField, string>>;
