/** A part of a view as one text. */
export type Packed<Value> = string & { readonly of?: Value };

/** What stands between the names of a thing, between the lists of names, and before the values. */
const SIGNS = /[ |[]/;

/**
 * Packs a part of a view into one text. A page carries what its loader returns beside its HTML, and React Router numbers
 * every single value of it: of a list of cards that was 2.4 kB in brotli, more than the cards. Packed, a list of names
 * stands there once, and what is left are words that the HTML has said already.
 */
export function pack<Value extends object>(value: Value): Packed<Value> {
	const lists = new Map<string, number>();
	// A thing becomes the place of its names and its values; a list has place 0.
	const write = (part: unknown): unknown => {
		if (typeof part !== "object" || part === null) return part ?? null;
		if (Array.isArray(part)) return [0, ...part.map(write)];
		const known = Object.entries(part).filter(([, each]) => each !== undefined);
		const names = known.map(([name]) => name);
		const signed = names.find((name) => SIGNS.test(name));
		if (signed) throw new Error(`"${signed}" is no name that can be packed.`);
		const place = lists.get(names.join(" ")) ?? lists.size + 1;
		lists.set(names.join(" "), place);
		return [place, ...known.map(([, each]) => write(each))];
	};
	const values = swapQuotes(JSON.stringify(write(value)));
	return [...lists.keys()].join("|") + values;
}

/** What was packed: only for what our own loaders return. */
export function unpack<Value extends object>(packed: Packed<Value>): Value {
	const begin = packed.indexOf("[");
	const lists = packed
		.slice(0, begin)
		.split("|")
		.map((names) => names.split(" "));
	return JSON.parse(swapQuotes(packed.slice(begin)), (_name, part) => {
		if (!Array.isArray(part)) return part;
		const [place, ...values] = part;
		const names = lists[place - 1];
		return names ? Object.fromEntries(names.flatMap((name, at) => (name ? [[name, values[at]]] : []))) : values;
	});
}

/** A text within a text writes each of its quotes as an escape; apostrophes need none. */
function swapQuotes(json: string): string {
	return json.replace(/["']/g, (quote) => (quote === "'" ? '"' : "'"));
}
