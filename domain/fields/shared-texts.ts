/** Longer ones are hardly ever said twice. */
const LONGEST_SHARED = 200;

/** Texts by what they say. It is kept for one reading, never longer. */
export type SharedTexts = Map<string, string>;

/**
 * Lets a row hold the first text that said the same, in its own lists and objects too, instead of another copy of it: of the
 * texts of a catalogue more than half are said again ("Sin dato", the day of a reading, "DPI"). The row is changed and
 * handed back.
 */
export function shareTexts<Row extends object>(row: Row, known: SharedTexts): Row {
	for (const [name, value] of Object.entries(row)) {
		if (typeof value === "string") Reflect.set(row, name, share(value, known));
		else if (typeof value === "object" && value !== null) shareTexts(value, known);
	}
	return row;
}

function share(text: string, known: SharedTexts): string {
	if (text.length > LONGEST_SHARED) return text;
	const first = known.get(text);
	if (first !== undefined) return first;
	known.set(text, text);
	return text;
}
