import intents from "../../data/utterances/intents.json" with { type: "json" };
import type { Intent } from "../../domain/assistant/assistant-fields.ts";
import type { IntentExamples } from "../../domain/assistant/intents.ts";

const BY_WRITER: Readonly<Record<Intent, Readonly<Record<string, readonly string[]>>>> = intents;

/** What people say who ask for each thing, by what they ask: what the assistant learns from. */
export const ASKED_EXAMPLES: IntentExamples = Object.fromEntries(
	Object.entries(BY_WRITER).map(([intent, by]) => [intent, Object.values(by).flat()]),
) as Record<Intent, string[]>;
