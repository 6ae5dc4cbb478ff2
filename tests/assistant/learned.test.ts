import { expect, test } from "vitest";
import { listAskedExamples } from "../../content/catalogue/asked-examples.ts";
import { ASKED_FIELDS, TALKS } from "../../domain/assistant/assistant-fields.ts";
import learned from "../../domain/assistant/learned.json" with { type: "json" };
import { learnIntents } from "../../scripts/search/learn-intents.ts";

test("what the assistant knows of how people ask is what the examples teach", () => {
	expect(learned, "npm run search -- intents").toEqual(JSON.parse(JSON.stringify(learnIntents(listAskedExamples()))));
});

test("everything that can be asked or said has examples, and nothing else has", () => {
	expect(learned.intents).toEqual([...ASKED_FIELDS, ...TALKS].toSorted());
});
