import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { countForm, fill } from "../../content/fill.ts";
import { isCode, takeCode } from "./folder-codes.ts";
import { addFolder, type FolderFile, readFolderFile } from "./folder-file.ts";
import type { FolderTools } from "./use-folder.tsx";

/** A folder that somebody hands over. It is shown first: nothing is added before somebody says so. */
export interface Coming {
	/** What came; null while nothing has. */
	file: (FolderFile & { lost: number }) | null;
	/** Which codes of it are missing, in words; empty where none is. */
	missing: string;
	/** The text of a file. */
	offer(text: string): void;
	/** What stands behind the # of an address. */
	take(code: string): Promise<void>;
	add(): void;
	refuse(): void;
}

/** A folder that comes by the address of the page, a photo or a file. */
export function useComing({ texts, tell }: FolderTools): Coming {
	const words = texts.coming;
	const { hash } = useLocation();
	const [file, setFile] = useState<Coming["file"]>(null);
	const [missing, setMissing] = useState("");

	async function take(code: string) {
		const taken = await takeCode(code);
		if (!taken || taken.text === null) return tell(words.broken);
		if (taken.text !== undefined) return offer(taken.text);
		const list = taken.missing.join(", ");
		setMissing(fill(countForm(words.missing, taken.missing.length), { list, all: taken.of }));
	}

	const takeFromAddress = useEffectEvent(take);
	useEffect(() => {
		if (!isCode(hash)) return;
		// What a reload would bring a second time; without the router, which would ask the server for the page.
		history.replaceState(history.state, "", location.pathname + location.search);
		void takeFromAddress(hash);
	}, [hash]);

	function offer(text: string) {
		const read = readFolderFile(text);
		if (typeof read === "string") return tell(words.faults[read]);
		setMissing("");
		setFile(read);
		tell("");
	}

	function add() {
		if (!file) return;
		const state = addFolder(file);
		setFile(null);
		if (state === "large") return tell(words.full);
		const lost = file.lost > 0 ? ` ${fill(countForm(words.lost, file.lost), { count: file.lost })}` : "";
		tell(state === "kept" ? words.added + lost : texts.states[state]);
	}

	return { file, missing, offer, take, add, refuse: () => setFile(null) };
}
