// What an operator wrote into association.json is checked before every build: node content/check-association.ts
import { readFileSync } from "node:fs";
import { z } from "zod";
import { safeWebAddress } from "../domain/text/web-address.ts";

const FILE = new URL("association.json", import.meta.url);

const text = z.string("must be a text").refine((value) => value.trim() === value, "must have no blanks around it");
const filled = text.refine((value) => value !== "", "must not be empty");
const inBoth = z.strictObject({ es: filled, en: filled });
const webAddress = text.refine(
	(value) => value === "" || safeWebAddress(value) !== null,
	"must be empty or an https address",
);
const email = text.refine(
	(value) => value === "" || z.email().safeParse(value).success,
	"must be empty or an e-mail address",
);
const inBothOrEmpty = z
	.strictObject({ es: text, en: text })
	.refine(({ es, en }) => (es === "") === (en === ""), "must be in es and en, or empty in both");

const SHAPE = z.strictObject({
	product: filled,
	tagline: inBoth,
	association: filled,
	email,
	answerDays: z.int("must be a whole number").positive("must be 1 or more"),
	location: filled,
	hours: inBoth,
	copyrightYear: z.int("must be a year"),
	community: webAddress,
	networks: z.strictObject({
		facebook: webAddress,
		instagram: webAddress,
		x: webAddress,
		youtube: webAddress,
		tiktok: webAddress,
	}),
	supporters: z.array(
		z.strictObject({
			name: inBothOrEmpty,
			country: inBothOrEmpty,
			website: webAddress,
		}),
	),
});

/** Every mistake of the file's text, a line each; none when the portal can be built with it. */
export function checkAssociation(json: string): string[] {
	let written: unknown;
	try {
		written = JSON.parse(json);
	} catch (error) {
		return [`is no JSON: ${error instanceof Error ? error.message : error}`];
	}
	return (SHAPE.safeParse(written).error?.issues ?? []).map(
		({ path, message }) => `${path.join(".") || "the file"} ${message}`,
	);
}

if (import.meta.main) {
	const mistakes = checkAssociation(readFileSync(FILE, "utf8"));
	for (const mistake of mistakes) process.stderr.write(`content/association.json: ${mistake}\n`);
	process.exitCode = mistakes.length === 0 ? 0 : 1;
}
