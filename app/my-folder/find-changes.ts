import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { entryKey, type Folder } from "../folder/folder.ts";
import { isRecord } from "../untrusted-json.ts";

/** What became of a saved thing since: gone, or under another name. */
export type FolderChange = { kind: "gone" } | { kind: "renamed"; name: string };
/** By the key of its entry; what did not change is missing. */
export type FolderChanges = Readonly<Record<string, FolderChange>>;

/**
 * Looks whether all that is saved is still in the portal under its name. Asks for the names of everything, so that nobody
 * learns what is saved. Null without a connection.
 */
export async function findChanges({ entries }: Folder): Promise<FolderChanges | null> {
	const names = await fetchNames();
	if (!names) return null;
	const changes = entries.flatMap((entry): [string, FolderChange][] => {
		const key = entryKey(entry);
		const spanish = names.es[key];
		if (typeof spanish !== "string") return [[key, { kind: "gone" }]];
		const name = (entry.language === "en" && names.en[key]) || spanish;
		return name === entry.name || name === undefined ? [] : [[key, { kind: "renamed", name: String(name) }]];
	});
	return Object.fromEntries(changes);
}

async function fetchNames(): Promise<{ es: Record<string, unknown>; en: Record<string, unknown> } | null> {
	try {
		const response = await fetch(keepLanguage(addresses.folderNames.to(), location));
		const names: unknown = response.ok ? await response.json() : null;
		return isRecord(names) && isRecord(names.es) && isRecord(names.en) ? { es: names.es, en: names.en } : null;
	} catch {
		return null;
	}
}
