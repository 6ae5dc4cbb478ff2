/** A text for one and for more of something; `{{count}}` is how many. */
export interface Counted {
	one: string;
	other: string;
}

/** Fills the `{{places}}` of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The form for this many. */
export function countForm(texts: Counted, count: number): string {
	return count === 1 ? texts.one : texts.other;
}
