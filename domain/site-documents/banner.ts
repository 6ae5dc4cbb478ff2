import { z } from "zod";
import { destination, invitationWords, listFlaws } from "./document-shape.ts";

/** The id of the document. */
export const BANNER_DOCUMENT = "banner";
/** Dots of 44 px for more than these take a third row on a phone. */
export const MOST_SLIDES = 5;

const SHAPE = z.strictObject(
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
export type PublishedBanner = z.infer<typeof SHAPE>;

/** Every mistake of the document. */
export function checkBannerDocument(content: unknown) {
	return listFlaws(SHAPE, content);
}

/** The stored banner; undefined where it cannot be used, so that the release's own is shown. */
export function readBannerDocument(content: unknown): PublishedBanner | undefined {
	return SHAPE.safeParse(content).data;
}
