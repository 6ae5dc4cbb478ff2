import { z } from "zod";
import { filledText, inBoth, listFlaws, titledText } from "./document-shape.ts";
import { isInOrder, momentText } from "./valid-between.ts";

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

const FIELDS = {
	/** On every page of a procedure. */
	important: titledText,
	/** Under each guided experience. */
	experience: titledText,
	/** On top of every page while it is valid. */
	site: siteNotice,
} as const;

const SHAPE = z.strictObject(FIELDS, "shape").partial();

/** The notices that the desk has published; what it leaves out is as the release has it. */
export type PublishedNotices = z.infer<typeof SHAPE>;
export type SiteNotice = z.infer<typeof siteNotice>;

/** Every mistake of the document. */
export function checkNoticesDocument(content: unknown) {
	return listFlaws(SHAPE, content);
}

/** The notices of a stored document that can be used; one that cannot is left out. */
export function readNoticesDocument(content: unknown): PublishedNotices {
	if (typeof content !== "object" || content === null) return {};
	const usable = Object.entries(FIELDS).flatMap(([field, shape]) => {
		const read = shape.safeParse(Reflect.get(content, field));
		return read.success ? [[field, read.data]] : [];
	});
	return Object.fromEntries(usable);
}
