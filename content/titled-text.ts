/** A text under a title of its own. */
export interface TitledText {
	title: string;
	text: string;
}
