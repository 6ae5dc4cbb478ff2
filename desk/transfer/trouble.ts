/** What became of a press, above the page. */
export interface Trouble {
	text: string;
	/** The field that it is about. */
	to?: string;
	status: 409 | 422 | 503;
	/** What was typed. */
	typed?: { note?: string; due?: string; reason?: string };
}
