import { expect, test } from "vitest";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

test.each<[what: string, text: string, headers?: Record<string, string>]>([
	["what is found by its name", "pasaporte"],
	["words with blanks and accents", "inscripci%C3%B3n+al%20nit"],
	["an institution", "ministerio+de+salud"],
	["a mistyped word", "antesedentes"],
	["what is not there", "zzzzzz"],
	["a blank", "+"],
	["one letter", "a"],
	["a tag", "%3Cb%3E"],
	["an escape that is none", "100%25+%E0%A4%A+%zz"],
	["a text that is too long", "nit".repeat(90)],
	["a question in English", "birth+certificate", { cookie: "language=en" }],
	["a question of somebody with larger text", "licencia", { cookie: "display=t130" }],
])(
	"the overlay gets an answer for %s, whatever an address has that means nothing",
	async (_what, text, headers = {}) => {
		const [plain, tagged] = await Promise.all(
			[`/buscar?texto=${text}`, `/buscar?texto=${text}&utm_source=x`].map((path) => portal.request(path, { headers })),
		);
		expect([plain?.status, tagged?.status]).toEqual([200, 200]);
		const found: { hits?: unknown } = await plain?.json();
		expect(found.hits).toBeInstanceOf(Array);
		expect(await tagged?.json()).toEqual(found);
	},
);
