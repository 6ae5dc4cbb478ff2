import type { ReactNode } from "react";
import type { Language } from "../../domain/language.ts";
import { Pager, readPage } from "./pager.tsx";
import { LIST_TEXTS } from "./texts.ts";

interface FoundListProps<Item> {
	/** All that was found, in its order. */
	all: readonly Item[];
	/** The address of the list; its `pagina` says which part is shown. */
	url: URL;
	language: Language;
	/** What to say where nothing was found. */
	nothing: string;
	/** Draws the part that is shown. */
	children(shown: readonly Item[]): ReactNode;
}

const PAGE_SIZE = 30;

/** How many were found, one page of them, and the way to the others. */
export function FoundList<Item>({ all, url, language, nothing, children }: FoundListProps<Item>) {
	const pages = Math.ceil(all.length / PAGE_SIZE);
	const page = readPage(url, pages);
	return (
		<>
			<p role="status">{LIST_TEXTS[language].found(all.length)}</p>
			{all.length === 0 ? <p>{nothing}</p> : children(all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE))}
			<Pager {...{ url, page, pages, language }} />
		</>
	);
}
