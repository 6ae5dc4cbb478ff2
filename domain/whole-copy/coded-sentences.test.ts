import { expect, test } from "vitest";
import { listStems, readSentences, writeSentences } from "./coded-sentences.ts";

const MANY = Array.from({ length: 70_000 }, (_, at) => `stem${at}`);

/** What a device reads of sentences that travelled as JSON. */
function send(sentences: readonly (readonly string[])[], stems = listStems(sentences)): string[][] {
	const letters = writeSentences(sentences, new Map(stems.map((stem, place) => [stem, place])));
	const bytes = new TextEncoder().encode(JSON.stringify(letters));
	return readSentences(JSON.parse(new TextDecoder().decode(bytes)), stems);
}

const sorted = (sentences: readonly (readonly string[])[]) =>
	sentences.map((stems) => [...stems].sort().join(" ")).sort();

test("sentences come back with the same stems, in whatever order", () => {
	const sentences = [["renov", "dpi"], ["dpi"], ["perd", "dpi", "kasa"]];
	expect(sorted(send(sentences))).toEqual(sorted(sentences));
	expect(listStems(sentences)[0]).toBe("dpi");
});

test("more stems than letters of two bytes come back, too", () => {
	const sentences = MANY.map((stem) => [stem, "dpi"]);
	expect(sorted(send(sentences))).toEqual(sorted(sentences));
});

test("a letter that the list does not know is passed over", () => {
	expect(readSentences('#$ "', ["dpi"])).toEqual([["dpi"], []]);
});
