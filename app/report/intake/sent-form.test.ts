import { expect, test } from "vitest";
import { describeBrowser, scoreSpam } from "./sent-form.server.ts";

const ANDROID =
	"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.6723.58 Mobile Safari/537.36";
const IPHONE =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

test.each([
	[ANDROID, "es-GT,es;q=0.9", 360, "Chrome 130; Android; pantalla de menos de 480 px; es"],
	[IPHONE, "en-US", 800, "Safari 17; iOS; pantalla de 768 a 1199 px; en"],
	["", null, null, "otro navegador; otro sistema; pantalla sin medir; idioma sin indicar"],
	[
		"Espía/9.9 (mi nombre es Ana)",
		"<b>",
		5000,
		"otro navegador; otro sistema; pantalla de 1200 px o más; idioma sin indicar",
	],
	[
		"x".repeat(20_000),
		"es".repeat(999),
		0,
		"otro navegador; otro sistema; pantalla de menos de 480 px; idioma sin indicar",
	],
])("%s is told as family, system, width and language only", (userAgent, acceptLanguage, viewportWidth, told) => {
	expect(describeBrowser({ userAgent, acceptLanguage, viewportWidth })).toBe(told);
});

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
