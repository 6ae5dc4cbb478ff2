import { useState } from "react";
import { useText } from "../words/text.ts";

interface Copying {
	/** Copies, or selects what this element shows, to be copied by hand. */
	copy(shown: Element | null | undefined): void;
	/** What became of it, to be said; empty at first. */
	outcome: string;
}

/** Copies a text; `copied` says so. Where there is no clipboard (plain http, an in-app browser) it selects the text and says that. */
export function useCopy(words: string, copied: string): Copying {
	const { text } = useText();
	const [outcome, setOutcome] = useState("");

	async function copy(shown: Element | null | undefined) {
		try {
			await navigator.clipboard.writeText(words);
			setOutcome(copied);
		} catch {
			if (shown) window.getSelection()?.selectAllChildren(shown);
			setOutcome(text("copy.selected"));
		}
	}

	return { copy: (shown) => void copy(shown), outcome };
}
