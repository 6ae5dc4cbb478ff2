import { useEffect, useEffectEvent, useState } from "react";
import { countForm, fill } from "../../content/fill.ts";
import { printRecord, splitPrints } from "../../domain/facts/told-facts.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { type Entry, entryKey, type FactsSaid, type Folder } from "../folder/folder.ts";
import { readFactsSaid } from "../folder/read-folder.ts";
import { isRecord } from "../untrusted-json.ts";
import { useFolder, useTools } from "./use-folder.tsx";

/** What changed of what is saved, and how to look for it now. */
interface Changes {
	names: NameChanges;
	facts: FactChanges;
	check(): Promise<void>;
}

/**
 * Looks once for each visit whether saved procedures say something else, unless somebody saves data; names come when they are
 * asked for, or where what is saved may be gone.
 */
export function useChanges(): Changes {
	const { texts, tell } = useTools();
	const { folder } = useFolder();
	const [names, setNames] = useState<NameChanges>({});
	const [facts, setFacts] = useState<FactChanges>({});

	const look = useEffectEvent(async () => {
		const found = await findFactChanges(folder);
		if (!found) return;
		setFacts(found);
		const isPerhapsGone = Object.values(found).includes(null);
		if (isPerhapsGone) setNames((await findNameChanges(folder)) ?? {});
	});

	useEffect(() => {
		if (!navigator.connection?.saveData) void look();
	}, []);

	async function check() {
		tell(texts.check.checking);
		const [named, told] = await Promise.all([findNameChanges(folder), findFactChanges(folder)]);
		if (!named || !told) return tell(texts.check.failed);
		setNames(named);
		setFacts(told);
		const count = new Set([...Object.keys(named), ...Object.keys(told)]).size;
		tell(count === 0 ? texts.check.fine : fill(countForm(texts.check.found, count), { count }));
	}

	return { names, facts, check };
}

/** What became of the name of a saved thing: gone, under another name, or a plan of which some procedures are gone. */
export type NameChange = { kind: "gone" } | { kind: "renamed"; name: string } | { kind: "partly"; names: string };
/** By the key of its entry; what did not change is missing. */
type NameChanges = Readonly<Record<string, NameChange>>;
/** What saved procedures say now whose facts changed; null where only their pages can say it. */
export type FactChanges = Readonly<Record<string, FactsSaid | null>>;

/**
 * Looks whether all that is saved is still in the portal under its name. Asks for the names of everything, so that nobody
 * learns what is saved. Null without a connection.
 */
export async function findNameChanges({ entries }: Folder): Promise<NameChanges | null> {
	const names = await ask(addresses.folderNames.to());
	if (!isRecord(names) || !isRecord(names.es) || !isRecord(names.en)) return null;
	const { es, en } = names;
	const changes = entries.flatMap((entry): [string, NameChange][] => {
		const key = entryKey(entry);
		const change = entry.kind === "plan" ? findLost(entry, es) : findRenamed(entry, es[key], en[key]);
		return change ? [[key, change]] : [];
	});
	return Object.fromEntries(changes);
}

function findRenamed(entry: Entry, spanish: unknown, english: unknown): NameChange | null {
	if (typeof spanish !== "string") return { kind: "gone" };
	const name = (entry.language === "en" && english) || spanish;
	return name === entry.name ? null : { kind: "renamed", name: String(name) };
}

function findLost({ needs }: Entry, names: Readonly<Record<string, unknown>>): NameChange | null {
	const lost = needs.filter(({ key }) => typeof names[entryKey({ kind: "tramite", id: key })] !== "string");
	if (lost.length === 0) return null;
	return lost.length === needs.length
		? { kind: "gone" }
		: { kind: "partly", names: lost.map(({ text }) => text).join(", ") };
}

/**
 * Looks which saved procedures say something else than when they were saved. Asks for a print of each procedure, and only
 * where one of its own is not among them for what all those say that changed: nobody learns what is saved. Null without a
 * connection.
 */
export async function findFactChanges({ entries }: Folder): Promise<FactChanges | null> {
	const kept = entries.filter(({ kind, facts }) => kind === "tramite" && facts);
	if (kept.length === 0) return {};
	const text = await ask(addresses.folderPrints.to());
	if (typeof text !== "string") return null;
	const prints = splitPrints(text);
	const changed = kept.filter(({ id, facts }) => facts && !prints.has(printRecord(id, facts.prints)));
	if (changed.length === 0) return {};
	const said = await ask(addresses.folderFacts.to());
	if (!isRecord(said)) return null;
	return Object.fromEntries(
		changed.map((entry) => {
			const now = readFactsSaid(said[entry.id]);
			// Of what changed last only its page may know.
			return [entryKey(entry), now && prints.has(printRecord(entry.id, now.prints)) ? now : null];
		}),
	);
}

async function ask(address: string): Promise<unknown> {
	try {
		const response = await fetch(keepLanguage(address, location));
		return response.ok ? await response.json() : null;
	} catch {
		return null;
	}
}
