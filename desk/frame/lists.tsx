import type { ReactNode } from "react";
import type { DeskLanguage } from "../../domain/language.ts";
import { LIST_TEXTS } from "./texts.ts";

interface PagerProps {
	url: URL;
	page: number;
	pages: number;
	language: DeskLanguage;
}

/** Which page of a list an address asks for, from 1 to the last. */
export function readPage(url: URL, pages: number): number {
	const asked = Number(url.searchParams.get("pagina") ?? 1);
	return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), Math.max(pages, 1)) : 1;
}

/** Links to the page before and after; nothing where there is one page. */
export function Pager({ url, page, pages, language }: PagerProps) {
	if (pages < 2) return null;
	const t = LIST_TEXTS[language];
	const to = (number: number) => {
		const address = new URL(url);
		address.searchParams.set("pagina", String(number));
		return `${address.pathname}${address.search}`;
	};
	return (
		<nav className="row" aria-label={t.page}>
			{page > 1 && (
				<a className="button" rel="prev" href={to(page - 1)}>
					{t.previous}
				</a>
			)}
			<span>
				{t.page} {page} / {pages}
			</span>
			{page < pages && (
				<a className="button" rel="next" href={to(page + 1)}>
					{t.next}
				</a>
			)}
		</nav>
	);
}

interface FoundListProps<Item> {
	/** All that was found, in its order. */
	all: readonly Item[];
	/** The address of the list; its `pagina` says which part is shown. */
	url: URL;
	language: DeskLanguage;
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

/** In characters. */
const LONGEST_SEARCH = 200;

/** What was searched for under this name of an address, without spaces around; empty where nothing was. */
export function readSearchWords(url: URL, name: string): string {
	return (url.searchParams.get(name) ?? "").trim().slice(0, LONGEST_SEARCH);
}
