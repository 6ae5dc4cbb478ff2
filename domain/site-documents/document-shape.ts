import { z } from "../fields/shapes.ts";
import { safeWebAddress } from "../text/web-address.ts";
import { codeOfLength } from "./flaw-words.ts";

/** Pages of the portal that a text may lead to; `tests/addresses.test.ts` compares them with the pages that there are. */
export const DESTINATIONS = [
	"/",
	"/catalogo",
	"/categorias",
	"/instituciones",
	"/observatorio",
	"/asistente-tramites",
	"/experiencias",
	"/ayuda",
	"/terminos",
	"/privacidad",
	"/accesibilidad",
	"/acerca-de",
] as const;
export type Destination = (typeof DESTINATIONS)[number];

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

/** Guatemala is six hours behind Greenwich all the year round. */
const ZONE = "-06:00";

/** When something is shown, on Guatemala's clock: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, empty for always. A day as the end is shown whole. */
interface Validity {
	from: string;
	until: string;
}

export const momentText = z.string("moment").refine((text) => text === "" || readMoment(text) !== null, "moment");

/** Whether it is shown at this moment. */
export function isValidAt({ from, until }: Validity, now: Date): boolean {
	const start = readMoment(from);
	const end = readMoment(until, "23:59:59.999");
	return (start === null || start <= now.getTime()) && (end === null || now.getTime() <= end);
}

/** Whether the end is after the start; true while one of them is open. */
export function isInOrder({ from, until }: Validity): boolean {
	const start = readMoment(from);
	const end = readMoment(until, "23:59:59.999");
	return start === null || end === null || start < end;
}

/** Milliseconds since 1970; null for none. */
function readMoment(text: string, timeOfDay = "00:00"): number | null {
	const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(text);
	if (!parts) return null;
	const [, day = "", time = timeOfDay] = parts;
	const moment = new Date(`${day}T${time}${ZONE}`).getTime();
	// The calendar turns 31 February into March: a day that is not there is no day.
	const isDay = new Date(`${day}T12:00Z`).toJSON()?.startsWith(day);
	return isDay && !Number.isNaN(moment) ? moment : null;
}

/** A document that holds a picture is named by this word, a colon and the SHA-256 of its bytes. */
export const IMAGE = "image";
export const IMAGE_NAME = /^[0-9a-f]{64}$/;

/** The most that a logo takes on a page, in CSS pixels. Its picture has twice as many, for sharp screens. */
export const LOGO_BOX = { width: 200, height: 100 } as const;
export const MOST_LOGO_BYTES = 40_000;

const IMAGE_SHAPE = z.strictObject(
	{
		type: z.literal("image/png", "image"),
		width: z
			.int("image")
			.min(1, "image")
			.max(2 * LOGO_BOX.width, "image"),
		height: z
			.int("image")
			.min(1, "image")
			.max(2 * LOGO_BOX.height, "image"),
		base64: z.base64("image").max(Math.ceil(MOST_LOGO_BYTES / 3) * 4, "image"),
	},
	"image",
);

/** A picture that the desk made out of what somebody uploaded. */
export type StoredImage = z.infer<typeof IMAGE_SHAPE>;

/** Every mistake of the document. */
export function checkImageDocument(content: unknown, id: string) {
	const flaws = listFlaws(IMAGE_SHAPE, content);
	return isImageId(id) ? flaws : [...flaws, { field: "-", code: "image" }];
}

/** A stored picture; undefined where it cannot be used. */
export function readImageDocument(content: unknown): StoredImage | undefined {
	return IMAGE_SHAPE.safeParse(content).data;
}

/** The id of the document with this picture. */
export function imageId(name: string): string {
	return `${IMAGE}:${name}`;
}

function isImageId(id: string): boolean {
	return id.startsWith(`${IMAGE}:`) && IMAGE_NAME.test(id.slice(IMAGE.length + 1));
}
