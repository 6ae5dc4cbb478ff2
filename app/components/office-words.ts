import type { Translator } from "../words/text.ts";
import type { OpenWords } from "./open-now.ts";

/** What `sayWhetherOpen` fills in, in the language of the page. */
export function openWords(text: Translator["text"]): OpenWords {
	return [
		text("office.openAlways"),
		text("office.openUntil", { time: "{t}" }),
		text("office.opensToday", { time: "{t}" }),
		text("office.opensTomorrow", { time: "{t}" }),
		text("office.opensOn", { time: "{t}", day: "{d}" }),
		text("office.closedNow"),
	];
}
