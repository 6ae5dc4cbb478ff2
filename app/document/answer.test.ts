import { expect, test } from "vitest";
import en from "../../public/locales/en.json";
import es from "../../public/locales/es.json";
import { registerDictionary } from "../words/text.ts";
import { problemJson, readReturnPath } from "./answer.server.ts";

registerDictionary("es", es);
registerDictionary("en", en);

test.each(["es", "en"] as const)(
	"what is refused says why in the language of the page, and which that is: %s",
	async (language) => {
		const answer = problemJson({ problem: "tooMany", language, reference: "a1b2", seconds: 12 });
		expect(answer.status).toBe(429);
		expect(answer.headers.get("Content-Language")).toBe(language);
		expect(answer.headers.get("Retry-After")).toBe("12");
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
		const { title } = (language === "es" ? es : en).report.problem.tooMany;
		expect(await answer.json()).toMatchObject({ title, code: "tooMany", ref: "a1b2" });
	},
);

test.each([
	["/catalogo?search=ñ#lista", "/catalogo?search=%C3%B1#lista"],
	["/", "/"],
	["//otro.site", "/"],
	["/\\otro.site", "/"],
	["/.//otro.site", "/"],
	["https://otro.site", "/"],
	["catalogo", "/"],
	["/a\r\nSet-Cookie: x=1", "/"],
	[`/${"a".repeat(1_998)}`, `/${"a".repeat(1_998)}`],
	[`/${"a".repeat(1_999)}`, "/"],
	[null, "/"],
])("whoever chose on %.40j goes back to %.40j, never to another site", (value, path) => {
	expect(readReturnPath(value)).toBe(path);
});
