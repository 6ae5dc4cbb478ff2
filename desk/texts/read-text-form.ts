import { plainLetters } from "../../domain/text.ts";
import type { Fields } from "./field-paths.ts";
import { fromFields, toFields } from "./field-paths.ts";
import type { LooseDocument, TextDocument } from "./text-documents.ts";

/** Longer than any field may be, so that what is too long is told and not cut. */
const MOST_LETTERS = 2_000;
const MOST_ENTRIES = 30;

/** What a form sends for its part of the document, over what the document held; then what its button does to the list. */
export function readTextForm(document: TextDocument, form: FormData, before: LooseDocument): LooseDocument {
	const { keys, list } = document;
	const known = toFields({ ...document.release, ...before });
	// A box that is not ticked sends nothing.
	const unticked = Object.keys(known).filter((path) => keys.includes(path.split(".")[0] ?? "") && /isOn$/.test(path));
	const sent: Fields = Object.fromEntries([
		...unticked.map((path) => [path, ""] as const),
		...[...form].flatMap(([name, value]): [string, string][] => {
			const isOurs = keys.includes(name.split(".")[0] ?? "") && !/__proto__|constructor/.test(name);
			if (!isOurs || typeof value !== "string") return [];
			return [
				[
					name,
					plainLetters(value)
						.replaceAll(/\s*\r?\n\s*/g, " ")
						.trim()
						.slice(0, MOST_LETTERS),
				],
			];
		}),
	]);
	const read = fromFields(sent);
	const part = Object.fromEntries(keys.flatMap((key) => (key in read ? [[key, read[key]]] : [])));
	if (!list) return { ...before, ...part };
	const entries = Array.isArray(part[list.key]) ? (part[list.key] as unknown[]) : [];
	const pressed = String(form.get("accion") ?? "");
	return { ...before, ...part, [list.key]: changeList(entries.slice(0, MOST_ENTRIES), pressed, list.blank) };
}

/** The list after a button: `mas`, or `quitar`, `subir`, `bajar` and `sin-logo` with the place of an entry. */
function changeList(entries: readonly unknown[], pressed: string, blank: unknown): readonly unknown[] {
	const [word, place] = pressed.split(":");
	const at = Number(place);
	if (word === "mas") return [...entries, blank];
	if (word === "quitar") return entries.filter((_entry, position) => position !== at);
	if (word === "subir") return swap(entries, at - 1);
	if (word === "bajar") return swap(entries, at);
	if (word === "sin-logo") return entries.map((entry, position) => (position === at ? withoutLogo(entry) : entry));
	return entries;
}

/** Changes the places of an entry and the next; nothing where there are not both. */
function swap(entries: readonly unknown[], at: number): readonly unknown[] {
	if (!(at >= 0) || at + 1 >= entries.length) return entries;
	return [...entries.slice(0, at), entries[at + 1], entries[at], ...entries.slice(at + 2)];
}

function withoutLogo(entry: unknown): unknown {
	if (typeof entry !== "object" || entry === null) return entry;
	return Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "logo"));
}
