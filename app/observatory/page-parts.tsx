import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { LongList } from "../../domain/observatory/table-selection.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { Link } from "../components/link.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { formatNumber } from "../words/format.ts";
import { useText } from "../words/text.ts";

type ObservatoryWords = NonNullable<Parameters<typeof addresses.observatory.to>[0]>;

/** Writes addresses of the observatory that change only what is named; a detail is open only where one is named. */
export function useObservatoryPath(): (changes: ObservatoryWords) => string {
	const here = addresses.observatory.read(useLocation());
	return (changes) => addresses.observatory.to({ ...here, detail: null, ...changes });
}

/** Location state of a navigation from the table to a detail: closing the detail then goes one step back. */
export const FROM_PAGE = { ...KEEPS_PLACE, isFromPage: true };

export function isFromPage(state: unknown): boolean {
	return typeof state === "object" && state !== null && "isFromPage" in state;
}

interface ChoicesProps {
	label: string;
	choices: readonly { key: string; to: string; isCurrent: boolean; label: ReactNode }[];
}

/** One of several ways to see a part of the page: links, so that each has its address and works without scripts. */
export function Choices({ label, choices }: ChoicesProps) {
	return (
		<nav className="choices screen-only" aria-label={label}>
			<ul>
				{choices.map(({ key, to, isCurrent, label: words }) => (
					<li key={key}>
						<Link to={to} aria-current={isCurrent ? "true" : undefined} preventScrollReset state={KEEPS_PLACE}>
							{words}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

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

/** 'Error al cargar datos' with a 'Reintentar' that loads the same address anew (specification, section 8; case K25). */
export function ObservatoryFailure() {
	const { text } = useText();
	return (
		<>
			<title>{text("observatory.failure.title")}</title>
			<LoadFailure title={text("observatory.failure.title")} explanation={text("observatory.failure.body")} />
		</>
	);
}
