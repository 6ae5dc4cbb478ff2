import { z } from "zod";
import { destination, invitationWords, listFlaws } from "./document-shape.ts";
import { isInOrder, momentText } from "./valid-between.ts";

/** The id of the document. */
export const PROMO_DOCUMENT = "promo";

const SHAPE = z
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
export type PublishedPromo = z.infer<typeof SHAPE>;

/** Every mistake of the document. */
export function checkPromoDocument(content: unknown) {
	return listFlaws(SHAPE, content);
}

/** The stored notice; undefined where it cannot be used, so that the release's own is shown. */
export function readPromoDocument(content: unknown): PublishedPromo | undefined {
	return SHAPE.safeParse(content).data;
}
