import { createHash } from "node:crypto";
import type { RecordContent } from "../../domain/desk/record.ts";

/** A short hash of what is published: a form that was made from something else has to be looked at again. */
export function fingerprint(content: RecordContent): string {
	return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 16);
}
