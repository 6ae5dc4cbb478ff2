import type { MouseEventHandler } from "react";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { WHOLE_LIST } from "../address/list-part.ts";
import { formatNumber } from "../words/format.ts";
import { useText } from "../words/text.ts";
import { Button, Link } from "./link.tsx";

interface ListWays {
	place: ListPlace;
	/** The address of another part of the same list. */
	to: (part: ListPart) => string;
}

interface PagerProps extends ListWays {
	/** Names the way for screen readers. */
	label: string;
	/** Of the link to what comes next, where it is not "Página siguiente". */
	nextLabel?: string;
	onNext?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** The way through the pages of a long list; nothing where all of it is there. */
export function Pager({ place: { first, last, pages }, to, label, nextLabel, onNext }: PagerProps) {
	const { text, language } = useText();
	if (first === 1 && last === pages) return null;
	const number = (value: number) => formatNumber(value, language);
	return (
		<nav className="pager screen-only" aria-label={label}>
			{first > 1 && (
				<Button rel="prev" to={to(first - 1)}>
					{text("pager.previous")}
				</Button>
			)}
			<span>
				{first === last
					? text("pager.page", { page: number(first), pages: number(pages) })
					: text("pager.range", { first: number(first), last: number(last), pages: number(pages) })}
			</span>
			{last < pages && (
				<Button rel="next" to={to(last + 1)} onClick={onNext}>
					{nextLabel ?? text("pager.next")}
				</Button>
			)}
		</nav>
	);
}

/** From the pages to everything on one, to find in it or to print it, and back; nothing where there is one page. */
export function WholeListLink({ place, to }: ListWays) {
	const { text, language } = useText();
	const { isWhole, pages, found, together } = place;
	if (pages === 1) return null;
	const count = { count: formatNumber(together, language) };
	const whole = text(together === found ? "pager.whole" : "pager.beginning", count);
	return (
		<Link className="pager-whole screen-only" to={to(isWhole ? 1 : WHOLE_LIST)} preventScrollReset>
			{isWhole ? text("pager.byPages") : whole}
		</Link>
	);
}
