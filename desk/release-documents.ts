import { toDocument } from "../content/catalogue/experiences.ts";
import { EXPERIENCE_WORD } from "../domain/site-documents/experience.ts";
import { TEXT_DOCUMENTS } from "./texts/text-documents.ts";

/** Whether the release says something in the place of this document where the desk has published none. */
export function isInRelease(documentId: string): boolean {
	const [word, ...rest] = documentId.split(":");
	if (word === EXPERIENCE_WORD) return toDocument(rest.join(":")) !== undefined;
	return Object.values(TEXT_DOCUMENTS).some(({ record }) => record === `document:${documentId}`);
}
