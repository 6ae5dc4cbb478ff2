/**
 * An answer with its text beside it: as a body the text would be encoded, streamed and gathered again on its way to the
 * memory of pages, a tenth of what a page costs.
 */
export interface WrittenResponse extends Response {
	/** The text; undefined where the body holds whatever there is. */
	written?: string;
}

/** An answer whose text stands beside it and not in its body; `withPageHeaders` puts it there for whoever reads bodies. */
export function answerWithText(written: string, init: ResponseInit): WrittenResponse {
	return Object.assign(new Response(null, init), { written });
}
