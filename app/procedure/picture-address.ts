import type { MetaDescriptor } from "react-router";
import { declareAddress } from "../address/address.ts";

/** What a message shows of a procedure beside its name. No page leads to it, so the pages do not bring its declaration. */
export const pictureAddress = declareAddress("/imagen/:id", { of: "procedure", answers: "data" });

/** What a message shows beside the title: a picture with the same words in it. */
export function listPictureTags(picture: string, words: string): MetaDescriptor[] {
	return [
		{ property: "og:image", content: picture },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: words },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}
