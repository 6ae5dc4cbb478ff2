import { GLOSSARY } from "../../content/catalogue/glossary.ts";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { createIntentReader, type LearnedIntents } from "../../domain/assistant/intents.ts";
import learned from "../../domain/assistant/learned.json" with { type: "json" };
import type { Knowledge } from "../../domain/assistant/question.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { createProcedureSearch } from "../../domain/search/search.ts";
import { NOTHING_BESIDE } from "../../domain/search/searched-pages.ts";

export const INTENTS = createIntentReader(learned as LearnedIntents);

/** The same of a small catalogue, where no sentence that leads elsewhere may stand in the way. */
export function knowledgeOfFew(catalogue: Catalogue): Knowledge {
	const beside = { ...NOTHING_BESIDE, institutions: catalogue.institutions };
	return knowledgeOf(catalogue, createProcedureSearch(catalogue.procedures, beside));
}

/** All that the assistant knows of a catalogue, as the portal has it. */
export function knowledgeOf(
	catalogue: Catalogue,
	search = createProcedureSearch(catalogue.procedures, listSearchedBeside(catalogue)),
): Knowledge {
	return { catalogue, search, intents: INTENTS, meanings: GLOSSARY };
}
