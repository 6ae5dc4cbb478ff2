import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CHANGE_TEXTS } from "../../content/change-texts.ts";
import { fill } from "../../content/fill.ts";
import { watchStored } from "../browser-store.ts";
import { acceptFacts, FactChanges, keepQuietly, listNews } from "../components/fact-changes.tsx";
import { EMPTY_FOLDER, findEntry } from "../folder/folder.ts";
import { type KeptFolder, readKeptFolder } from "../folder/kept-folder.ts";
import type { ProcedureView } from "./procedure-view.ts";
import { type PageWords, sayFacts } from "./told-view.ts";

// Comes with the press that saves, which draws the part below in the same moment: one file for both.
export { sayFacts };

const NOTHING: KeptFolder = { folder: EMPTY_FOLDER, state: "kept" };

/** What changed in a procedure since it was saved on this device; keeps its facts where nothing did. */
export function SavedChanges({ procedure, words }: { procedure: ProcedureView; words: PageWords }) {
	const { folder, state } = useSyncExternalStore(watchStored, readKeptFolder, () => NOTHING);
	const entry = findEntry(folder, `tramite/${procedure.id}`);
	const now = sayFacts(procedure, words);
	const [said, setSaid] = useState("");
	const answer = useRef<HTMLParagraphElement>(null);
	const isKept = state === "kept";

	useEffect(() => {
		if (entry && isKept) keepQuietly(entry, now);
	});

	if (!entry) return null;
	const news = listNews(entry, now);

	function accept() {
		if (!entry) return;
		const texts = CHANGE_TEXTS[words.language];
		setSaid(acceptFacts(entry, now) === "kept" ? fill(texts.accepted, { name: entry.name }) : texts.failed);
		answer.current?.focus();
	}

	return (
		<div className="screen-only">
			{news.length > 0 && <FactChanges entry={entry} now={now} facts={news} onAccept={accept} />}
			<p ref={answer} role="status" tabIndex={-1}>
				{said}
			</p>
		</div>
	);
}
