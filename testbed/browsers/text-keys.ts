import { readFileSync } from "node:fs";
import { join } from "node:path";

const DICTIONARY = join(import.meta.dirname, "../../public/locales/es.json");

/** Every name of a text, such as nav.home, which a page shows where it lacks the text. */
export function listTextKeys(): ReadonlySet<string> {
	const dictionary: unknown = JSON.parse(readFileSync(DICTIONARY, "utf8"));
	return new Set(listBelow(dictionary, ""));
}

function listBelow(branch: unknown, path: string): string[] {
	if (typeof branch !== "object" || branch === null) return [path];
	const below = Object.entries(branch).flatMap(([key, value]) => listBelow(value, path ? `${path}.${key}` : key));
	return path ? [path, ...below] : below;
}
