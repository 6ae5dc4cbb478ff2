import { expect, test } from "vitest";
import { finish } from "../steps.ts";
import { findContaining } from "./plain-matches.ts";
import { createTextIndexInSteps } from "./text-index.ts";

const TEXTS = [
	"inscripcion al nit\npara empresas",
	"certificado fitosanitario\n",
	"consulta de un deposito\nen linea",
	"el dpi, primera vez\nde k'iche'",
	"nit para extranjeros\nel nit",
	"\n100 % digital",
];
const index = finish(createTextIndexInSteps(TEXTS, (text) => text));

/** Every part of every text, and what no text has. */
const ASKED = [
	...new Set(
		TEXTS.flatMap((text) =>
			text
				.split("\n")
				.flatMap((line) =>
					Array.from({ length: line.length }, (_, start) =>
						[1, 2, 3, 5, 8, 13].map((length) => line.slice(start, start + length)),
					).flat(),
				),
		),
	),
	"nits",
	"al  nit",
	"xyz",
	"nit nit",
	"un deposito en",
].filter(Boolean);

test("whatever is looked for is found where looking through every text finds it", () => {
	expect(ASKED.length).toBeGreaterThan(300);
	for (const asked of ASKED)
		expect([asked, Array.from(index.findContaining(asked))]).toEqual([asked, findContaining(TEXTS, asked)]);
});
