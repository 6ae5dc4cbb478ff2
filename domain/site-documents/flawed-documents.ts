import type { SiteDocuments } from "../site-document.ts";
import { checkDocument } from "./rules.ts";

/** Stored documents that break their rule, such as after a change by hand: pages show the release's own in the place of what they cannot use. */
export function listFlawedDocuments(documents: SiteDocuments): readonly { id: string; fields: readonly string[] }[] {
	return [...documents].flatMap(([id, content]) => {
		const fields = checkDocument(id, content).map(({ field }) => field);
		return fields.length > 0 ? [{ id, fields: [...new Set(fields)] }] : [];
	});
}
