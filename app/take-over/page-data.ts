// React Router numbers every single value of the data that it hands to a page: of a page with thirty cards that was more
// than the cards. A page carries its data as plain JSON instead, half a kilobyte less of each, and numbers them again when
// scripts start. This file alone knows how they are numbered (CONTRIBUTING.md, An upgrade of React Router).

const NULL = -5;
const UNDEFINED = -7;

/** What the router streamed for a page, as JSON; null where it holds what JSON cannot say, such as an error or a date. */
export function readNumbered(stream: string): string | null {
	const [first = "", ...others] = stream.trimEnd().split("\n");
	if (others.length > 0) return null;
	try {
		const values: unknown = JSON.parse(first);
		return Array.isArray(values) ? JSON.stringify(readValue(values, 0)) : null;
	} catch {
		return null;
	}
}

function readValue(values: readonly unknown[], place: unknown): unknown {
	if (place === NULL) return null;
	if (place === UNDEFINED) return undefined;
	if (typeof place !== "number" || place < 0) throw new Error(`No plain value: ${place}`);
	const value = values[place];
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((each) => readValue(values, each));
	return Object.fromEntries(
		Object.entries(value).map(([name, each]) => [String(values[Number(name.slice(1))]), readValue(values, each)]),
	);
}

/** JSON values as the router streams them. */
export function numberValues(value: unknown): string {
	const values: unknown[] = [];
	const add = (each: unknown): number => {
		if (each === null) return NULL;
		const place = values.push(each) - 1;
		if (Array.isArray(each)) values[place] = each.map(add);
		else if (typeof each === "object" && each)
			values[place] = Object.fromEntries(Object.entries(each).map(([name, held]) => [`_${add(name)}`, add(held)]));
		return place;
	};
	add(value);
	return `${JSON.stringify(values)}\n`;
}
