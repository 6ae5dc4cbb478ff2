import type { ReactNode } from "react";
import type { LongList } from "../../domain/observatory/long-lists.ts";
import { Link } from "../components/link.tsx";
import { formatNumber } from "../format.ts";
import { KEEPS_PLACE } from "../keeps-place.ts";
import { useText } from "../use-text.ts";
import { useObservatoryPath } from "./observatory-path.ts";

interface ListRestProps {
	list: LongList;
	/** The id of what holds the list. */
	place: string;
	/** How many entries follow the first ones, shown or not. */
	count: number;
	/** They, where the address asks for them; the page does not carry them otherwise. */
	children: ReactNode;
}

/** What follows the beginning of a list, behind a link that keeps its place when it is pressed. */
export function ListRest({ list, place, count, children }: ListRestProps) {
	const { text, language } = useText();
	const pathTo = useObservatoryPath();
	const isShown = Boolean(children);
	return (
		<>
			<p className="list-rest screen-only" data-shown={isShown || undefined}>
				<Link to={`${pathTo({ whole: isShown ? null : list })}#${place}`} preventScrollReset state={KEEPS_PLACE}>
					{isShown
						? text("observatory.groups.first")
						: text("observatory.groups.rest", { count: formatNumber(count, language) })}
				</Link>
			</p>
			{children}
		</>
	);
}
