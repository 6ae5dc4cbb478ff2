import { expect, test } from "vitest";
import { scoreSpam } from "./spam-score.server.ts";

const HONEST = { honeypot: "", seconds: 40, text: "El enlace https://sat.gob.gt ya no abre." };

test.each([
	["written by a person", {}, 0],
	["without scripts, so that nobody knows how long it took", { seconds: null }, 0],
	["that took three seconds", { seconds: 3 }, 0],
	["that took less than three", { seconds: 2.9 }, 20],
	["that took no time at all", { seconds: 0 }, 20],
	["whose hidden field is filled in", { honeypot: "x" }, 50],
	["with two links", { text: "http://a.gt HTTPS://b.gt" }, 0],
	["with three links", { text: "http://a.gt HTTPS://b.gt https://c.gt" }, 30],
	["with all of it", { honeypot: "x", seconds: 0, text: "http://a http://b http://c" }, 100],
])("a report %s is sorted by its score, %o: %i, and never dropped", (_what, clues, score) => {
	expect(scoreSpam({ ...HONEST, ...clues })).toBe(score);
});
