import { z } from "zod";
import { safeWebAddress } from "../web-address.ts";
import { DESTINATIONS } from "./destination.ts";
import { codeOfLength } from "./flaw-words.ts";

/** A text without blanks around it and of at most so many characters; it may be empty. */
export function optionalText(most: number) {
	return z
		.string("shape")
		.refine((text) => text === text.trim(), "blanks")
		.refine((text) => text.length <= most, codeOfLength(most))
		.refine((text) => !hasControl(text), "shape");
}

/** The same with something in it. */
export function filledText(most: number) {
	return optionalText(most).refine((text) => text !== "", "empty");
}

/** The same parts in each language. */
export function inBoth<Part extends z.ZodType>(part: Part) {
	return z.strictObject({ es: part, en: part }, "shape");
}

/** A text in each language or in none. */
export function inBothOrNone(most: number) {
	const text = optionalText(most);
	return inBoth(text).refine(({ es, en }) => (es === "") === (en === ""), "language");
}

/** Empty, or a full https address that leads to a site. */
export const webAddress = optionalText(200).refine(
	(text) => text === "" || (text.startsWith("https://") && safeWebAddress(text) !== null),
	"https",
);

/** A page of the portal. */
export const destination = z.enum(DESTINATIONS, "page");

/** What leads to one page in a few words, in both languages. */
export const invitationWords = inBoth(
	z.strictObject({ title: filledText(60), text: filledText(140), linkLabel: filledText(40) }, "shape"),
);

/** A text under a title, in both languages. */
export const titledText = inBoth(z.strictObject({ title: filledText(60), text: filledText(300) }, "shape"));

/** Every mistake of a document by its code. */
export function listFlaws(shape: z.ZodType, content: unknown): readonly FlawCode[] {
	const { error } = shape.safeParse(content);
	return (error?.issues ?? []).map(({ path, message }) => ({ field: path.join(".") || "-", code: message }));
}

/** A mistake by its code, which `sayFlaw` puts into words. */
export interface FlawCode {
	/** Where in the document, as `supporters.2.name.es`; "-" for the whole of it. */
	field: string;
	code: string;
}

/** Line breaks and other signs that no field of a text may hold. */
function hasControl(text: string): boolean {
	return /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
}
