/** A document as the fields of a form: each text by its path, `slides.0.words.es.title`; a yes is "si", a no is "". */
export type Fields = Readonly<Record<string, string>>;

/** Spreads a document into fields. */
export function toFields(value: unknown, path = ""): Fields {
	if (typeof value === "boolean") return { [path]: value ? "si" : "" };
	if (typeof value !== "object" || value === null) return { [path]: String(value ?? "") };
	const parts = Object.entries(value).map(([key, part]) => toFields(part, path ? `${path}.${key}` : key));
	return Object.assign({}, ...parts);
}

/** Whole numbers and yes or no, by the last part of their path; every other field is a text. */
const NUMBERS = ["answerDays", "width", "height"];
const FLAGS = ["isOn"];

/** Gathers fields into a document again; parts that are numbered become lists, without gaps. */
export function fromFields(fields: Fields): Record<string, unknown> {
	const groups = Map.groupBy(Object.entries(fields), ([path]) => path.split(".")[0] ?? "");
	return Object.fromEntries([...groups].map(([key, entries]) => [key, gather(key, entries)]));
}

function gather(key: string, entries: readonly [string, string][]): unknown {
	const [first] = entries;
	if (first && !first[0].includes(".")) return readValue(key, first[1]);
	const inner = fromFields(Object.fromEntries(entries.map(([path, text]) => [path.slice(key.length + 1), text])));
	const keys = Object.keys(inner);
	if (!keys.every((each) => /^\d{1,3}$/.test(each))) return inner;
	return keys.toSorted((one, other) => Number(one) - Number(other)).map((each) => inner[each]);
}

function readValue(key: string, text: string): unknown {
	if (FLAGS.includes(key)) return text === "si";
	return NUMBERS.includes(key) && /^\d{1,4}$/.test(text) ? Number(text) : text;
}
