import { z } from "zod";
import { listFlaws } from "./document-shape.ts";

/** A document that holds a picture is named by this word, a colon and the SHA-256 of its bytes. */
export const IMAGE = "image";
export const IMAGE_NAME = /^[0-9a-f]{64}$/;

/** The most that a logo takes on a page, in CSS pixels. Its picture has twice as many, for sharp screens. */
export const LOGO_BOX = { width: 200, height: 100 } as const;
export const MOST_LOGO_BYTES = 40_000;

const SHAPE = z.strictObject(
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
export type StoredImage = z.infer<typeof SHAPE>;

/** Every mistake of the document. */
export function checkImageDocument(content: unknown, id: string) {
	const flaws = listFlaws(SHAPE, content);
	return isImageId(id) ? flaws : [...flaws, { field: "-", code: "image" }];
}

/** A stored picture; undefined where it cannot be used. */
export function readImageDocument(content: unknown): StoredImage | undefined {
	return SHAPE.safeParse(content).data;
}

/** The id of the document with this picture. */
export function imageId(name: string): string {
	return `${IMAGE}:${name}`;
}

function isImageId(id: string): boolean {
	return id.startsWith(`${IMAGE}:`) && IMAGE_NAME.test(id.slice(IMAGE.length + 1));
}
