import type { Language } from "../../domain/language.ts";
import { LIST_TEXTS } from "./texts.ts";

interface PagerProps {
	url: URL;
	page: number;
	pages: number;
	language: Language;
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
