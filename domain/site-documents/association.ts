import { z } from "zod";
import { filledText, inBoth, inBothOrNone, listFlaws, optionalText, webAddress } from "./document-shape.ts";
import { IMAGE_NAME, LOGO_BOX } from "./image.ts";

/** The id of the document. */
export const ASSOCIATION = "association";
export const MOST_SUPPORTERS = 12;

/** Longest texts that the foot of a page carries on a screen of 320 px, in characters. */
export const ASSOCIATION_LENGTHS = { email: 60, location: 80, hours: 80, name: 80, country: 40, address: 200 } as const;

const email = optionalText(ASSOCIATION_LENGTHS.email).refine(
	(text) => text === "" || z.email().safeParse(text).success,
	"email",
);

const logo = z.strictObject(
	{
		/** SHA-256 of the picture, as the document `image:…` is named by it. */
		image: z.string("image").regex(IMAGE_NAME, "image"),
		/** In CSS pixels: half of what the picture has. */
		width: z.int("image").min(1, "image").max(LOGO_BOX.width, "image"),
		height: z.int("image").min(1, "image").max(LOGO_BOX.height, "image"),
	},
	"image",
);

const supporter = z.strictObject(
	{
		name: inBoth(filledText(ASSOCIATION_LENGTHS.name)),
		country: inBothOrNone(ASSOCIATION_LENGTHS.country),
		website: webAddress,
		logo: logo.optional(),
	},
	"shape",
);

const FIELDS = {
	email,
	answerDays: z.int("days").min(1, "days").max(90, "days"),
	location: filledText(ASSOCIATION_LENGTHS.location),
	hours: inBoth(filledText(ASSOCIATION_LENGTHS.hours)),
	community: webAddress,
	networks: z.strictObject(
		{ facebook: webAddress, instagram: webAddress, x: webAddress, youtube: webAddress, tiktok: webAddress },
		"shape",
	),
	supporters: z
		.array(supporter, "shape")
		.max(MOST_SUPPORTERS, "tooMany")
		.refine((all) => new Set(all.map(({ name }) => name.es)).size === all.length, "twice"),
} as const;

const SHAPE = z.strictObject(FIELDS, "shape").partial();

/** What the desk has published about the association; what it leaves out is as the release has it. */
export type PublishedAssociation = z.infer<typeof SHAPE>;
export type PublishedSupporter = z.infer<typeof supporter>;

/** Every mistake of the document. */
export function checkAssociationDocument(content: unknown) {
	return listFlaws(SHAPE, content);
}

/** The fields of a stored document that can be used; one that cannot is left out, so that the release's own is shown. */
export function readAssociationDocument(content: unknown): PublishedAssociation {
	if (typeof content !== "object" || content === null) return {};
	const usable = Object.entries(FIELDS).flatMap(([field, shape]) => {
		const read = shape.safeParse(Reflect.get(content, field));
		return read.success ? [[field, read.data]] : [];
	});
	return Object.fromEntries(usable);
}

/** The pictures that a document names. */
export function listLogos({ supporters = [] }: PublishedAssociation): readonly string[] {
	return supporters.flatMap(({ logo }) => logo?.image ?? []);
}
