import { z } from "../fields/shapes.ts";
import {
	checkImageDocument,
	destination,
	filledText,
	IMAGE,
	IMAGE_NAME,
	inBoth,
	inBothOrNone,
	invitationWords,
	isInOrder,
	LOGO_BOX,
	listFlaws,
	momentText,
	optionalText,
	titledText,
	webAddress,
} from "./document-shape.ts";
import { codedFlaw } from "./flaw-words.ts";

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

const ASSOCIATION_FIELDS = {
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

const ASSOCIATION_SHAPE = z.strictObject(ASSOCIATION_FIELDS, "shape").partial();

/** What the desk has published about the association; what it leaves out is as the release has it. */
export type PublishedAssociation = z.infer<typeof ASSOCIATION_SHAPE>;

/** Every mistake of the document. */
export function checkAssociationDocument(content: unknown) {
	return listFlaws(ASSOCIATION_SHAPE, content);
}

/** The fields of a stored document that can be used; one that cannot is left out, so that the release's own is shown. */
export function readAssociationDocument(content: unknown): PublishedAssociation {
	if (typeof content !== "object" || content === null) return {};
	const usable = Object.entries(ASSOCIATION_FIELDS).flatMap(([field, shape]) => {
		const read = shape.safeParse(Reflect.get(content, field));
		return read.success ? [[field, read.data]] : [];
	});
	return Object.fromEntries(usable);
}

/** The pictures that a document names. */
export function listLogos({ supporters = [] }: PublishedAssociation): readonly string[] {
	return supporters.flatMap(({ logo }) => logo?.image ?? []);
}

/** The id of the document. */
export const BANNER_DOCUMENT = "banner";
/** Dots of 44 px for more than these take a third row on a phone. */
export const MOST_SLIDES = 5;

const BANNER_SHAPE = z.strictObject(
	{
		isOn: z.boolean("shape"),
		slides: z
			.array(z.strictObject({ to: destination, words: invitationWords }, "shape"), "shape")
			.min(1, "tooFew")
			.max(MOST_SLIDES, "tooMany")
			.refine((slides) => new Set(slides.map(({ words }) => words.es.title)).size === slides.length, "twice")
			.refine((slides) => new Set(slides.map(({ words }) => words.en.title)).size === slides.length, "twice"),
	},
	"shape",
);

/** The banner of the catalogue as the desk has published it. */
export type PublishedBanner = z.infer<typeof BANNER_SHAPE>;

/** Every mistake of the document. */
export function checkBannerDocument(content: unknown) {
	return listFlaws(BANNER_SHAPE, content);
}

/** The stored banner; undefined where it cannot be used, so that the release's own is shown. */
export function readBannerDocument(content: unknown): PublishedBanner | undefined {
	return BANNER_SHAPE.safeParse(content).data;
}

/** The id of the document. */
export const NOTICES_DOCUMENT = "notices";
export const MOST_NOTICE_LETTERS = 200;

/** How much a notice weighs: something to know, or something that may cost a trip. */
export const SEVERITIES = ["info", "warning"] as const;
export type Severity = (typeof SEVERITIES)[number];

const siteNotice = z
	.strictObject(
		{
			isOn: z.boolean("shape"),
			severity: z.enum(SEVERITIES, "shape"),
			from: momentText,
			until: momentText.refine((text) => text !== "", "needsEnd"),
			words: inBoth(filledText(MOST_NOTICE_LETTERS)),
		},
		"shape",
	)
	.refine(isInOrder, { error: "order", path: ["until"] });

const NOTICES_FIELDS = {
	/** On every page of a procedure. */
	important: titledText,
	/** Under each guided experience. */
	experience: titledText,
	/** On top of every page while it is valid. */
	site: siteNotice,
} as const;

const NOTICES_SHAPE = z.strictObject(NOTICES_FIELDS, "shape").partial();

/** The notices that the desk has published; what it leaves out is as the release has it. */
export type PublishedNotices = z.infer<typeof NOTICES_SHAPE>;

/** Every mistake of the document. */
export function checkNoticesDocument(content: unknown) {
	return listFlaws(NOTICES_SHAPE, content);
}

/** The notices of a stored document that can be used; one that cannot is left out. */
export function readNoticesDocument(content: unknown): PublishedNotices {
	if (typeof content !== "object" || content === null) return {};
	const usable = Object.entries(NOTICES_FIELDS).flatMap(([field, shape]) => {
		const read = shape.safeParse(Reflect.get(content, field));
		return read.success ? [[field, read.data]] : [];
	});
	return Object.fromEntries(usable);
}

/** The id of the document. */
export const PROMO_DOCUMENT = "promo";

const PROMO_SHAPE = z
	.strictObject(
		{
			isOn: z.boolean("shape"),
			/** The days on which it is shown; empty for always. */
			from: momentText,
			until: momentText,
			to: destination,
			words: invitationWords,
		},
		"shape",
	)
	.refine(isInOrder, { error: "order", path: ["until"] });

/** The notice of the day as the desk has published it. */
export type PublishedPromo = z.infer<typeof PROMO_SHAPE>;

/** Every mistake of the document. */
export function checkPromoDocument(content: unknown) {
	return listFlaws(PROMO_SHAPE, content);
}

/** The stored notice; undefined where it cannot be used, so that the release's own is shown. */
export function readPromoDocument(content: unknown): PublishedPromo | undefined {
	return PROMO_SHAPE.safeParse(content).data;
}

const CHECKS = {
	[ASSOCIATION]: checkAssociationDocument,
	[PROMO_DOCUMENT]: checkPromoDocument,
	[BANNER_DOCUMENT]: checkBannerDocument,
	[NOTICES_DOCUMENT]: checkNoticesDocument,
	[IMAGE]: checkImageDocument,
};

/** The rules of the association's own texts and their pictures. */
export const TEXT_RULES = Object.entries(CHECKS).map(([word, check]) => ({
	word,
	check: (content: unknown, id: string) => check(content, id).map(({ field, code }) => codedFlaw(field, code)),
}));
