import { useEffect, useEffectEvent, useState } from "react";
import { countForm, fill } from "../../content/fill.ts";
import { type FactChanges, findFactChanges, findNameChanges, type NameChanges } from "./find-changes.ts";
import { useFolder, useTools } from "./use-folder.tsx";

/** What changed of what is saved, and how to look for it now. */
export interface Changes {
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
