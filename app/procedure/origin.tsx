import { createContext, useContext } from "react";
import { FACT_LABELS } from "../../content/catalogue/fact-labels.ts";
import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import { siteName } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import { ExternalLink, Link } from "../components/link.tsx";
import type { LinePart, OriginView } from "../components/origins-view.ts";
import { useText } from "../words/text.ts";
import { SaidText } from "./said-text.tsx";

const Procedure = createContext("");

/** Stands around a page and tells the lines of its facts which procedure they are of, by its id. */
export const OriginsOf = Procedure.Provider;

interface OriginProps {
	/** Undefined where nobody noted it: nothing is then said. */
	of?: OriginView | undefined;
	/** The fact that somebody may call wrong; none where the page does not know it. */
	fact?: ProvableField | "" | false | null | undefined;
	/** On the first screen, where room is short: the note stands with the sources of the page. */
	isBrief?: boolean;
}

/** The line under a fact: where it comes from, and the way to say that it is wrong. */
export function Origin({ of: origin, fact, isBrief }: OriginProps) {
	const { text } = useText();
	const procedure = useContext(Procedure);
	if (!origin && !fact) return null;
	const { doubt, isSingle, line = [], note } = origin ?? {};
	return (
		<small className="origin" data-state={doubt} data-unread={(origin && !doubt && !isSingle && !note) || undefined}>
			<Line of={line} />
			{note && !isBrief && (
				<>
					<SaidText>{note}</SaidText>{" "}
				</>
			)}
			{fact && (
				<Link
					className="screen-only"
					to={addresses.report.to({ procedure, fact })}
					aria-label={`${text("origin.wrong")} ${text(FACT_LABELS[fact])}`}
				>
					{text("origin.wrong")}
				</Link>
			)}
		</small>
	);
}

/** A line that stands in pieces. */
export function Line({ of }: { of: readonly LinePart[] }) {
	return of.map((part) => {
		if (typeof part === "string") return part;
		if ("said" in part) return <SaidText key={part.said}>{part.said}</SaidText>;
		const [page, name = siteName(page)] = part;
		return (
			<ExternalLink key={page} address={page} hasIcon={false}>
				{name}
			</ExternalLink>
		);
	});
}
