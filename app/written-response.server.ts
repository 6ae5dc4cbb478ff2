/** HTML that many answers have in common: the same object in each. */
export interface SharedText {
	readonly html: string;
}

/** A text in pieces, so that what many answers have in common is encoded and packed once. */
export type TextPieces = readonly (string | SharedText)[];

/**
 * An answer with its text beside it: as a body the text would be encoded, streamed and gathered again on its way to the
 * memory of pages, a tenth of what a page costs.
 */
export interface WrittenResponse extends Response {
	/** The text; undefined where the body holds whatever there is. */
	written?: TextPieces;
}

/** An answer whose text stands beside it and not in its body; `withPageHeaders` puts it there for whoever reads bodies. */
export function answerWithText(written: TextPieces, init: ResponseInit): WrittenResponse {
	return Object.assign(new Response(null, init), { written });
}

/** All of a text in pieces. */
export function joinPieces(pieces: TextPieces): string {
	return pieces.map((piece) => (typeof piece === "string" ? piece : piece.html)).join("");
}
