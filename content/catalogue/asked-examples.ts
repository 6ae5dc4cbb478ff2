import intents from "../../data/utterances/intents.json" with { type: "json" };
import type { Intent } from "../../domain/assistant/assistant-fields.ts";

/** What somebody says who asks for some things; X stands for what they ask about. */
export interface AskedExample {
	said: string;
	intents: readonly Intent[];
}

/** By what is asked ("cost", "cost duration"), then by who wrote it. */
const BY_ASKED: Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>>>> = intents;

/** What the assistant learns from. */
export function listAskedExamples(): AskedExample[] {
	return Object.entries(BY_ASKED).flatMap(([asked, by]) =>
		Object.values(by).flatMap((said) =>
			(said ?? []).map((each) => ({ said: each, intents: asked.split(" ") as Intent[] })),
		),
	);
}
