/** A page as React rendered it. */
export interface RenderedPage {
	html: string;
	/** What hands the data of the page to the router, as a script that stands at the end of the body; null without scripts. */
	dataScript: string | null;
}
