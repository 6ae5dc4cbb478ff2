import { expect, test } from "vitest";
import { listAskedExamples } from "../../content/catalogue/asked-examples.ts";
import { ASKED_FIELDS } from "../../domain/assistant/assistant-fields.ts";
import learned from "../../domain/assistant/learned.json" with { type: "json" };
import { learnIntents } from "../../scripts/search/learn-intents.ts";

test("what the assistant knows of how people ask is what the examples teach", () => {
	expect(learned, "npm run search -- intents").toEqual(JSON.parse(JSON.stringify(learnIntents(listAskedExamples()))));
});

test("every field can be asked for", () => {
	expect(learned.intents.filter((intent) => ASKED_FIELDS.some((field) => field === intent)).toSorted()).toEqual(
		[...ASKED_FIELDS].toSorted(),
	);
});
